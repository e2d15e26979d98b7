import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseRecords } from "@gemwright/notation";
import { describe, expect, it } from "vitest";
import { gemwright } from "../testing/terminal.ts";
import { turnWords } from "./words.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-play-"));

describe("play", () => {
  it("plays bots to the end and keeps a record that replays", async () => {
    const out = join(folder, "bots.splendor");
    const played = await gemwright([
      "play",
      "--seats",
      "3",
      "--bots",
      "greedy,greedy,random",
      "--seed",
      "3",
      "--out",
      out,
    ]);
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/Over after \d+ turns, (winner|shared victory): /);
    const read = parseRecords(readFileSync(out, "utf8"));
    expect(read.ok && read.value[0].further).toContainEqual(["Player1", expect.any(String)]);
  });

  it("takes turns from the keyboard in any case and explains what it refuses", async () => {
    const { out, code } = await gemwright(
      ["play", "--bots", "random", "--seed", "5"],
      ["wug", "rr", "+999", "", "moves", "?", "quit"],
    );
    expect(code).toBe(0);
    expect(out).toContain("You took 1 diamond, 1 sapphire, 1 emerald");
    expect(out).toContain("two of a colour need four of it in the supply (R3.2)");
    expect(out).toContain('"+999": "999" is not a card');
    expect(out).toContain("Stopped. The game is not over.");
  });

  it("takes a whole turn as one word, as it stands in records", async () => {
    const typed = ["wug", "wug", "wug", "wug-w", "wug-wu", "quit"];
    const { out } = await gemwright(["play", "--bots", "", "--seats", "4", "--seed", "1"], typed);
    expect(out).toContain('"wug-w": the return must leave exactly ten tokens (R3.3)');
  });

  it("finds out before the game that the record cannot be kept", async () => {
    const nowhere = join(folder, "no", "such", "folder");
    const { code, out, err } = await gemwright([
      "play",
      "--bots",
      "random,random",
      "--out",
      nowhere,
    ]);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain("there is no such file or folder");
  });

  it("ends quietly when the keyboard goes away", async () => {
    const { code, out } = await gemwright(["play", "--bots", "random", "--seed", "5"], []);
    expect(code).toBe(0);
    expect(out).toContain("Stopped.");
  });

  it("hears Ctrl-C where only bots play, and keeps what was played", async () => {
    const file = join(folder, "stopped.splendor");
    const args = ["play", "--bots", "champion,champion", "--out", file];
    const child = spawn(process.execPath, ["bin/gemwright.js", ...args]);
    const exit = once(child, "exit") as Promise<[number]>;
    await once(child.stdout, "data");
    child.kill("SIGINT");
    expect((await exit)[0]).toBe(130);
    const records = parseRecords(readFileSync(file, "utf8"));
    expect(records.ok && records.value[0]?.turns.length).toBeGreaterThan(0);
  });

  it("says that the game is not over where the input ends at the curtain", async () => {
    const { out } = await gemwright(["play", "--bots", "", "--seed", "1"], ["=1?"]);
    expect(out).toContain("press Enter when only you see the screen");
    expect(out).toContain("Stopped. The game is not over.");
  });

  it("numbers bots of one name", async () => {
    const bots = "random,greedy,random";
    const { out } = await gemwright(["play", "--seats", "3", "--bots", bots, "--seed", "1"]);
    for (const name of ["random 1", "random 2", "greedy"]) expect(out).toContain(`${name} `);
    expect(out).not.toContain("random 3");
  });

  it("draws a curtain between people once somebody holds an unseen card", async () => {
    const typed = ["=1?", "", "board", "quit"];
    const { out } = await gemwright(["play", "--bots", "", "--seed", "1"], typed);
    expect(out.indexOf("press Enter when only you see the screen")).toBeGreaterThan(
      out.indexOf("reserved the top card of deck 1"),
    );
    const afterCurtain = out.slice(out.indexOf("press Enter"));
    expect(afterCurtain).toContain("reserved 1?");
  });

  it.each([
    ["WUG-K", "took 1 diamond, 1 sapphire, 1 emerald, returned 1 onyx"],
    ["RR", "took 2 rubies"],
    ["KK", "took 2 onyx"],
    ["=3?", "reserved the top card of deck 3"],
    [
      "+222(WJ)!N03",
      "bought 222 (level 2 ruby, 2 prestige) for 1 diamond, 1 gold, was visited by N03",
    ],
    ["pass", "passed: no action was possible"],
  ])("says %s in words", (word, words) => {
    expect(turnWords(word)).toBe(words);
  });
});
