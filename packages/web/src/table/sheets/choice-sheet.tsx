import type { TableCtrl } from "../ctrl.ts";
import { CardSheet } from "./card-sheet.tsx";
import { DeckSheet } from "./deck-sheet.tsx";
import { LookAtNoble } from "./look-at-noble.tsx";
import { NobleSheet } from "./noble-sheet.tsx";
import { PaymentSheet } from "./payment-sheet.tsx";
import { ReservedSheet } from "./reserved-sheet.tsx";
import { ReturnSheet } from "./return-sheet.tsx";

/** The sheet that the half-made choice asks for, if it asks for one. */
export function ChoiceSheet({ ctrl }: { readonly ctrl: TableCtrl }) {
  const choice = ctrl.drawn.value;
  switch (choice.kind) {
    case "card":
      return <CardSheet ctrl={ctrl} choice={choice} />;
    case "deck":
      return <DeckSheet ctrl={ctrl} choice={choice} />;
    case "payment":
      return <PaymentSheet ctrl={ctrl} choice={choice} />;
    case "return":
      return <ReturnSheet ctrl={ctrl} choice={choice} />;
    case "noble":
      return <NobleSheet ctrl={ctrl} choice={choice} />;
    case "look-noble":
      return <LookAtNoble ctrl={ctrl} noble={choice.noble} />;
    case "reserved":
      return <ReservedSheet ctrl={ctrl} />;
    default:
      return null;
  }
}
