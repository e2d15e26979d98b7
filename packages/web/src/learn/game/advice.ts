import {
  LEVELS,
  type Position,
  type Seat,
  type Step,
  TOKEN_LIMIT,
  isLastRound,
  listLegal,
  market,
  missingForNoble,
  nobles,
  phase,
  shortBy,
  tokenCount,
  wordsOf,
} from "@gemwright/rules";
import { sumOf } from "../../table/bill.ts";

/** What somebody who learns may look at now. */
export type Advice =
  | "last"
  | "return"
  | "choose"
  | "buy"
  | "reserve"
  | "full"
  | "noble"
  | "near"
  | "take";

/** The most useful thing to say about a position, from the rules alone. */
export function adviceFor(position: Position, seat: Seat): Advice {
  if (phase(position) === "return") return "return";
  if (phase(position) === "noble") return "choose";
  if (isLastRound(position)) return "last";
  if (listLegal(position).some((step) => wordsOf(step).kind === "purchase")) return "buy";
  if (tokenCount(position, seat) >= TOKEN_LIMIT - 1) return "full";
  if (nobles(position).some((noble) => sumOf(missingForNoble(position, seat, noble)) <= 3))
    return "noble";
  const cards = LEVELS.flatMap((level) => market(position, level));
  const near = cards.some((card) => card !== undefined && shortBy(position, seat, card) <= 2);
  return near ? "near" : "take";
}

/** What to say about a proposed step, so that the reason goes with the move. */
export function adviceOn(position: Position, seat: Seat, step: Step): Advice {
  const { kind } = wordsOf(step);
  if (kind === "reserve" || kind === "reserve-deck") return "reserve";
  const said = adviceFor(position, seat);
  return kind === "take" && said === "buy" ? "take" : said;
}

/** How much is said: at first a move, then only what to look at, then nothing. */
export function frankness(turns: number): "move" | "look" | "farewell" | "silent" {
  if (turns < 4) return "move";
  if (turns < 9) return "look";
  return turns === 9 ? "farewell" : "silent";
}
