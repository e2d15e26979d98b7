import type { ReviewTexts } from "../review-texts.ts";

export const en: ReviewTexts = {
  title: "Review",
  intro:
    "The champion looks at every turn of this game and says what it would have done. It sees what the player could see, and nothing else.",
  judging: (turn, last) => `Looking at turn ${turn} of ${last}`,
  failed: "The champion could not be reached, so the game is not reviewed.",
  again: "Try again",
  chances: "Chance to win, turn by turn; a dot is a mistake, a large one a blunder",
  table: "How everybody played",
  accuracy: "Accuracy",
  luck: "Luck",
  about:
    "Accuracy is 100 where every turn was as good as the best one. Luck is what the cards that came were worth, in chances to win, over the whole game.",
  counts: { inaccuracy: "Inaccuracies", mistake: "Mistakes", blunder: "Blunders" },
  grade: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
  turnsOf: (name) => `Turns of ${name}`,
  ownTurns: "Your turns",
  noSlips: "No turn gave away more than a little. Well played.",
  better: "Better",
  paying: (price) => ` for ${price}`,
  returning: (tokens) => `, then return ${tokens}`,
  welcoming: (bonuses) => `, and welcome the noble who asks for ${bonuses}`,
  look: "See the table",
};
