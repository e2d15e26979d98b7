import { describe, expect, it } from "vitest";
import { parseRoute } from "./route.ts";

describe("an address", () => {
  it.each([
    ["", { page: "start" }],
    ["#/", { page: "start" }],
    ["#/play", { page: "play", run: "" }],
    ["#/t/k3f9x2", { page: "online", table: "k3f9x2", invite: undefined }],
    ["#/t/k3f9x2/abc-_1", { page: "online", table: "k3f9x2", invite: "abc-_1" }],
    ["#/t", { page: "unknown" }],
    ["#/nowhere", { page: "unknown" }],
    ["#/t/%E0%A4%A/x", { page: "online", table: "%E0%A4%A", invite: "x" }],
  ])("%j leads to %j", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});
