import {
  SPECTATOR,
  listLegal,
  observe,
  clonePosition,
  reserved,
  seatToMove,
  isOver,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { makeLegal } from "./legal.ts";
import { makeObservation, type Observation } from "./observation.ts";
import { parseObservation } from "./parse-observation.ts";
import { randomGame } from "./random-game.ts";

describe("reading an observation", () => {
  it("gives back what was observed, for all eyes, at every moment of random games", () => {
    for (const [seats, hidden] of [
      [2, false],
      [3, true],
      [3, false],
      [4, false],
    ] as const)
      for (const position of randomGame(seats, 10 + seats, hidden))
        for (let viewer = SPECTATOR; viewer < seats; viewer++) {
          const observation = makeObservation(position, viewer);
          const parsed = parseObservation(JSON.parse(JSON.stringify(observation)));
          if (!parsed.ok) throw new Error(parsed.error);
          expect(makeObservation(parsed.value, viewer)).toEqual(observation);
        }
  });

  it("takes purchased cards and a player's nobles in any order", () => {
    const position = [...randomGame(4, 21)].at(-1)!;
    const observation = makeObservation(position, SPECTATOR);
    const backwards = {
      ...observation,
      players: observation.players.map((player) => ({
        ...player,
        purchased: player.purchased.toReversed(),
        nobles: player.nobles.toReversed(),
      })),
    };
    expect(backwards).not.toEqual(observation);
    const parsed = parseObservation(backwards);
    if (!parsed.ok) throw new Error(parsed.error);
    expect(makeObservation(parsed.value, SPECTATOR)).toEqual(observation);
  });

  it("takes over what the viewer keeps from the others", () => {
    for (const hideReserved of [false, true]) {
      const kept = new Set<boolean>();
      for (const position of randomGame(2, 7, hideReserved)) {
        const own = reserved(position, 0);
        const drawnUnseen = new Set(own.flatMap((each) => (each.drawnUnseen ? each.card : [])));
        const parsed = parseObservation(makeObservation(position, 0), {
          hideReserved,
          drawnUnseen,
        });
        if (!parsed.ok) throw new Error(parsed.error);
        expect(reserved(parsed.value, 0)).toEqual(own);
        for (const { hidden } of own) kept.add(hidden);
      }
      expect(kept).toEqual(new Set(hideReserved ? [true] : [true, false]));
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

  it("rejects what does not agree with itself, and says which field", () => {
    const [opening] = randomGame(2, 1);
    const good = makeObservation(opening, 0);
    const [first, second] = good.players;
    const fitted: readonly (readonly [changes: object, reason: string])[] = [
      [{ seat: 9 }, "seat 9 is none of the 2 seats"],
      [{ seat: "1" }, "seat is no count"],
      [{ toMove: 2 }, "toMove is 2, but 1 fits the rest"],
      [{ turn: 1 }, "toMove is 1, but 2 fits the rest"],
      [{ round: 7 }, "round is 7, but 1 fits the rest"],
      [{ winners: [1] }, "winners is a list of 1, but one of 0 fits the rest"],
      [{ winners: null }, "winners is null, not a list"],
      [{ scores: [3, 0] }, "scores.0 is 3, but 0 fits the rest"],
      [{ over: 0 }, "over is 0, but false fits the rest"],
      [{ players: [{ ...first, prestige: 9 }, second] }, "players.0.prestige is 9, but 0 fits"],
      [
        { players: [{ ...first, bonuses: { ...first.bonuses, W: 2 } }, second] },
        "players.0.bonuses.W is 2, but 0 fits",
      ],
      [{ players: [second, first] }, "players is not in the order of the seats"],
      [{ players: [{ ...first, reserved: ["1?"] }, second] }, "knows its own reserved cards"],
      [{ supply: { ...good.supply, W: 8 } }, "supply.W is 8, but 4 fits the rest"],
      [{ decks: { ...good.decks, 2: 25 } }, "decks.2 is 25, but 26 fits the rest"],
    ];
    for (const [changes, reason] of fitted) {
      const parsed = parseObservation({ ...good, ...changes });
      expect(parsed.ok ? "accepted" : parsed.error).toContain(reason);
    }
    const { scores: _, ...short } = good;
    expect(parseObservation(short)).toEqual({ ok: false, error: "scores is missing" });
  });

  it("takes a field that it does not know for news from a newer server", () => {
    const [opening] = randomGame(2, 1);
    expect(parseObservation({ ...makeObservation(opening, 0), weather: "fair" }).ok).toBe(true);
  });

  it("does not take a running game for one that is over, nor the other way", () => {
    const positions = [...randomGame(2, 1)];
    const running = makeObservation(positions[0], 0);
    const over = makeObservation(positions.at(-1)!, 0);
    expect(over.over).toBe(true);
    expect(parseObservation(over).ok).toBe(true);
    for (const bad of [
      { ...running, over: true },
      { ...over, over: false, step: "action" },
      { ...over, step: "action" },
      { ...over, toMove: 1 },
      { ...over, winners: [] },
    ])
      expect(parseObservation(bad).ok).toBe(false);
  });
});
