import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERRORS } from "./errors.ts";
import { TableEvent } from "./events.ts";
import { BOTS } from "./words.ts";

const document = readFileSync(new URL("../../../docs/PROTOCOL.md", import.meta.url), "utf8");

describe("docs/PROTOCOL.md", () => {
  it("lists the error table as it is", () => {
    const rows = [...document.matchAll(/^\| (\d{3}) +\| `([a-z-]+)` +\| (.*?) +\|$/gm)].map(
      ([, status, code, message]) => [code, { status: Number(status), message }],
    );
    expect(Object.fromEntries(rows)).toEqual(ERRORS);
  });

  it("names every bot", () => {
    for (const bot of BOTS) expect(document).toContain(`\`${bot}\``);
  });

  it("names every event", () => {
    const schemas = TableEvent.anyOf as readonly { properties: { type: { const: string } } }[];
    for (const { properties } of schemas)
      expect(document).toContain(`\`${properties.type.const}\``);
  });
});
