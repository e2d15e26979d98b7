import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "packages/web/browser/**/*.test.ts",
      "{bin,scripts}/**/*.test.js",
    ],
    reporters: process.env["CI"] ? ["default", "./scripts/closing-line.js"] : ["default"],
    // A limit for what hangs, not a measure of speed: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
