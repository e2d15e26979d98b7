/** Games for pictures and tests, played from a seed until something worth seeing happens. */
import {
  GEMS,
  LEVELS,
  NOBLES,
  PURCHASE,
  type Place,
  type Position,
  type SeatCount,
  SeededRandom,
  type Step,
  bonuses,
  comingNobles,
  deckDealer,
  isLastRound,
  listLegal,
  market,
  nobles,
  openingPosition,
  paymentOf,
  payments,
  phase,
  playDealt,
  prestige,
  reserved,
  scores,
  seatToMove,
  shortBy,
  shuffledDeal,
  supply,
  tokenCount,
  tokens,
  turnsPlayed,
  wordsOf,
  cardAt,
  CARDS,
} from "@gemwright/rules";
import type { LocalGameState } from "../src/play/local-game.ts";

/** What somebody thinks of a step; `chance` is between 0 and 1. */
type Taste = (position: Position, step: Step, chance: number, person: number) => number;

const cardOf = (position: Position, place: Place) =>
  CARDS[cardAt(position, seatToMove(position), place) ?? -1];
const reserves = (kind: string): boolean => kind === "reserve" || kind === "reserve-deck";

/** Buys what it can, prestige first; otherwise takes, and now and then reserves. */
const buyer: Taste = (position, step, chance) => {
  const words = wordsOf(step);
  if (words.kind === "purchase")
    return (
      10 + (cardOf(position, words.place)?.prestige ?? 0) - paymentOf(position, step).gold / 10
    );
  if (words.kind === "take") return 2 + chance;
  return reserves(words.kind) ? chance * 3.2 : chance;
};

/** The person keeps four gold and two of many gems, while the others only take. */
const hoarder: Taste = (position, step, chance, person) => {
  const words = wordsOf(step);
  const seat = seatToMove(position);
  const held = tokens(position, seat);
  const luck = 2 * chance;
  if (words.kind === "return")
    return luck - 10 * words.tokens.gold + GEMS.reduce((n, g) => n + words.tokens[g] * held[g], 0);
  if (words.kind === "take")
    return (
      luck +
      2 -
      (seat === person ? 1.5 * GEMS.filter((g) => words.gems[g] && held[g] > 1).length : 0)
    );
  if (seat !== person) return luck - 3;
  if (words.kind === "purchase")
    return (
      luck +
      4 -
      8 * paymentOf(position, step).gold -
      2 * (cardOf(position, words.place)?.prestige ?? 0)
    );
  return luck + (supply(position).gold > 0 && held.gold < 4 ? 6 : -3);
};

/** The person gathers the bonuses that all nobles want, while the others only take. */
const courtier: Taste = (position, step, chance, person) => {
  const words = wordsOf(step);
  const seat = seatToMove(position);
  const luck = 2 * chance;
  if (words.kind === "take") return luck + 3;
  if (words.kind !== "purchase") return luck + (reserves(words.kind) && seat !== person ? 1.3 : 0);
  const card = cardOf(position, words.place);
  if (seat !== person || !card) return luck - 20;
  const wanted = nobles(position).some(
    (noble) => bonuses(position, seat)[card.bonus] < (NOBLES[noble]?.requires[card.bonus] ?? 0),
  );
  return luck + 10 - 3 * card.prestige + (wanted ? 3 : -3) - paymentOf(position, step).gold;
};

function choose(position: Position, taste: Taste, random: SeededRandom, person: number): Step {
  const worth = (step: Step) => taste(position, step, random.below(100) / 100, person);
  const ranked = listLegal(position)
    .map((step) => [worth(step), step] as const)
    .toSorted((a, b) => b[0] - a[0]);
  return ranked[0][1];
}

/** Every place from which the mover could buy. */
const places = (position: Position, seat: number): Place[] => [
  ...LEVELS.flatMap((level) => market(position, level).map((_, slot) => ({ level, slot }))),
  ...reserved(position, seat).map((_, index) => ({ reserved: index })),
];
/** The place with the most ways to pay, and how many there are. */
export function mostPayments(position: Position): { readonly place: Place; readonly n: number } {
  const [most] = places(position, seatToMove(position))
    .map((place) => ({ place, n: payments(position, place).length }))
    .toSorted((a, b) => b.n - a.n);
  if (!most) throw new Error("no place to buy from");
  return most;
}

