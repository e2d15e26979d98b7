/** Keeps the records of a match as it goes, so that whatever ends it costs no game that is over. */
import {
  makeRecord,
  makeRecords,
  nameTags,
  standInTags,
  type GameRecord,
  type StandIns,
} from "@gemwright/notation";
import { appendText, checkWritable, writeText } from "../file.ts";
import type { BotSpec } from "../bots.ts";
import { MAX_TURNS, type GameOutcome } from "./game.ts";
import type { Done } from "./messages.ts";

export class RecordFile {
  private readonly file: string;
  /** Records by game; those up to `written` are in the file. */
  private readonly records: GameRecord[] = [];
  private written = 0;
  private refused = false;

  constructor(file: string) {
    checkWritable(file);
    this.file = file;
  }

  /**
   * Games lie in the file in their order, so one that ends early waits for those before it. In a
   * round robin `before` counts the games of the pairs before this one.
   */
  add(done: Done, bots: readonly BotSpec[], before = 0): void {
    this.records[before + done.job.game] = recordOf(done, bots);
    for (let due; !this.refused && (due = this.records[this.written]); this.written++)
      try {
        // The first one takes the place of what was there before.
        if (this.written === 0) writeText(this.file, makeRecord(due));
        else appendText(this.file, `\n${makeRecord(due)}`);
      } catch {
        // There may be room again when the match is over; if not, `close` says so.
        this.refused = true;
        return;
      }
  }

  /** Adds what was still waiting; games between that were never over are left out. */
  close(): void {
    const all = this.records.filter(() => true);
    if (all.length > this.written || this.refused) writeText(this.file, makeRecords(all));
  }
}

/** The turns that somebody else played in the seats of those who broke the protocol. */
const standIns = ({ turns, forfeits }: GameOutcome, seats: number): StandIns =>
  Array.from({ length: seats }, (_, seat) => {
    const after = forfeits.find((each) => each.seat === seat)?.after ?? turns.length;
    const instead = turns.flatMap((_turn, i) => (i % seats === seat && i >= after ? [i + 1] : []));
    return instead.length > 0 ? instead : undefined;
  });

function recordOf({ job, outcome }: Done, bots: readonly BotSpec[]): GameRecord {
  const { turns, forfeits, cut } = outcome;
  const players = nameTags(job.seating.map((bot) => (bots[bot] as BotSpec).name));
  const further = [...players];
  if (forfeits.length > 0)
    further.push([
      "Forfeit",
      forfeits.map(({ seat, reason }) => `seat ${seat + 1} ${reason}`).join("; "),
    ]);
  further.push(...standInTags(standIns(outcome, job.cards.seats)));
  if (cut) further.push(["Termination", `cut after ${MAX_TURNS} turns`]);
  return { deal: job.cards, options: { hideReserved: false }, further, turns };
}
