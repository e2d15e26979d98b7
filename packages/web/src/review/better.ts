import { parseTurn } from "@gemwright/notation";
import {
  CARDS,
  type CardIndex,
  NOBLES,
  type Position,
  blindDealer,
  clonePosition,
} from "@gemwright/rules";
import { marks } from "../i18n/marked.ts";
import type { Marked, Who } from "../i18n/words.ts";
import { type Deed, withTurn } from "../play/deed.ts";
import { tell, tellHint } from "../table/tell.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** A card that lay open is told by its cost: no two of a level and a colour have the same. */
const costMarks = (card: CardIndex): Marked => marks(CARDS[card]!.cost);

/** A turn as it was played. Whoever bought something has said what it cost. */
export function tellPlayed(texts: ReviewTexts, who: Who, deed: Deed): Marked {
  const { action } = deed;
  const isOpen = action.kind === "reserve" && !("deck" in action.from);
  const told = tell(who, deed);
  return isOpen && action.card !== undefined ? told + texts.costing(costMarks(action.card)) : told;
}

/** What a turn would do, by its word. */
export function deedFrom(start: Position, word: string): Deed | undefined {
  const turn = parseTurn(start, word);
  return turn.ok ? withTurn([], clonePosition(start), turn.value, blindDealer)[0] : undefined;
}

/** A turn that would have been better than the one played, as advice. */
export function tellBetter(
  texts: ReviewTexts,
  start: Position,
  best: string,
  played: Deed | undefined,
): Marked {
  const turn = parseTurn(start, best);
  const [first] = turn.ok ? turn.value : [];
  const deed = deedFrom(start, best);
  if (first === undefined || !deed) return best;
  const { action, returned, noble } = deed;
  const card = action.kind === "take" || action.kind === "pass" ? undefined : action.card;
  const isOpen = card !== undefined && !("from" in action && "deck" in action.from);
  const cost = isOpen ? ` (${costMarks(card)})` : "";
  // the same card, paid otherwise
  const paid =
    action.kind === "buy" && played?.action.kind === "buy" && played.action.card === card
      ? texts.paying(marks(action.paid))
      : "";
  return [
    tellHint(start, first),
    cost,
    paid,
    returned ? texts.returning(marks(returned, "returned")) : "",
    noble !== undefined && noble !== played?.noble
      ? texts.welcoming(marks(NOBLES[noble]!.requires))
      : "",
  ].join("");
}
