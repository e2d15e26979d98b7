import type { ComponentType } from "preact";
import type { RuleId } from "../rule-ids.ts";
import type { BookTexts } from "./book-texts.ts";
import { LiveOpening } from "./live-opening.tsx";
import { LivePrice } from "./live-price.tsx";
import { LiveTakes } from "./live-takes.tsx";
import { LiveVisits } from "./live-visits.tsx";
import { LIVE_RULES, type LiveName } from "./live-rules.ts";

const VIEWS: Readonly<Record<LiveName, ComponentType<{ readonly texts: BookTexts }>>> = {
  opening: LiveOpening,
  takes: LiveTakes,
  price: LivePrice,
  visits: LiveVisits,
};

/** The example that stands under a rule: the last of those it uses. */
export function LiveAfter({ rule, texts }: { readonly rule: RuleId; readonly texts: BookTexts }) {
  const found = (Object.keys(VIEWS) as LiveName[]).find((name) => LIVE_RULES[name].at(-1) === rule);
  if (!found) return null;
  const View = VIEWS[found];
  return <View texts={texts} />;
}
