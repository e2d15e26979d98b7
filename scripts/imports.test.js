import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { wrongImports } from "./imports.js";
import { ROOT } from "./setup/paths.js";

const PACKAGES = ["rules", "notation", "protocol", "ai", "server", "web", "cli"];

describe("the direction of imports", () => {
  let clone;

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), "gemwright-imports-"));
    for (const file of [
      "package.json",
      ...PACKAGES.flatMap((name) => [
        `packages/${name}/package.json`,
        `packages/${name}/tsconfig.json`,
      ]),
    ])
      cpSync(join(ROOT, file), join(clone, file));
  });

  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  function write(file, text) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), text);
  }

  test("is kept by the project itself", () => {
    expect(wrongImports()).toEqual([]);
  });

  test("refuses a package to the right", () => {
    write("packages/rules/src/a.ts", 'import { makeStep } from "@gemwright/notation";');
    expect(wrongImports(clone)).toEqual(["packages/rules/src/a.ts: rules may not import notation"]);
  });

  test("refuses one app in another, also when imported on demand or in a test", () => {
    write("packages/cli/src/a.ts", 'await import("@gemwright/server");');
    write("packages/web/src/a.test.ts", 'import "gemwright";');
    expect(wrongImports(clone)).toEqual([
      "packages/web/src/a.test.ts: web may not import cli",
      "packages/cli/src/a.ts: cli may not import server",
    ]);
  });

  test("refuses a path into another package", () => {
    write("packages/ai/src/a.ts", 'export { x } from "../../rules/src/layout.ts";');
    expect(wrongImports(clone)).toEqual([
      "packages/ai/src/a.ts: ../../rules/src/layout.ts leaves the package",
    ]);
  });

  test("refuses what the package does not declare, except the test tools in tests", () => {
    const text = 'import fc from "fast-check";\nimport "node:fs";\nimport "./b.ts";';
    write("packages/rules/src/a.ts", text);
    write("packages/rules/src/a.test.ts", text);
    expect(wrongImports(clone)).toEqual([
      "packages/rules/src/a.ts: fast-check is not among the package's dependencies",
    ]);
  });

  test("refuses a dependency that the picture does not have", () => {
    write(
      "packages/rules/package.json",
      JSON.stringify({ dependencies: { "@gemwright/ai": "0.1.0" } }),
    );
    expect(wrongImports(clone)).toEqual([
      "packages/rules/package.json: rules may not depend on ai",
      "packages/rules/tsconfig.json: references nothing, but package.json depends on ai",
    ]);
  });
});
