/** The list of legal choices that bots and scripts are given. */
import { GEMS, listLegal, wordsOf, type Position, type Step } from "@gemwright/rules";
import { makeStep } from "@gemwright/notation";

/** Every legal choice for this step in notation, purchases with the default payment only. */
export const makeLegal = (position: Position): string[] =>
  listLegal(position)
    .filter(paysByDefault)
    .map((step) => makeStep(position, step));

function paysByDefault(step: Step): boolean {
  const words = wordsOf(step);
  return words.kind !== "purchase" || GEMS.every((gem) => words.extraGold[gem] === 0);
}
