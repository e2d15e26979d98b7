import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "packages/web/browser/**/*.test.ts",
      "{bin,scripts}/**/*.test.js",
    ],
    reporters: process.env["CI"] ? ["default", "./scripts/closing-line.js"] : ["default"],
    // Tests in the browser wait more than they compute, so that twice the cores are kept busy.
    maxWorkers: 2 * availableParallelism(),
    // A limit for what hangs, not a measure of speed: a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } },
  },
});
