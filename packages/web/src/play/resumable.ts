import { round } from "@gemwright/rules";
import type { Sitter } from "./game.ts";
import { LocalGame } from "./local-game.ts";
import { readSaved } from "./saved.ts";

/** A kept game in a few words. */
export interface Resumable {
  readonly others: readonly Sitter[];
  readonly round: number;
  readonly yourTurn: boolean;
}

/** The game that this device keeps, if it has begun. Nothing runs while it is only looked at. */
export function findResumable(): Resumable | undefined {
  const saved = readSaved();
  if (saved.state !== "fine") return undefined;
  const { view } = new LocalGame(saved.game, {
    bots: { choose: () => Promise.reject(new Error("nobody plays here")), end: () => {} },
    save: () => {},
    record: () => undefined,
    playAgain: () => {},
    hintLevel: "master",
  });
  const { sitters, viewer, position, mayAct, deeds } = view.value;
  if (deeds.length === 0) return undefined;
  return {
    others: sitters.filter((_, seat) => seat !== viewer),
    round: round(position),
    yourTurn: mayAct,
  };
}
