import type { ReviewTexts } from "../review-texts.ts";

export const en: ReviewTexts = {
  title: "Review",
  intro:
    "The champion looks at every turn of this game and says what it would have done. It sees what the player could see, and nothing else.",
  judging: (round, last) => `Looking at round ${round} of ${last}`,
  failed: "The champion could not be reached, so the game is not reviewed.",
  again: "Try again",
  chances: "Chance to win, round by round; a dot is a mistake, a large one a blunder",
  table: "How everybody played",
  accuracy: "Accuracy",
  luck: "Luck",
  about: (from, ten) =>
    `Accuracy is 100 where every turn was as good as the best one; turns of an open game count for most of it. The percents are chances to win: ${ten} means that of 100 games going on from there, 10 fewer would be won. An inaccuracy gives away ${from.inaccuracy} or more, a mistake ${from.mistake}, a blunder ${from.blunder}. Luck is what the cards that came were worth, beside all that could have come.`,
  eyes: "Every chance is seen through the eyes of whoever is to move, so it can also change where somebody knows a card that others do not.",
  range: (name, first, low, high, last) =>
    `${name}: ${first} at the start, ${low} at the lowest, ${high} at the highest, ${last} at the end.`,
  ready: "The review is ready.",
  standIn: "Some of these turns may be a bot’s.",
  onlyOwn: (n, rounds) =>
    `Turns that a bot played in this seat: ${n} (${n === 1 ? "round" : "rounds"} ${rounds}). They do not count here.`,
  theBot: "The bot",
  botTurns: "The bot’s turns",
  counts: { inaccuracy: "Inaccuracies", mistake: "Mistakes", blunder: "Blunders" },
  grade: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
  slips: "Turns that could have been better",
  noSlips: "No turn gave away more than a little. Well played.",
  better: "Better",
  costing: (cost) => `; the card costs ${cost}`,
  paying: (price) => ` for ${price}`,
  returning: (tokens) => `, then return ${tokens}`,
  welcoming: (bonuses) => `, and welcome the noble who asks for ${bonuses}`,
  look: "See the table",
  through: (name) => `Prices and holdings are those of ${name}.`,
};
