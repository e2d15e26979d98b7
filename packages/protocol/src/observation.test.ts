import {
  CARDS,
  SPECTATOR,
  SeededRandom,
  clonePosition,
  deckDealer,
  listLegal,
  observe,
  openingPosition,
  phase,
  playDealt,
  reserved,
  seatToMove,
  shuffledDeal,
  stepOf,
  wordsOf,
  type Position,
} from "@gemwright/rules";
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import { ObservationSchema } from "./observation-schema.ts";
import { observationTexts } from "./observation-text.ts";
import { makeObservation, type Observation } from "./observation.ts";
import { randomGame } from "./random-game.ts";

const schema = Compile(ObservationSchema);

describe("the observation", () => {
  it("has exactly the fields that were promised, in their order", () => {
    const [opening] = randomGame(2, 1);
    expect(Object.keys(makeObservation(opening, 0))).toEqual([
      "seats",
      "seat",
      "toMove",
      "step",
      "round",
      "turn",
      "supply",
      "market",
      "decks",
      "nobles",
      "players",
      "over",
      "scores",
      "winners",
    ]);
    expect(makeObservation(opening, 0)).toMatchObject({
      seats: 2,
      seat: 1,
      toMove: 1,
      step: "action",
      round: 1,
      turn: 0,
      supply: { W: 4, U: 4, G: 4, R: 4, K: 4, J: 5 },
      decks: { 1: 36, 2: 26, 3: 16 },
      over: false,
      scores: [0, 0],
      winners: [],
    });
  });

  it("passes its schema in every position of games of every size, for all eyes", () => {
    for (const seats of [2, 3, 4] as const)
      for (const position of randomGame(seats, seats))
        for (let viewer = SPECTATOR; viewer < seats; viewer++) {
          const observation = makeObservation(position, viewer);
          const errors = schema.Errors(observation);
          expect(errors).toEqual([]);
        }
  });

  it("tells every viewer of one position of the cards that the rules let them see", () => {
    for (const hideReserved of [false, true])
      for (const position of randomGame(4, 8, hideReserved)) {
        const textFor = observationTexts(position);
        for (let viewer = SPECTATOR; viewer < 4; viewer++) {
          const seen = observe(position, viewer, clonePosition(position));
          const { players } = JSON.parse(textFor(viewer).join("")) as Observation;
          const told = players.map((player) => player.reserved);
          const known = players.map((_, seat) =>
            reserved(seen, seat).map((each) =>
              each.known ? CARDS[each.card].id : `${each.level}?`,
            ),
          );
          expect(told).toEqual(known);
        }
      }
  });

  it("has nobody to move and names the winners when the game is over", () => {
    const last = [...randomGame(3, 7)].at(-1)!;
    const observation = makeObservation(last, SPECTATOR);
    expect(observation).toMatchObject({ seat: null, toMove: null, step: null, over: true });
    expect(observation.winners.length).toBeGreaterThan(0);
  });

  it("[R4.5] shows a card reserved from a deck to its owner alone", () => {
    const position = drawnFromDeck(false);
    const [card] = reserved(position, 0);
    const id = makeObservation(position, 0).players[0].reserved[0];
    expect(id).toMatch(/^2\d\d$/);
    expect(card.known).toBe(true);
    for (const viewer of [1, SPECTATOR]) {
      const text = JSON.stringify(makeObservation(position, viewer));
      expect(text).toContain('"reserved":["2?"]');
      expect(text).not.toContain(id);
    }
  });

  it("[R4.5] hides every reserved card at a table that plays so", () => {
    const random = new SeededRandom(3);
    const deal = shuffledDeal(2, random);
    const position = openingPosition(deal, { hideReserved: true });
    const step = stepOf({ kind: "reserve", level: 1, slot: 0 })!;
    playDealt(position, step, deckDealer(deal));
    expect(makeObservation(position, 1).players[0].reserved).toEqual(["1?"]);
    expect(makeObservation(position, 0).players[0].reserved[0]).toMatch(/^1\d\d$/);
  });

  it("[R7.2] is the same for two deals that differ only in what the viewer may not know", () => {
    const a = drawnFromDeck(false);
    const b = drawnFromDeck(true);
    expect(makeObservation(a, 1)).toEqual(makeObservation(b, 1));
    expect(makeObservation(a, SPECTATOR)).toEqual(makeObservation(b, SPECTATOR));
    expect(makeObservation(a, 0)).not.toEqual(makeObservation(b, 0));
  });
});

/** Seat 1 has drawn the top of deck 2; with `swapped`, another card lay on top. */
function drawnFromDeck(swapped: boolean): Position {
  const deal = shuffledDeal(2, new SeededRandom(5));
  const decks = deal.decks.map((deck) => [...deck]);
  if (swapped) [decks[1][4], decks[1][9]] = [decks[1][9], decks[1][4]];
  const position = openingPosition(deal);
  const step = listLegal(position).find((each) => {
    const words = wordsOf(each);
    return words.kind === "reserve-deck" && words.level === 2;
  })!;
  playDealt(position, step, deckDealer({ decks }));
  expect(phase(position)).toBe("action");
  expect(seatToMove(position)).toBe(1);
  return position;
}
