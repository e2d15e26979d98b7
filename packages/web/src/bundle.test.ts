import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const DIST = join(import.meta.dirname, "../dist");
const BUDGET = 150 * 1024;

/** What a browser fetches before the first page stands: the scripts and styles that the page names. */
function firstLoad(): string[] {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1],
  );
  // and what those import at once
  const found = new Set(named);
  for (const file of found) {
    if (!file.endsWith(".js")) continue;
    const text = readFileSync(join(DIST, file), "utf8");
    for (const [, other] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(`assets/${other}`);
  }
  return [...found];
}

const packedSize = (file: string): number =>
  gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

describe("the built page", () => {
  it("is there", () => {
    expect(existsSync(join(DIST, "index.html")), "run `npm run build -w packages/web` first").toBe(
      true,
    );
  });

  it(`loads at most ${BUDGET / 1024} kB of script and style, packed, before it can be used`, () => {
    const sizes = firstLoad().map((file) => [file, packedSize(file)] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });

  it("leaves the net, the other languages and the QR encoder for later", () => {
    const early = firstLoad().join(" ");
    const all = readdirSync(join(DIST, "assets")).join(" ");
    for (const part of ["champion", "bot-worker", "de-", "is-"]) {
      expect(all).toContain(part);
      expect(early).not.toContain(`assets/${part}`);
    }
  });

  it("has no inline script or style, which the server's content policy would refuse", () => {
    const page = readFileSync(join(DIST, "index.html"), "utf8");
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=/);
  });
});
