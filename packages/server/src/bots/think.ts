/** From what a seat may know to a step, on the worker's side. */
import { parseObservation, type Bot, type Observation } from "@gemwright/protocol";
import { makeStep } from "@gemwright/notation";
import {
  PURCHASE,
  CARDS,
  cardAt,
  listLegal,
  seatToMove,
  wordsOf,
  type Position,
  type Random,
  type Step,
} from "@gemwright/rules";

const random: Random = { below: (limit) => Math.floor(Math.random() * limit) };

export async function think(bot: Bot, observation: Observation): Promise<string> {
  const position = parseObservation(observation);
  if (!position.ok) throw new Error(position.error);
  return makeStep(position.value, choose(bot, position.value));
}

function choose(bot: Bot, position: Position): Step {
  const legal = listLegal(position);
  if (bot === "random") return legal[random.below(legal.length)]!;
  return legal.filter((step) => step >= PURCHASE).toSorted(byWorth(position))[0] ?? legal[0]!;
}

const byWorth =
  (position: Position) =>
  (a: Step, b: Step): number =>
    worth(position, b) - worth(position, a);

function worth(position: Position, step: Step): number {
  const words = wordsOf(step);
  if (words.kind !== "purchase") return 0;
  return CARDS[cardAt(position, seatToMove(position), words.place)!]!.prestige;
}
