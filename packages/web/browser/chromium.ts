/** A real browser without anything to install: the one from npm, or the machine's where that cannot run. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/chromium");
const READY = join(CACHE, "browser");
const FONTS = "fonts";
/** The package's own list names folders of a cloud; without a single font the browser crashes. */
const FONT_LIST = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;
export const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--mute-audio",
];

/**
 * Unpacks the browser with the libraries it needs, which its package does where it believes to be
 * in a cloud. Each process unpacks for itself and puts the whole in place at once, so that no other
 * one ever starts half a browser.
 */
async function unpack(): Promise<void> {
  const folder = join(CACHE, `unpacking-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  const restore = (): void => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
  process.env["TMPDIR"] = folder;
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs24.x";
  const { default: packed } = await import("@sparticuz/chromium");
  await packed.executablePath();
  restore();
  writeFileSync(join(folder, FONTS, "fonts.conf"), FONT_LIST);
  try {
    renameSync(folder, READY);
  } catch {
    // another process was quicker
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The browser to start, and what it needs around it. */
export interface Program {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

export async function program(): Promise<Program> {
  // The same version for everybody, and without a window it is a third quicker than a whole browser.
  const runsPacked = process.platform === "linux" && process.arch === "x64";
  const installed =
    process.env["GEMWRIGHT_CHROMIUM"] ??
    (runsPacked ? undefined : SYSTEM.find((path) => existsSync(path)));
  if (installed !== undefined) return { executablePath: installed, env: process.env };
  if (!existsSync(READY)) await unpack();
  return {
    executablePath: join(READY, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(READY, "al2023/lib"),
      FONTCONFIG_PATH: join(READY, FONTS),
    },
  };
}

export const launch = async (): Promise<Browser> =>
  chromium.launch({ ...(await program()), args: ARGUMENTS });
