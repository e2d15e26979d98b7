import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { REFUSALS } from "./refusal.ts";

const ROOT = new URL("../../../", import.meta.url);
const RULE = /R[1-7]\.[1-9]/g;

/** The ids that stand as headings in the rule document. */
const written = [
  ...readFileSync(new URL("docs/RULES.md", ROOT), "utf8").matchAll(/^#+ (R\d\.\d)/gm),
].map((match) => match[1]);

/** The ids in the names of this package's tests. */
const tested = new Set(
  readdirSync(new URL(".", import.meta.url))
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
    .flatMap((text) => [...text.matchAll(/^\s*it\("((?:\[R\d\.\d\] ?)+)/gm)])
    .flatMap((match) => match[1].match(RULE) ?? []),
);

describe("the rule document", () => {
  it("has every rule from R1.1 to R7.3 once", () => {
    const ids = [5, 4, 5, 5, 5, 5, 3].flatMap((rules, section) =>
      Array.from({ length: rules }, (_, rule) => `R${section + 1}.${rule + 1}`),
    );
    expect(written).toEqual(ids);
  });

  it("has no rule without a test that carries its id", () => {
    expect(written.filter((id) => !tested.has(id))).toEqual([]);
  });

  it("has every rule that a test or a refusal names", () => {
    const named = [...tested, ...Object.values(REFUSALS)];
    expect(named.filter((id) => !written.includes(id))).toEqual([]);
  });
});
