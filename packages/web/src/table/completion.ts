import { type Position, type Step, payments, stepOf } from "@gemwright/rules";
import { type Choice, type Why, returningOf, takeOf } from "./choice.ts";

/** The step that a choice is, once it is complete; until then what is lacking. */
export type Completion = { readonly step: Step } | { readonly lacking: Why };

const complete = (step: Step | undefined, lacking: Why): Completion =>
  step === undefined ? { lacking } : { step };

/** The step that would reserve what is chosen. */
export function reserveStep(choice: Choice): Step | undefined {
  if (choice.kind === "deck") return stepOf({ kind: "reserve-deck", level: choice.level });
  if (choice.kind === "card" && "slot" in choice.place)
    return stepOf({ kind: "reserve", ...choice.place });
  return undefined;
}

/** A choice that is made in one piece; cards and decks have more than one way on. */
export function completionOf(position: Position, choice: Choice): Completion | undefined {
  switch (choice.kind) {
    case "take":
      return complete(takeOf(position, choice.gems).step, "take-three");
    case "return":
      return complete(returningOf(position, choice.tokens).step, "return-wrong-count");
    case "noble": {
      const { noble } = choice;
      const step = noble === undefined ? undefined : stepOf({ kind: "noble", noble });
      return complete(step, "noble-first");
    }
    case "payment":
      return complete(payments(position, choice.place)[choice.index]?.step, "cannot-pay");
    default:
      return undefined;
  }
}
