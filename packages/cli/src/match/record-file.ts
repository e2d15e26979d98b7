/** Keeps the records of a match as it goes, so that whatever ends it costs no game that is over. */
import { makeRecord, makeRecords, nameTags, type GameRecord } from "@gemwright/notation";
import { appendText, checkWritable, writeText } from "../file.ts";
import type { BotSpec } from "./bots.ts";
import { MAX_TURNS } from "./game.ts";
import type { Done } from "./messages.ts";

export class RecordFile {
  private readonly file: string;
  private readonly bots: readonly BotSpec[];
  /** Records by game; those up to `written` are in the file. */
  private readonly records: GameRecord[] = [];
  private written = 0;
  private refused = false;

  constructor(file: string, bots: readonly BotSpec[]) {
    checkWritable(file);
    this.file = file;
    this.bots = bots;
  }

  /** Games lie in the file in their order, so one that ends early waits for those before it. */
  add(done: Done): void {
    this.records[done.job.game] = recordOf(done, this.bots);
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

function recordOf({ job, outcome }: Done, bots: readonly BotSpec[]): GameRecord {
  const { turns, forfeits, cut } = outcome;
  const players = nameTags(job.seating.map((bot) => (bots[bot] as BotSpec).name));
  const further = [...players];
  if (forfeits.length > 0)
    further.push([
      "Forfeit",
      forfeits.map(({ seat, reason }) => `seat ${seat + 1} ${reason}`).join("; "),
    ]);
  if (cut) further.push(["Termination", `cut after ${MAX_TURNS} turns`]);
  return { deal: job.cards, options: { hideReserved: false }, further, turns };
}