export type Wanted = (position: Position, seat: number) => boolean;

/** Ways a table can look when the person in the seat has to decide. */
export const MOMENTS = {
  early: (p, seat) => phase(p) === "action" && seatToMove(p) === seat && turnsPlayed(p) >= 4,
  middle: (p, seat) =>
    phase(p) === "action" &&
    seatToMove(p) === seat &&
    turnsPlayed(p) >= 20 &&
    reserved(p, seat).length > 0 &&
    tokenCount(p, seat) > 4,
  late: (p, seat) =>
    phase(p) === "action" &&
    seatToMove(p) === seat &&
    prestige(p, seat) >= 7 &&
    scores(p).every((each) => each >= 4 && each < 13) &&
    reserved(p, seat).length === 2 &&
    tokenCount(p, seat) >= 5 &&
    LEVELS.every((level) => market(p, level).every((card) => card !== undefined)) &&
    LEVELS.flatMap((level) => market(p, level)).filter(
      (card) => card !== undefined && shortBy(p, seat, card) === 0,
    ).length > 2,
  returning: (p, seat) => phase(p) === "return" && seatToMove(p) === seat && turnsPlayed(p) > 8,
  noble: (p, seat) =>
    phase(p) === "noble" && seatToMove(p) === seat && comingNobles(p, seat).length > 1,
  payment: (p, seat) =>
    phase(p) === "action" &&
    seatToMove(p) === seat &&
    listLegal(p).filter(
      (step) => step >= PURCHASE && step % 256 > 0 && Math.floor(step / 256) <= 12,
    ).length > 0,
  /** Four gold and six gems for a card of four colours: no other holding has so many payments. */
  manyPayments: (p, seat) =>
    phase(p) === "action" && seatToMove(p) === seat && mostPayments(p).n >= 31,
  manyNobles: (p, seat) =>
    phase(p) === "noble" && seatToMove(p) === seat && comingNobles(p, seat).length > 3,
  noNobles: (p, seat) => phase(p) === "action" && seatToMove(p) === seat && nobles(p).length === 0,
  lastRound: (p, seat) => phase(p) === "action" && seatToMove(p) === seat && isLastRound(p),
  over: (p) => phase(p) === "over",
} satisfies Record<string, Wanted>;
export type Moment = keyof typeof MOMENTS;

interface Search {
  readonly taste: Taste;
  /** The seed to begin with: rare moments are a long way off. */
  readonly seed: number;
}
const SEARCHES: Partial<Record<Moment, Search>> = {
  manyPayments: { taste: hoarder, seed: 1105 },
  manyNobles: { taste: courtier, seed: 272 },
};
/** Some tastes would play for ever. */
const LONGEST = 400;

/** The first game, seed by seed, in which the moment comes for the person in the last seat. */
export function gameAt(
  seats: SeatCount,
  moment: Moment,
  kind: "bots" | "pass" = "bots",
): LocalGameState {
  const names = ["Lucia", "Tomas", "Ines"];
  const { taste, seed: first } = SEARCHES[moment] ?? { taste: buyer, seed: 1 };
  for (let seed = first; seed < first + 4000; seed++) {
    const random = new SeededRandom(seed);
    const deal = shuffledDeal(seats, random);
    const position = openingPosition(deal);
    const dealer = deckDealer(deal);
    const steps: Step[] = [];
    const person = seats - 1;
    while (steps.length < LONGEST) {
      if (MOMENTS[moment](position, person))
        return {
          kind,
          deal,
          steps,
          sitters: Array.from({ length: seats }, (_, seat) => ({
            name: seat === person ? (kind === "pass" ? "Anna" : "") : (names[seat] ?? ""),
            bot: seat === person || kind === "pass" ? undefined : ("apprentice" as const),
            away: false,
          })),
        };
      if (phase(position) === "over") break;
      const step = choose(position, taste, random, person);
      steps.push(step);
      playDealt(position, step, dealer);
    }
  }
  throw new Error(`no game for ${seats} with ${moment}`);
}
