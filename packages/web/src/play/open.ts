import { type SeatCount, shuffledDeal } from "@gemwright/rules";
import { settings } from "../app/settings.ts";
import { goTo } from "../app/route.ts";
import type { BotLevel } from "../i18n/words.ts";
import { workerBots } from "./bots.ts";
import type { Sitter } from "./game.ts";
import { LocalGame, type LocalGameState } from "./local-game.ts";
import { browserRandom } from "./random.ts";
import { makeLocalRecord, readSaved, writeSaved } from "./saved.ts";

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

/** Opens a game on this device and lets it run. */
export function openLocalGame(state: LocalGameState): LocalGame {
  const game = new LocalGame(state, {
    bots: workerBots(),
    save: writeSaved,
    record: (old) => makeLocalRecord(old, new Date().toISOString().slice(0, 10)),
    playAgain: (old) => startLocal(again(old)),
    hintLevel: "master",
  });
  return game;
}

/** Makes this the game on the device, and shows it. */
export function startLocal(state: LocalGameState): void {
  writeSaved(state);
  goTo(`/play/${Date.now().toString(36)}`);
}

export { readSaved };
