import { SPECTATOR, type Seat, type Viewer } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { type Sitter, sitterNames } from "./game.ts";

/** How a game ended, and for whom. */
export interface Outcome {
  readonly sitters: readonly Sitter[];
  /** The seat of whoever looks at it; a spectator where nobody did sit there. */
  readonly viewer: Viewer;
  readonly prestige: readonly number[];
  readonly winners: readonly Seat[];
  /** Whether it ended because somebody gave up. */
  readonly resigned: boolean;
  /** The seats of people in whose place a bot played when it ended. */
  readonly standIns: readonly Seat[];
}

/** The seats in which a bot plays on for somebody. */
export const awaySeats = (sitters: readonly Sitter[]): Seat[] =>
  sitters.flatMap(({ away }, seat) => (away ? [seat] : []));

export const nameIn = ({ sitters, viewer }: Outcome, seat: Seat): string =>
  seat === viewer ? t().you : (sitterNames(sitters)[seat] ?? "");

/** What stands beside the name of somebody who did not play to the end. */
export function seatNote({ sitters, standIns }: Outcome, seat: Seat): string {
  if (!standIns.includes(seat)) return "";
  return sitters[seat]?.resigned ? t().gaveUpBotPlayedOn : t().botPlayedOn;
}

/** Whether whoever looks at it has won, and not a bot in their place. */
export const hasWon = ({ viewer, winners, standIns }: Outcome): boolean =>
  winners.includes(viewer) && !standIns.includes(viewer);

function winnerInList(game: Outcome, seat: Seat): string {
  const name = seat === game.viewer ? t().youInList : nameIn(game, seat);
  const note = seatNote(game, seat);
  return note ? `${name} (${note})` : name;
}

/** Who won because somebody gave up, as the reader sees it. */
function resignedWords(name: string, you: boolean, watched: boolean): string {
  const m = t();
  if (you) return m.youWinResigned;
  return watched ? m.winsResigned(name) : m.youResigned(name);
}

/** How it ended, in a sentence. */
export function resultWords(game: Outcome): string {
  const m = t();
  const [only] = game.winners;
  if (game.winners.length !== 1 || only === undefined)
    return m.sharedVictory(
      m.listOf(game.winners.map((seat) => winnerInList(game, seat))),
      Math.max(...game.prestige),
    );
  const you = only === game.viewer;
  const name = nameIn(game, only);
  if (game.resigned) return resignedWords(name, you, game.viewer === SPECTATOR);
  const best = game.prestige[only] ?? 0;
  if (game.standIns.includes(only))
    return m.botWins({ you, name }, best, game.sitters[only]?.resigned === true);
  return you ? m.youWin(best) : m.wins(name, best);
}
