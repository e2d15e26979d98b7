import type { Position, Step } from "@gemwright/rules";
import type { Marked } from "../../i18n/words.ts";
import { tellHint } from "../../table/tell.ts";

/** A step as a part of a sentence. */
export function phraseFor(position: Position, step: Step): Marked {
  const words = tellHint(position, step);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
