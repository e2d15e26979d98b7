/** A real browser without anything to install: Debian's if it is there, else the one from npm. */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/chromium");
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--mute-audio",
];

/** The packed browser brings the libraries it needs; it unpacks them where it believes to be in a cloud. */
async function packedChromium(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  process.env["TMPDIR"] = CACHE;
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs24.x";
  const { default: packed } = await import("@sparticuz/chromium");
  return packed.executablePath();
}

export async function launch(): Promise<Browser> {
  const chosen = process.env["GEMWRIGHT_CHROMIUM"] ?? SYSTEM.find((path) => existsSync(path));
  const temporary = process.env["TMPDIR"];
  const executablePath = chosen ?? (await packedChromium());
  if (temporary === undefined) delete process.env["TMPDIR"];
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
