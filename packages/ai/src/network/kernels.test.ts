import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const BUILD = join(import.meta.dirname, "../../scripts/build-kernels.js");

describe("the WebAssembly modules", () => {
  it("are what the kernels compile to", async () => {
    const { stderr } = await promisify(execFile)(process.execPath, [BUILD, "--check"]);
    expect(stderr).toBe("");
  });
});
