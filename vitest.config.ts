import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "{bin,scripts}/**/*.test.js"],
    reporters: process.env["CI"] ? ["default", "./scripts/closing-line.js"] : ["default"],
  },
});
