import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "./main.ts";
import { gemwright } from "./testing/terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-cli-"));
let files = 0;
function file(content: string | Uint8Array): string {
  const path = join(folder, `${files++}.splendor`);
  writeFileSync(path, content);
  return path;
}
const record = (name: string) => `testdata/records/${name}.splendor`;

const NAMES = COMMANDS.map(({ name }) => name);

describe("the command", () => {
  it("lists every subcommand in its help", async () => {
    const { code, out } = await gemwright(["--help"]);
    expect(code).toBe(0);
    for (const name of [...NAMES, "serve"]) expect(out).toContain(`  ${name}`);
  });

  it.each(NAMES)("says all there is to %s with --help", async (name) => {
    const { code, out } = await gemwright([name, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: gemwright ${name}`);
  });

  it.each([
    [["nonsense"], 'there is no command "nonsense"'],
    [["replay"], "replay needs a FILE"],
    [["replay", "--speed", "3", "x"], "Unknown option '--speed'"],
    [
      ["replay", "nowhere.splendor"],
      "cannot read nowhere.splendor: there is no such file or folder",
    ],
    [["replay", "."], "cannot read .: it is a folder"],
    [["legal", "a", "b"], 'legal does not know what to do with "b"'],
    [["perft", record("2-seats"), "--depth", "0"], "--depth takes a whole number from 1 to 20"],
    [["perft", record("2-seats"), "--depth", "two"], "--depth takes a whole number from 1 to 20"],
    [["legal", record("2-seats"), "--ply", "-1"], "--ply"],
    [["legal", record("2-seats"), "--ply", "99999"], "--ply 99999: the game has"],
    [
      ["legal", record("2-seats"), "--game", "4711"],
      "--game 4711: testdata/records/2-seats.splendor has",
    ],
    [["show", record("2-seats"), "--ply=3", "--ply=4"], "show: --ply is given 2 times"],
    [["show", record("2-seats"), "--seat", "3"], "--seat 3: the game has 2 seats"],
    [["show", record("2-seats"), "--seat", "0"], "--seat takes a whole number from 1 to 4"],
    [["play", "--bots", "nobody"], 'there is no bot "nobody"'],
    [["play", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2 seats"],
    [["play", "--seats", "5"], "--seats takes a whole number from 2 to 4"],
  ])("refuses %j with one line and exit code 2", async (args, reason) => {
    const { code, out, err } = await gemwright(args);
    expect(err).toContain(reason);
    expect(err.trimEnd()).not.toContain("\n");
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  it.each([
    ["nothing", ""],
    ["a text that is no record", "Dear diary, today I bought a ruby mine."],
    ["half a tag", '[Seats "2'],
    ["binary", new Uint8Array(4096).map((_, i) => (i * 7919) & 255)],
    ["a letter of another encoding", Buffer.from('[Seats "2"]\n[Event "Z\xfcrich"]', "latin1")],
    ["zeros", new Uint8Array(100_000)],
    ["a very long line", `[Seats "${"9".repeat(5_000_000)}"]`],
    ["an endless comment", '[Seats "2"]\n\n{'.padEnd(1_000_000, "{")],
    ["markup", "<script>alert(1)</script>"],
  ])("refuses a file with %s in one line and exit code 1", async (_, content) => {
    const path = file(content);
    for (const name of ["replay", "legal", "show", "perft"]) {
      const { code, out, err } = await gemwright([name, path]);
      expect(err).toMatch(/^gemwright: .*: line \d+, column \d+.*: .+\n$/);
      expect(err.length).toBeLessThan(300);
      expect(out).toBe("");
      expect(code).toBe(1);
    }
  });

  it("gives up on a file that never ends", async () => {
    const { code, err } = await gemwright(["replay", "/dev/zero"]);
    expect(err).toBe("gemwright: /dev/zero: larger than 256 MB\n");
    expect(code).toBe(1);
  });
});
