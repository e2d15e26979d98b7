import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "./setup/paths.js";

const INSTALLS = "Installing";
const BUILDS = "Building";

describe("set-up", () => {
  let clone;

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), "gemwright-setup-"));
    cpSync(join(ROOT, "scripts"), join(clone, "scripts"), { recursive: true });
    for (const name of ["web", "ai", "protocol", "notation", "rules"])
      mkdirSync(join(clone, "packages", name, "src"), { recursive: true });
    write("package.json", { name: "clone", type: "module", workspaces: ["packages/web"] });
    write("packages/web/package.json", {
      name: "web",
      version: "1.0.0",
      scripts: { build: "node build.js" },
    });
    write(
      "packages/web/build.js",
      'const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true }); fs.writeFileSync("dist/index.html", "");',
    );
    lockVersion("1.0.0");
  });

  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  function write(file, content) {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    writeFileSync(join(clone, file), text);
  }

  /** A lock file that asks for nothing from outside, so that it installs without a network. */
  function lockVersion(version) {
    write("package-lock.json", {
      name: "clone",
      version,
      lockfileVersion: 3,
      requires: true,
      packages: {
        "": { name: "clone", workspaces: ["packages/web"] },
        "node_modules/web": { resolved: "packages/web", link: true },
        "packages/web": { name: "web", version: "1.0.0" },
      },
    });
  }

  function setUp() {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/setup.js"], {
      cwd: clone,
      encoding: "utf8",
    });
    return { status, stderr, did: [INSTALLS, BUILDS].filter((step) => stdout.includes(step)) };
  }

  const nothingLeft = { status: 0, stderr: "", did: [] };

  test("installs and builds once, and again only what is stale", () => {
    expect(setUp()).toEqual({ status: 0, stderr: "", did: [INSTALLS, BUILDS] });
    expect(setUp()).toEqual(nothingLeft);

    write("packages/rules/src/rules.ts", "export const changed = true;");
    expect(setUp().did).toEqual([BUILDS]);
    write("packages/rules/src/rules.test.ts", "a test is not part of the page");
    expect(setUp()).toEqual(nothingLeft);
    rmSync(join(clone, "packages/web/dist"), { recursive: true });
    expect(setUp().did).toEqual([BUILDS]);
  });

  test("does not take an installation that was cut short for a finished one", () => {
    setUp();
    rmSync(join(clone, "node_modules", ".gemwright"), { recursive: true });
    rmSync(join(clone, "node_modules", ".package-lock.json"));
    expect(setUp().did).toEqual([INSTALLS, BUILDS]);
  });

  test("accepts what somebody's own npm install has left", () => {
    setUp();
    lockVersion("1.0.1");
    expect(setUp()).toEqual(nothingLeft);
  });

  test("tells why the page could not be built, and tries again next time", () => {
    write("packages/web/build.js", 'throw new Error("no such colour");');
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain("The web page could not be built");
    expect(stderr).toContain("no such colour");
    expect(setUp().did).toEqual([BUILDS]);
  });

  test("takes over the lock of a set-up that was killed", () => {
    const gone = spawnSync(process.execPath, ["--version"]).pid;
    write(".setup-lock", String(gone));
    expect(setUp().status).toBe(0);
    expect(existsSync(join(clone, ".setup-lock"))).toBe(false);
  });
});
