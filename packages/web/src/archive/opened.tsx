import { parseRecords } from "@gemwright/notation";
import { SPECTATOR, isOver, scores, winners } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Page } from "../app/page.tsx";
import type { FinishedGame } from "../app/route.ts";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { api, troubleText } from "../online/api.ts";
import { sitterOf } from "../online/sitter.ts";
import { replayAddress, tableReplayAddress } from "../play/replay-address.ts";
import type { ReplayState } from "../play/replay-game.ts";
import { makeLocalRecord, positionsOf, turnsOf } from "../play/saved.ts";
import { keptGames, readKept } from "../play/shelf.ts";
import { ownSeat } from "./finished.ts";

/** What can be looked through, or a sentence that says why nothing can. */
type Loaded = ReplayState | string;

function loadHere(id: string): Loaded {
  const kept = keptGames().find((each) => each.id === id);
  const saved = readKept(id);
  if (!kept || saved.state !== "fine") return t().gameGone;
  const { game } = saved;
  const position = positionsOf(game).at(-1)!;
  if (!isOver(position)) return t().gameRunning;
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
    record: makeLocalRecord(game, kept.at),
    address: replayAddress(id),
  };
}

async function loadThere(table: string, invite: string | undefined): Promise<Loaded> {
  const [view, record] = await Promise.all([api.table(table, invite), api.record(table, invite)]);
  if (!view.ok) return troubleText(view.trouble);
  const { seats, result } = view.value;
  if (view.value.status !== "over" || !result) return t().gameRunning;
  if (!record.ok) return troubleText(record.trouble);
  const read = parseRecords(record.value);
  const game = read.ok ? read.value[0] : undefined;
  if (!game) return t().gameGone;
  return {
    deal: game.deal,
    hideReserved: game.options.hideReserved,
    turns: game.turns,
    sitters: seats.map((seat) => ({ ...sitterOf(seat), away: false })),
    viewer: view.value.seat === null ? SPECTATOR : view.value.seat - 1,
    prestige: result.scores,
    winners: result.winners.map((seat) => seat - 1),
    resigned: result.ending === "resigned",
    // whoever gives up against one other leaves nothing to be played
    standIns: seats.flatMap(({ away }, seat) =>
      away === null || (away === "resigned" && seats.length === 2) ? [] : [seat],
    ),
    record: record.value,
    address: tableReplayAddress(table, invite),
  };
}

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
  if (typeof loaded !== "string") return <>{children(loaded)}</>;
  return (
    <TroublePage title={loaded}>
      <div class="buttons">
        {table !== undefined && (
          <button type="button" class="btn main" onClick={() => void load()}>
            {t().tryNow}
          </button>
        )}
        <a class="btn quiet" href="#/games">
          {t().games}
        </a>
      </div>
    </TroublePage>
  );
}
