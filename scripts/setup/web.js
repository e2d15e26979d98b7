import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { npm } from "./npm.js";
import { ROOT, STAMPS } from "./paths.js";
import { say, withProgress } from "./progress.js";

const WEB = join(ROOT, "packages", "web");
const PAGE = join(WEB, "dist", "index.html");
const STAMP = join(STAMPS, "web");
/** Everything that ends up in the page: its own files and the packages it imports. */
const SOURCES = ["web", "ai", "protocol", "notation", "rules"];
const MADE = new Set(["dist", "node_modules", ".types", "coverage", "screenshots"]);

export function isWebBuilt() {
  if (!hasBuild()) return true;
  return existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

export async function buildWeb() {
  say("Building the web page (a few seconds, after a change only) …");
  rmSync(STAMP, { force: true });
  const built = fingerprint();
  const { code, output } = await withProgress(
    () => "building",
    () => npm(["run", "build", "--workspace", "packages/web"]),
  );
  if (code !== 0) throw new Error(`The web page could not be built:\n${output.trim()}`);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(STAMP, built);
}

function hasBuild() {
  const { scripts } = JSON.parse(readFileSync(join(WEB, "package.json"), "utf8"));
  return Boolean(scripts?.build);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const name of SOURCES)
    for (const file of filesUnder(join(ROOT, "packages", name)))
      hash.update(`${relative(ROOT, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name) && !/\.(test\.tsx?|tsbuildinfo)$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
