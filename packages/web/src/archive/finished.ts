import type { TableLine } from "@gemwright/protocol";
import { SPECTATOR, type Viewer, isOver, scores, winners } from "@gemwright/rules";
import { type Answer, api } from "../online/api.ts";
import { whoAmI } from "../online/session.ts";
import { sitterOf } from "../online/sitter.ts";
import type { Sitter } from "../play/game.ts";
import { type Outcome, awaySeats } from "../play/outcome.ts";
import { replayAddress, tableReplayAddress } from "../play/replay-address.ts";
import { makeLocalRecord, positionsOf } from "../play/saved.ts";
import { dropKept, keptGames, readKept } from "../play/shelf.ts";

/** A finished game as the archive lists it, wherever it was played. */
export interface Finished extends Outcome {
  readonly href: string;
  readonly kind: "bots" | "pass" | "online";
  /** When it ended. */
  readonly at: number;
  readonly record: () => Promise<string | undefined>;
  /** Takes it off this device; what comes back undoes that. */
  readonly drop?: () => () => void;
}

/** The person's seat among bots; nobody's on a device that was passed round. */
export const ownSeat = (kind: "bots" | "pass", sitters: readonly Sitter[]): Viewer =>
  kind === "bots" ? sitters.findIndex(({ bot }) => bot === undefined) : SPECTATOR;

function finishedHere(): Finished[] {
  return keptGames().flatMap(({ id, at, over }): Finished[] => {
    const saved = over ? readKept(id) : undefined;
    if (saved?.state !== "fine") return [];
    const { game } = saved;
    const position = positionsOf(game).at(-1)!;
    // a game whose end could not be read is under way again
    if (!isOver(position)) return [];
    return [
      {
        href: replayAddress(id),
        kind: game.kind,
        at,
        sitters: game.sitters,
        viewer: ownSeat(game.kind, game.sitters),
        prestige: scores(position),
        winners: winners(position),
        resigned: false,
        standIns: [],
        record: () => Promise.resolve(makeLocalRecord(game, at)),
        drop: () => dropKept(id),
      },
    ];
  });
}

function finishedThere({ table, seats, result }: TableLine, player: string): Finished[] {
  if (!result) return [];
  const sitters = seats.map(sitterOf);
  const own = seats.findIndex((seat) => seat.player === player);
  return [
    {
      href: tableReplayAddress(table),
      kind: "online",
      at: result.at,
      sitters,
      viewer: own < 0 ? SPECTATOR : own,
      prestige: result.scores,
      winners: result.winners.map((seat) => seat - 1),
      resigned: result.ending === "resigned",
      standIns: awaySeats(sitters),
      record: async () => {
        const answer = await api.record(table, undefined);
        return answer.ok ? answer.value : undefined;
      },
    },
  ];
}

/** Somebody who never sat at a server's table has no games there; that is no trouble. */
async function finishedOnline(): Promise<Answer<Finished[]>> {
  const who = await whoAmI();
  if (!who) return { ok: true, value: [] };
  if (!who.ok) return who.trouble.code === "no-identity" ? { ok: true, value: [] } : who;
  const archive = await api.archive();
  if (!archive.ok) return archive;
  const { player } = who.value;
  return { ok: true, value: archive.value.tables.flatMap((line) => finishedThere(line, player)) };
}

export interface Archive {
  readonly games: readonly Finished[];
  /** Whether the server's games could not be asked for. */
  readonly away: boolean;
}

const newestFirst = (games: readonly Finished[]): Finished[] =>
  games.toSorted((a, b) => b.at - a.at);

/** What this device keeps, at once; the server's games come when they come. */
export function openArchive(onChange: (archive: Archive) => void): void {
  const here = finishedHere();
  onChange({ games: newestFirst(here), away: false });
  void finishedOnline().then((there) =>
    onChange({ games: newestFirst([...here, ...(there.ok ? there.value : [])]), away: !there.ok }),
  );
}
