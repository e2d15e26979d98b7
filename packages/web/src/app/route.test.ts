import { describe, expect, it } from "vitest";
import { parseRoute } from "./route.ts";

describe("an address", () => {
  it.each([
    ["", { page: "start" }],
    ["#/", { page: "start" }],
    ["#/play", { page: "play", run: "" }],
    ["#/t/k3f9x2", { page: "online", table: "k3f9x2", invite: undefined, wish: undefined }],
    ["#/t/k3f9x2/abc-_1", { page: "online", table: "k3f9x2", invite: "abc-_1", wish: "seat" }],
    ["#/join/k3f9x2", { page: "online", table: "k3f9x2", invite: undefined, wish: "seat" }],
    ["#/watch/k3f9x2/abc", { page: "online", table: "k3f9x2", invite: "abc", wish: "watch" }],
    ["#/watch", { page: "unknown" }],
    ["#/t", { page: "unknown" }],
    ["#/friends", { page: "friends", open: false }],
    ["#/friends/open", { page: "friends", open: true }],
    ["#/games", { page: "games" }],
    ["#/games/m1x2", { page: "replay", game: "m1x2", turns: 0 }],
    ["#/games/m1x2/at/12", { page: "replay", game: "m1x2", turns: 12 }],
    ["#/games/m1x2/at/x", { page: "unknown" }],
    ["#/games/t/k3f9x2", { page: "replay", table: "k3f9x2", turns: 0 }],
    ["#/games/t/k3f9x2/at/7", { page: "replay", table: "k3f9x2", turns: 7 }],
    ["#/games/t/k3f9x2/a-_1", { page: "replay", table: "k3f9x2", invite: "a-_1", turns: 0 }],
    ["#/games/t/k3f9x2/a-_1/at/7", { page: "replay", table: "k3f9x2", invite: "a-_1", turns: 7 }],
    ["#/games/t", { page: "unknown" }],
    ["#/review/m1x2", { page: "review", game: "m1x2" }],
    ["#/review/t/k3f9x2/a-_1", { page: "review", table: "k3f9x2", invite: "a-_1" }],
    ["#/review", { page: "unknown" }],
    ["#/review/t", { page: "unknown" }],
    ["#/learn", { page: "learn" }],
    ["#/learn/game", { page: "guided", lesson: undefined }],
    ["#/learn/game/11", { page: "guided", lesson: 11 }],
    ["#/learn/game/x", { page: "guided", lesson: undefined }],
    ["#/learn/play", { page: "first-game" }],
    ["#/learn/else", { page: "unknown" }],
    ["#/de/rules", { page: "rules", language: "de", rule: undefined }],
    ["#/is/rules/R3.2", { page: "rules", language: "is", rule: "R3.2" }],
    ["#/fr/strategy", { page: "strategy", language: "fr" }],
    ["#/de", { page: "unknown" }],
    ["#/pt/rules", { page: "unknown" }],
    ["#/nowhere", { page: "unknown" }],
    ["#/t/%E0%A4%A/x", { page: "online", table: "%E0%A4%A", invite: "x", wish: "seat" }],
  ])("%j leads to %j", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});
