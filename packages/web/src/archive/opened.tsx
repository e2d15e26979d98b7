import { parseRecords, standInsOf } from "@gemwright/notation";
import { SPECTATOR, isOver, scores, winners } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Page } from "../app/page.tsx";
import type { FinishedGame } from "../app/route.ts";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { type Trouble, api, isFinal, isUninvited, troubleText } from "../online/api.ts";
import { sitterOf } from "../online/sitter.ts";
import { awaySeats } from "../play/outcome.ts";
import { replayAddress, tableReplayAddress } from "../play/replay-address.ts";
import type { ReplayState } from "../play/replay-game.ts";
import { makeLocalRecord, positionsOf, turnsOf } from "../play/saved.ts";
import { keptGames, readKept } from "../play/shelf.ts";
import { ownSeat } from "./finished.ts";

/** Why nothing can be looked through, in a sentence. */
interface Refused {
  readonly why: string;
  /** Whether that may change, so that trying again is of use. */
  readonly mayChange: boolean;
}
type Loaded = ReplayState | Refused;

const gone = (): Refused => ({ why: t().gameGone, mayChange: false });
const running = (): Refused => ({ why: t().gameRunning, mayChange: true });
const refusedFor = (trouble: Trouble): Refused => ({
  why: isUninvited(trouble) ? t().privateGame : troubleText(trouble),
  mayChange: !isFinal(trouble),
});

function loadHere(id: string): Loaded {
  const kept = keptGames().find((each) => each.id === id);
  const saved = readKept(id);
  if (!kept || saved.state !== "fine") return gone();
  const { game } = saved;
  const position = positionsOf(game).at(-1)!;
  if (!isOver(position)) return running();
  return {
    deal: game.deal,
    hideReserved: false,
    turns: turnsOf(game),
    sitters: game.sitters,
    viewer: ownSeat(game.kind, game.sitters),
    prestige: scores(position),
    winners: winners(position),
    resigned: false,
    standIns: [],
    botTurns: [],
    record: makeLocalRecord(game, kept.at),
    address: replayAddress(id),
  };
}

async function loadThere(table: string, invite: string | undefined): Promise<Loaded> {
  const [view, record] = await Promise.all([api.table(table, invite), api.record(table, invite)]);
  if (!view.ok) return refusedFor(view.trouble);
  const { seats, result } = view.value;
  if (view.value.status !== "over" || !result) return running();
  if (!record.ok) return refusedFor(record.trouble);
  const read = parseRecords(record.value);
  const game = read.ok ? read.value[0] : undefined;
  if (!game) return gone();
  const sitters = seats.map(sitterOf);
  return {
    deal: game.deal,
    hideReserved: game.options.hideReserved,
    turns: game.turns,
    // on the table of a finished game nobody is away
    sitters: sitters.map((sitter) => ({ ...sitter, away: false })),
    viewer: view.value.seat === null ? SPECTATOR : view.value.seat - 1,
    prestige: result.scores,
    winners: result.winners.map((seat) => seat - 1),
    resigned: result.ending === "resigned",
    standIns: awaySeats(sitters),
    botTurns: standInsOf(game),
    record: record.value,
    address: tableReplayAddress(table, invite),
  };
}

interface WayOnProps {
  readonly mayChange: boolean;
  readonly onRetry: () => void;
}

/** What to do where a table's game is not to be seen: try again, or play one of one's own. */
const WayOn = ({ mayChange, onRetry }: WayOnProps) =>
  mayChange ? (
    <button type="button" class="btn main" onClick={onRetry}>
      {t().tryNow}
    </button>
  ) : (
    <a class="btn main" href="#/friends">
      {t().openTable}
    </a>
  );

interface OpenedProps {
  readonly at: FinishedGame;
  readonly children: (state: ReplayState) => ComponentChildren;
}

/** A page about a finished game: the game is fetched first, and where it cannot be, that is said. */
export function Opened({ at: { game, table, invite }, children }: OpenedProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const load = async () =>
    setLoaded(table === undefined ? loadHere(game ?? "") : await loadThere(table, invite));
  useEffect(() => void load(), [game, table, invite]);
  if (loaded === undefined) return <Page title="…" />;
  if (!("why" in loaded)) return <>{children(loaded)}</>;
  return (
    <TroublePage title={loaded.why}>
      <div class="buttons">
        {table !== undefined && <WayOn mayChange={loaded.mayChange} onRetry={() => void load()} />}
        <a class="btn quiet" href="#/games">
          {t().games}
        </a>
      </div>
    </TroublePage>
  );
}
