import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { main } from "../main.ts";
import { openStore } from "../store/open.ts";
import { recordOf } from "../table/record.ts";
import { gameOf } from "../table/state.ts";
import { Desk } from "../testing/desk.ts";

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gemwright-command-"));
  said = "";
  const hear = (text: string | Uint8Array): boolean => {
    said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(hear);
  vi.spyOn(process.stderr, "write").mockImplementation(hear);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe("gemwright verify", () => {
  it("accepts the deal that was committed to and no other", async () => {
    const desk = new Desk({ seats: 2, bots: ["random"] });
    desk.playOut();
    const text = recordOf(desk.state);
    const file = join(folder, "game.splendor");
    writeFileSync(file, text);
    expect(await main(["verify", file])).toBe(0);
    expect(await main(["verify", file, "--commitment", gameOf(desk.state).commitment])).toBe(0);
    expect(await main(["verify", file, "--commitment", "0".repeat(64)])).toBe(1);
    said = "";
    expect(await main(["verify", file, "--json"])).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ games: [{ game: 1, kept: true }] });
    const { salt } = gameOf(desk.state).secret;
    writeFileSync(file, text.replace(salt, "f".repeat(64)));
    expect(await main(["verify", file])).toBe(1);
    writeFileSync(file, text.replace(/\[Salt .*\]\n/, ""));
    expect(await main(["verify", file])).toBe(1);
  });
});

describe("the server's commands", () => {
  it("make no database where one was to be copied, or where there is nothing to fill it", async () => {
    const typo = join(folder, "typo.db");
    const copy = join(folder, "copy.jsonl");
    for (const args of [
      ["backup", copy, "--db", typo],
      ["export", copy, "--db", typo],
      ["backup", copy, "--db", "mysql://host/name"],
      ["restore", copy, "--db", typo],
      ["import", copy, "--db", typo],
    ]) {
      said = "";
      expect(await main(args)).toBe(1);
      expect(said).toMatch(/there is no|postgres:\/\//);
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it("keep a database to its owner", async () => {
    const db = join(folder, "new.db");
    await (await openStore(db)).close();
    expect(statSync(db).mode & 0o777).toBe(0o600);
  });

  it("say one line and exit with 2 for a wrong argument, 1 for a failure in the input", async () => {
    for (const args of [
      ["serve", "--port", "x"],
      ["serve", "--limits", "maybe"],
      ["serve", "--nonsense"],
      ["serve", "file"],
      ["verify"],
      ["verify", "a", "--commitment", "12"],
      ["backup"],
      ["nothing"],
    ]) {
      said = "";
      expect(await main(args)).toBe(2);
      expect(said).toMatch(/^gemwright: [^\n]+\n$/);
    }
    for (const args of [
      ["verify", join(folder, "missing.splendor")],
      ["restore", join(folder, "missing.jsonl"), "--db", join(folder, "new.db")],
      ["serve", "--db", "postgres://nobody@127.0.0.1:1/none"],
    ]) {
      said = "";
      expect(await main(args)).toBe(1);
      expect(said).toMatch(/^gemwright: [^\n]+\n$/);
    }
  });

  it("say all there is with --help", async () => {
    for (const name of ["serve", "backup", "restore", "export", "import", "verify"]) {
      said = "";
      expect(await main([name, "--help"])).toBe(0);
      expect(said).toMatch(new RegExp(`^Usage: gemwright ${name}`));
    }
  });

  it("back up and restore, and do not overwrite", async () => {
    const [db, copy, next] = ["a.db", "copy.jsonl", "b.db"].map((name) => join(folder, name));
    await (await openStore(db)).close();
    expect(await main(["backup", copy, "--db", db])).toBe(0);
    expect(await main(["backup", copy, "--db", db])).toBe(2);
    expect(await main(["restore", copy, "--db", next])).toBe(0);
  });
});
