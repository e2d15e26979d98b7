import { cardAt, deckSize, nobles, phase, seatToMove, turnsPlayed } from "@gemwright/rules";
import type { GameView } from "../play/game.ts";
import { type Choice, NONE } from "./choice.ts";

/** Choices that a look around makes: nothing is put together in them. */
const LOOKS: readonly Choice["kind"][] = ["card", "deck", "payment", "reserved", "look-noble"];
export const isLook = ({ kind }: Choice): boolean => LOOKS.includes(kind);

/** What is chosen when nothing is: a return and a noble ask by themselves, until they are answered. */
export function restingChoice({ mayAct, sending, position }: GameView): Choice {
  const now = mayAct && !sending ? phase(position) : undefined;
  if (now === "return") return { kind: "return", tokens: [] };
  if (now === "noble") return { kind: "noble", noble: undefined };
  return NONE;
}

/** Whether the same decision is awaited of the same viewer: somebody only said something. */
export const sameDecision = (before: GameView, after: GameView): boolean =>
  before.mayAct === after.mayAct &&
  before.viewer === after.viewer &&
  seatToMove(before.position) === seatToMove(after.position) &&
  turnsPlayed(before.position) === turnsPlayed(after.position) &&
  phase(before.position) === phase(after.position);

/**
 * What stays of a choice when the table changes under it. Whoever looks at something goes on looking
 * at it while the others move, as long as it lies there; what was put together belongs to one decision.
 */
export function carried(choice: Choice, before: GameView, after: GameView): Choice {
  if (sameDecision(before, after)) return choice;
  const sameEyes = before.viewer === after.viewer && before.eyes === after.eyes;
  if (!sameEyes || restingChoice(after) !== NONE) return NONE;
  return stillThere(choice, before, after) ? choice : NONE;
}

function stillThere(choice: Choice, before: GameView, after: GameView): boolean {
  switch (choice.kind) {
    case "card": {
      const card = ({ position, viewer, eyes }: GameView) =>
        cardAt(position, eyes ?? viewer, choice.place);
      return card(before) === card(after);
    }
    case "deck":
      return deckSize(after.position, choice.level) > 0;
    case "look-noble":
      return nobles(after.position).includes(choice.noble);
    case "reserved":
      return true;
    default:
      return false;
  }
}
