import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arch, platform } from "node:process";
import { npm } from "./npm.js";
import { MODULES, ROOT, STAMPS } from "./paths.js";
import { say, withProgress } from "./progress.js";

const LOCK_FILE = join(ROOT, "package-lock.json");
const STAMP = join(STAMPS, "installed");
/** npm's own account of what it has installed, written as the last thing of an installation. */
const NPM_ACCOUNT = join(MODULES, ".package-lock.json");
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED/;

export function isInstalled() {
  if (read(STAMP) === fingerprint()) return true;
  if (!matchesLockFile()) return false;
  stamp();
  return true;
}

export async function install() {
  const wanted = Object.entries(packagesIn(LOCK_FILE)).filter(isForThisMachine);
  const present = () => wanted.filter(([path]) => existsSync(join(ROOT, path, "package.json")));
  say(`Installing ${wanted.length} packages (about half a minute, once) …`);
  // Windows cannot delete the Node that is running; there the tree is repaired in place.
  const command = platform === "win32" && existsSync(MODULES) ? "install" : "ci";
  // From here on nothing may look installed until everything is.
  rmSync(STAMPS, { recursive: true, force: true });
  rmSync(NPM_ACCOUNT, { force: true });
  const { code, output } = await withProgress(
    () => `${present().length} of ${wanted.length} packages`,
    () =>
      npm([
        command,
        "--no-audit",
        "--no-fund",
        "--prefer-offline",
        "--loglevel=error",
        "--fetch-retries=2",
        "--fetch-retry-mintimeout=1000",
        "--fetch-retry-maxtimeout=5000",
      ]),
  );
  if (code !== 0) throw new Error(explain(output));
  stamp();
}

function explain(output) {
  if (OFFLINE.test(output))
    return "The packages could not be fetched: npm's registry cannot be reached. Connect to the internet and run the same command again.";
  return `npm could not install the packages:\n${output.trim()}\nRun the same command again; if it fails once more, report the lines above.`;
}

function stamp() {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

function fingerprint() {
  const hash = createHash("sha256").update(`${platform} ${arch} `).update(readFileSync(LOCK_FILE));
  return hash.digest("hex");
}

/** Whether somebody's own `npm install` has left exactly what the lock file asks for. */
function matchesLockFile() {
  if (!existsSync(NPM_ACCOUNT)) return false;
  const installed = packagesIn(NPM_ACCOUNT);
  return Object.entries(packagesIn(LOCK_FILE))
    .filter(isForThisMachine)
    .every(([path, { version, link }]) => {
      const found = installed[path];
      return found && (link || found.version === version);
    });
}

/** The packages of a lock file that live in node_modules, by path. */
function packagesIn(file) {
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(
    Object.entries(packages).filter(([path]) => path.startsWith("node_modules/")),
  );
}

/** Leaves out what npm leaves out: binaries of other platforms, and what only they need. */
function isForThisMachine([, { os, cpu, libc, optional }]) {
  if (!optional) return true;
  return Boolean(os ?? cpu) && allows(os, platform) && allows(cpu, arch) && !isForeignLibc(libc);
}

function allows(list, value) {
  return !list || [list].flat().includes(value);
}

function isForeignLibc(libc) {
  const own = existsSync("/etc/alpine-release") ? "musl" : "glibc";
  return platform === "linux" && !allows(libc, own);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
