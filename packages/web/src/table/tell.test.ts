import { REFUSALS, type RefusalCode } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { de } from "../i18n/de.ts";
import { en } from "../i18n/en.ts";
import { fr } from "../i18n/fr.ts";
import { is } from "../i18n/is.ts";
import { nl } from "../i18n/nl.ts";
import { sv } from "../i18n/sv.ts";
import { isRuleId } from "../learn/rule-ids.ts";
import type { Why } from "./choice.ts";
import { ruleOf, tellWhy } from "./tell.ts";

const CODES = Object.keys(REFUSALS) as RefusalCode[];
const OWN: readonly Why[] = [
  "gold-only-by-reserving",
  "no-mixing",
  "three-at-most",
  "not-your-turn",
];

describe("a refusal", () => {
  it.each([...CODES, ...OWN])("%s has a sentence and a rule of the rule book", (why) => {
    expect(tellWhy(why).length).toBeGreaterThan(10);
    expect(isRuleId(ruleOf(why))).toBe(true);
  });

  it.each(Object.entries({ en, de, sv, nl, is, fr }))(
    "has a sentence for every reason in %s",
    (_, m) => {
      expect(Object.keys(m.refused).toSorted()).toEqual(CODES.toSorted());
      expect(m.ruleNumber("R3.2")).toMatch(/^\p{Lu}\p{L}+ R3\.2$/u);
    },
  );
});
