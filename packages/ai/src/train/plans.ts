/** Which games are played: mixed seat counts for learning, paired deals for measuring. */
import { shuffledDeal, type SeatCount, type SeededRandom } from "@gemwright/rules";
import { selfPlayConduct, type Conduct, type GamePlan } from "./games.ts";

/** Games of a hundred with three and with four seats; the rest have two. */
const THREE = 30;
const FOUR = 35;

/** With how many seats the next game is played. */
export function drawSeats(random: SeededRandom): SeatCount {
  const draw = random.below(100);
  return draw < THREE ? 3 : draw < THREE + FOUR ? 4 : 2;
}

/** A game of a run against itself after so many games. */
export function selfPlayPlan(games: number, random: SeededRandom): GamePlan {
  const seats = drawSeats(random);
  return {
    deal: shuffledDeal(seats, random),
    players: Array.from({ length: seats }, () => 0),
    tag: 0,
    conduct: selfPlayConduct(games, seats),
  };
}

/** Who sits where when two sides meet: over all rows both hold every seat equally often. */
const SEATINGS: Readonly<Record<SeatCount, readonly string[]>> = {
  2: ["01", "10"],
  3: ["001", "010", "100", "110", "101", "011"],
  4: ["0101", "1010", "0011", "1100", "0110", "1001"],
};

/** Every deal is played once with each seating; the tag numbers the deal. */
export function pairedPlans(
  seats: SeatCount,
  deals: number,
  conduct: Conduct,
  random: SeededRandom,
): GamePlan[] {
  return Array.from({ length: deals }, (_, tag) => {
    const deal = shuffledDeal(seats, random);
    return SEATINGS[seats].map((seating) => ({
      deal,
      players: Array.from(seating, Number),
      tag,
      conduct,
    }));
  }).flat();
}
