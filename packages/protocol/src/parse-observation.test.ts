import { SPECTATOR, listLegal, observe, clonePosition, seatToMove, isOver } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { makeLegal } from "./legal.ts";
import { makeObservation, type Observation } from "./observation.ts";
import { parseObservation } from "./parse-observation.ts";
import { randomGame } from "./random-game.ts";

describe("reading an observation", () => {
  it("gives back what was observed, for all eyes, at every moment of random games", () => {
    for (const seats of [2, 3, 4] as const)
      for (const position of randomGame(seats, 10 + seats))
        for (let viewer = SPECTATOR; viewer < seats; viewer++) {
          const observation = makeObservation(position, viewer);
          const parsed = parseObservation(JSON.parse(JSON.stringify(observation)));
          if (!parsed.ok) throw new Error(parsed.error);
          expect(makeObservation(parsed.value, viewer)).toEqual(observation);
        }
  });

  it("gives the seat to move the same legal steps as the server has", () => {
    for (const position of randomGame(3, 99)) {
      if (isOver(position)) continue;
      const viewer = seatToMove(position);
      const parsed = parseObservation(makeObservation(position, viewer));
      if (!parsed.ok) throw new Error(parsed.error);
      expect(listLegal(parsed.value)).toEqual(listLegal(position));
      expect(makeLegal(parsed.value)).toEqual(makeLegal(position));
      expect(listLegal(observe(position, viewer, clonePosition(position)))).toEqual(
        listLegal(position),
      );
    }
  });

  it("rejects what is no observation, and what could not have come about", () => {
    const [opening] = randomGame(2, 1);
    const good = makeObservation(opening, 0);
    const changed = (changes: object): unknown => ({ ...good, ...changes });
    const row: Observation["market"][1] = good.market[1];
    for (const bad of [
      null,
      "text",
      [],
      {},
      changed({ seats: 5 }),
      changed({ step: "deal" }),
      changed({ turn: -1 }),
      changed({ turn: 0.5 }),
      changed({ market: { ...good.market, 1: row.slice(1) } }),
      changed({ market: { ...good.market, 1: [row[0], row[0], row[2], row[3]] } }),
      changed({ market: { ...good.market, 1: ["999", ...row.slice(1)] } }),
      changed({ decks: { ...good.decks, 2: 25 } }),
      changed({ supply: { ...good.supply, W: 8 } }),
      changed({ nobles: ["N01", "N01", "N02"] }),
      changed({ players: good.players.slice(1) }),
      changed({ players: [{ ...good.players[0], tokens: {} }, good.players[1]] }),
    ])
      expect(parseObservation(bad).ok).toBe(false);
  });
});
