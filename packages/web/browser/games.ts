/** Games for pictures and tests, played from a seed until something worth seeing happens. */
import {
  LEVELS,
  PURCHASE,
  type Position,
  type SeatCount,
  SeededRandom,
  type Step,
  comingNobles,
  deckDealer,
  isLastRound,
  listLegal,
  market,
  openingPosition,
  paymentOf,
  phase,
  playDealt,
  prestige,
  reserved,
  scores,
  seatToMove,
  shortBy,
  shuffledDeal,
  tokenCount,
  turnsPlayed,
  wordsOf,
  cardAt,
  CARDS,
} from "@gemwright/rules";
import type { LocalGameState } from "../src/play/local-game.ts";

/** Buys what it can, prestige first; otherwise takes, and now and then reserves. */
function choose(position: Position, random: SeededRandom): Step {
  const legal = listLegal(position);
  const worth = (step: Step): number => {
    const words = wordsOf(step);
    const chance = random.below(100) / 100;
    if (words.kind === "purchase") {
      const card = cardAt(position, seatToMove(position), words.place);
      return (
        10 +
        (card === undefined ? 0 : (CARDS[card]?.prestige ?? 0)) -
        paymentOf(position, step).gold / 10
      );
    }
    if (words.kind === "take") return 2 + chance;
    return words.kind === "reserve" || words.kind === "reserve-deck" ? chance * 3.2 : chance;
  };
  const ranked = legal.map((step) => [worth(step), step] as const).toSorted((a, b) => b[0] - a[0]);
  return ranked[0][1];
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
  lastRound: (p, seat) => phase(p) === "action" && seatToMove(p) === seat && isLastRound(p),
  over: (p) => phase(p) === "over",
} satisfies Record<string, Wanted>;
export type Moment = keyof typeof MOMENTS;

/** The first game, seed by seed, in which the moment comes for the person in the last seat. */
export function gameAt(
  seats: SeatCount,
  moment: Moment,
  kind: "bots" | "pass" = "bots",
): LocalGameState {
  const names = ["Lucia", "Tomas", "Ines"];
  for (let seed = 1; seed < 4000; seed++) {
    const random = new SeededRandom(seed);
    const deal = shuffledDeal(seats, random);
    const position = openingPosition(deal);
    const dealer = deckDealer(deal);
    const steps: Step[] = [];
    const person = seats - 1;
    for (;;) {
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
      const step = choose(position, random);
      steps.push(step);
      playDealt(position, step, dealer);
    }
  }
  throw new Error(`no game for ${seats} with ${moment}`);
}
