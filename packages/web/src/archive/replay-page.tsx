import { parseRecords } from "@gemwright/notation";
import { SPECTATOR, isOver } from "@gemwright/rules";
import { useEffect, useState } from "preact/hooks";
import { Page } from "../app/page.tsx";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { api, troubleText } from "../online/api.ts";
import { sitterOf } from "../online/sitter.ts";
import { ReplayGame, type ReplayState } from "../play/replay-game.ts";
import { makeLocalRecord, positionsOf, turnsOf } from "../play/saved.ts";
import { keptGames, readKept } from "../play/shelf.ts";
import { TablePage } from "../table/table-page.tsx";
import { ownSeat } from "./finished.ts";
import { ReplayBar } from "./replay-bar.tsx";
import "./archive.css";

interface ReplayPageProps {
  /** A game of this device, or … */
  readonly game: string | undefined;
  /** … a table of the server. */
  readonly table: string | undefined;
  readonly invite: string | undefined;
}

/** What can be looked through, or a sentence that says why nothing can. */
type Loaded = ReplayState | string;

function loadHere(id: string): Loaded {
  const kept = keptGames().find((each) => each.id === id);
  const saved = readKept(id);
  if (!kept || saved.state !== "fine") return t().gameGone;
  const { game } = saved;
  if (!isOver(positionsOf(game).at(-1)!)) return t().gameRunning;
  return {
    deal: game.deal,
    hideReserved: false,
    turns: turnsOf(game),
    sitters: game.sitters,
    viewer: ownSeat(game.kind, game.sitters),
    record: makeLocalRecord(game, kept.at),
  };
}

async function loadThere(table: string, invite: string | undefined): Promise<Loaded> {
  const [view, record] = await Promise.all([api.table(table, invite), api.record(table, invite)]);
  if (!view.ok) return troubleText(view.trouble);
  if (view.value.status !== "over") return t().gameRunning;
  if (!record.ok) return troubleText(record.trouble);
  const read = parseRecords(record.value);
  const game = read.ok ? read.value[0] : undefined;
  if (!game) return t().gameGone;
  return {
    deal: game.deal,
    hideReserved: game.options.hideReserved,
    turns: game.turns,
    sitters: view.value.seats.map((seat) => ({ ...sitterOf(seat), away: false })),
    viewer: view.value.seat === null ? SPECTATOR : view.value.seat - 1,
    record: record.value,
  };
}

/** A finished game on the real table, turn by turn. */
export function ReplayPage({ game, table, invite }: ReplayPageProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const load = async () =>
    setLoaded(table === undefined ? loadHere(game ?? "") : await loadThere(table, invite));
  useEffect(() => void load(), [game, table]);
  if (loaded === undefined) return <Page title="…" />;
  if (typeof loaded === "string")
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
  return (
    <TablePage
      open={() => new ReplayGame(loaded)}
      begin={() => {}}
      above={(ctrl, replayed) => <ReplayBar ctrl={ctrl} replay={replayed.replay} />}
    />
  );
}
