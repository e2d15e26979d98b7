/**
 * Lighthouse, on its mobile setting, on the built app and our own server:
 * `npm run lighthouse -w packages/web`. Needs the network the first time, to fetch Lighthouse.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ARGUMENTS, type Program, program } from "./chromium.ts";
import { openGame } from "./pages.ts";
import { Site } from "./site.ts";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
const PAGES: Readonly<Record<string, string>> = {
  "start page": "",
  friends: "#/friends",
  "rule book": "#/en/rules",
  "running table": "#/play",
};

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null }>
  >;
}

/** A browser profile that has a game under way. */
async function prepared(started: Program, url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-profile-"));
  const context = await chromium.launchPersistentContext(folder, {
    ...started,
    args: ARGUMENTS,
  });
  await openGame(await context.newPage(), url, 2, "middle");
  await context.close();
  return folder;
}

function run(
  command: string,
  args: readonly string[],
  { executablePath, env }: Program,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...env, CHROME_PATH: executablePath },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });
}

const only = process.argv[2];
const chrome = await program();
const site = await Site.open();
const profile = await prepared(chrome, site.url);
const report = join(profile, "report.json");
try {
  console.log("page             performance  accessibility  best practices");
  for (const [name, path] of Object.entries(PAGES)) {
    if (only && !name.includes(only)) continue;
    await run(
      "npx",
      [
        "--yes",
        LIGHTHOUSE,
        site.url + path,
        "--quiet",
        "--output=json",
        `--output-path=${report}`,
        `--only-categories=${CATEGORIES.join(",")}`,
        "--disable-storage-reset",
        `--chrome-flags=--headless=new ${ARGUMENTS.join(" ")} --user-data-dir=${profile}`,
      ],
      chrome,
    );
    const { categories, audits } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const scores = CATEGORIES.map((each) => Math.round((categories[each]?.score ?? 0) * 100));
    console.log(name.padEnd(17) + scores.map((score) => String(score).padEnd(14)).join(""));
    for (const { title, score } of Object.values(audits))
      if (score !== null && score < 0.9) console.log(`  ${Math.round(score * 100)} ${title}`);
  }
} finally {
  await site.close();
  rmSync(profile, { recursive: true, force: true });
}
