import { type SeatCount, shuffledDeal } from "@gemwright/rules";
import { settings } from "../app/settings.ts";
import { goTo } from "../app/route.ts";
import type { BotLevel } from "../i18n/words.ts";
import { workerBots } from "./bots.ts";
import type { Sitter } from "./game.ts";
import { LocalGame, type LocalGameState } from "./local-game.ts";
import { paced } from "./pace.ts";
import { browserRandom } from "./random.ts";
import { replayAddress } from "./replay-address.ts";
import { makeLocalRecord } from "./saved.ts";
import { addKept, writeKept } from "./shelf.ts";

/** What the bots of a game on this device are called. */
const BOT_NAMES = ["Lucia", "Tomas", "Ines"];

/** R1.5: who starts is drawn; a game played again passes the start on. */
const rotated = <T>(items: readonly T[], by: number): T[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

export function newBotGame(seats: SeatCount, level: BotLevel): LocalGameState {
  const person: Sitter = { name: settings.name.value, bot: undefined, away: false };
  const bots = Array.from({ length: seats - 1 }, (_, i): Sitter => ({
    name: BOT_NAMES[i] ?? "",
    bot: level,
    away: false,
  }));
  return {
    kind: "bots",
    sitters: rotated([person, ...bots], browserRandom.below(seats)),
    deal: shuffledDeal(seats, browserRandom),
    steps: [],
  };
}

export function newPassGame(names: readonly string[]): LocalGameState {
  const sitters = names.map((name): Sitter => ({ name, bot: undefined, away: false }));
  const seats = names.length as SeatCount;
  return {
    kind: "pass",
    sitters: rotated(sitters, browserRandom.below(seats)),
    deal: shuffledDeal(seats, browserRandom),
    steps: [],
  };
}

function again(state: LocalGameState): LocalGameState {
  const seats = state.sitters.length as SeatCount;
  return {
    ...state,
    sitters: rotated(state.sitters, 1),
    deal: shuffledDeal(seats, browserRandom),
    steps: [],
  };
}

/** Opens a game on this device; every step of it is kept under its name. */
export const openLocalGame = (id: string, state: LocalGameState): LocalGame =>
  new LocalGame(state, {
    bots: settings.unhurried.value ? paced(workerBots()) : workerBots(),
    save: (now) => writeKept(id, now),
    record: (now) => makeLocalRecord(now, Date.now()),
    playAgain: (old) => startLocal(again(old)),
    lookBack: replayAddress(id),
  });

/** Puts a game on the shelf, beside those that are there, and shows it. */
export function startLocal(state: LocalGameState): void {
  goTo(`/play/${addKept(state)}`);
}
