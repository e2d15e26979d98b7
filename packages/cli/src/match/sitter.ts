/** Whoever sits at a table of a match: a player of ours, or a program that speaks the protocol. */
import { makePlayer, type Budget, type Network } from "@gemwright/ai";
import type { PlayerName } from "@gemwright/notation";
import type { Position, Seat, Step } from "@gemwright/rules";

/** A bot that did not do what it had to: it loses the game, and this says why. */
export class Forfeit extends Error {}

export interface Sitter {
  /** A step for the seat to move; throws `Forfeit`. */
  step(observed: Position): Promise<Step>;
  /** A whole turn was played by a seat. */
  played(seat: Seat, turn: string): void;
  /** The game is over; resolves when the sitter has gone. */
  end(scores: readonly number[], winners: readonly Seat[]): Promise<void>;
}

export function localSitter(name: PlayerName, net: Network, seed: number, budget: Budget): Sitter {
  const player = makePlayer(name, net, { seed, budget });
  return {
    step(observed) {
      const answer = player.step(observed);
      if (!answer.ok) throw new Error(`${name}: ${answer.error}`);
      return Promise.resolve(answer.value);
    },
    played: () => {},
    end: () => Promise.resolve(),
  };
}
