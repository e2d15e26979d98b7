import { type Position, listLegal, wordsOf, cardAt, CARDS, seatToMove } from "@gemwright/rules";
import type { Answer, Question } from "./bots.ts";

/** Buys the most prestige it can, else takes what it can. */
function choose(position: Position): number {
  const legal = listLegal(position);
  const worth = (step: number): number => {
    const words = wordsOf(step);
    if (words.kind === "purchase") {
      const card = cardAt(position, seatToMove(position), words.place);
      return 100 + 10 * (card === undefined ? 0 : (CARDS[card]?.prestige ?? 0));
    }
    return words.kind === "take" ? 50 + Math.random() : Math.random();
  };
  return legal.reduce((best, step) => (worth(step) > worth(best) ? step : best));
}

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const answer: Answer = { id: data.id, step: choose(data.position as Position) };
  self.postMessage(answer, { transfer: [] });
});
