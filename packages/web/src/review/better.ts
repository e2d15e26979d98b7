import { parseTurn } from "@gemwright/notation";
import {
  CARDS,
  type CardIndex,
  LEVELS,
  NOBLES,
  type Position,
  blindDealer,
  clonePosition,
  market,
  reserved,
  seatToMove,
} from "@gemwright/rules";
import { marks } from "../i18n/marked.ts";
import type { Marked } from "../i18n/words.ts";
import { type Deed, withTurn } from "../play/deed.ts";
import { tellHint } from "../table/tell.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** Whether level and colour do not tell a card from the others that its player could mean. */
function isAmbiguous(position: Position, card: CardIndex): boolean {
  const inReach = [
    ...LEVELS.flatMap((level) => market(position, level)),
    ...reserved(position, seatToMove(position)).flatMap((held) => (held.known ? held.card : [])),
  ];
  const alike = inReach.filter(
    (other) =>
      other !== undefined &&
      CARDS[other]?.level === CARDS[card]?.level &&
      CARDS[other]?.bonus === CARDS[card]?.bonus,
  );
  return alike.length > 1;
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
  if (!turn.ok || first === undefined) return best;
  const [deed] = withTurn([], clonePosition(start), turn.value, blindDealer);
  if (!deed) return best;
  const { action, returned, noble } = deed;
  const card = action.kind === "take" || action.kind === "pass" ? undefined : action.card;
  const isOpen = card !== undefined && !("from" in action && "deck" in action.from);
  const cost = isOpen && isAmbiguous(start, card) ? ` (${marks(CARDS[card]!.cost)})` : "";
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
