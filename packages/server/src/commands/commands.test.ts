import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { main } from "../main.ts";
import { openStore } from "../store/open.ts";
import { recordOf } from "../table/record.ts";
import { gameOf } from "../table/state.ts";
import { Desk } from "../testing/desk.ts";
import { ServerProcess } from "../trials/process.ts";

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
      ["backup", copy, "--db", "sqlite:/folder/name.db"],
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

  it("take the database from the environment where the command line names none", async () => {
    const [named, other] = [join(folder, "named.db"), join(folder, "other.db")];
    for (const db of [named, other]) await (await openStore(db)).close();
    vi.stubEnv("GEMWRIGHT_DB", join(folder, "typo.db"));
    expect(await main(["backup", join(folder, "a.jsonl")])).toBe(1);
    expect(said).toContain("there is no file");
    expect(await main(["backup", join(folder, "a.jsonl"), "--db", other])).toBe(0);
    vi.stubEnv("GEMWRIGHT_DB", named);
    expect(await main(["backup", join(folder, "b.jsonl")])).toBe(0);
    vi.unstubAllEnvs();
  });

  it("name the port that is taken and the way to another", async () => {
    const busy = createServer().listen(0, "127.0.0.1");
    await once(busy, "listening");
    const { port } = busy.address() as { port: number };
    const db = join(folder, "port.db");
    expect(await main(["serve", "--port", String(port), "--db", db, "--log", "silent"])).toBe(1);
    expect(said).toBe(
      `gemwright: port ${port} of 127.0.0.1 is taken; --port N chooses another, --port 0 a free one\n`,
    );
    busy.close();
  });

  it("name a table that is not there to be exported", async () => {
    const [db, copy] = [join(folder, "a.db"), join(folder, "copy.jsonl")];
    await (await openStore(db)).close();
    expect(await main(["export", copy, "--tables", "nowhere1", "--db", db])).toBe(1);
    expect(said).toContain("there is no table nowhere1");
    expect(readdirSync(folder)).not.toContain("copy.jsonl");
  });

  it("say all there is with --help", async () => {
    for (const name of ["serve", "backup", "restore", "export", "import", "verify"]) {
      said = "";
      expect(await main([name, "--help"])).toBe(0);
      expect(said).toMatch(new RegExp(`^Usage: gemwright ${name}`));
    }
  });

  it("make no database for a copy that is refused, and say why in one line", async () => {
    const [copy, db] = [join(folder, "copy.jsonl"), join(folder, "deep", "new.db")];
    const first = '{"gemwright":"copy","version":1}';
    for (const text of ["", "null\n", `${first}\n7\n{}\n`, `${first}\n{"player":null}\n{}\n`]) {
      writeFileSync(copy, text);
      for (const name of ["restore", "import"]) {
        said = "";
        expect(await main([name, copy, "--db", db])).toBe(1);
        expect(said).toMatch(/^gemwright: [^\n]+\n$/);
        expect(readdirSync(folder)).toEqual(["copy.jsonl"]);
      }
    }
    said = "";
    expect(await main(["restore", folder, "--db", db])).toBe(1);
    expect(said).toBe(`gemwright: ${folder}: a copy is a plain file\n`);
  });

  it("take - for standard input where games are read, and nowhere else", async () => {
    const desk = new Desk({ seats: 2, bots: ["random"] });
    desk.playOut();
    vi.spyOn(process, "stdin", "get").mockReturnValue(
      Readable.from([recordOf(desk.state)]) as unknown as typeof process.stdin,
    );
    expect(await main(["verify", "-"])).toBe(0);
    expect(said).toContain("game 1: kept");
    const db = join(folder, "a.db");
    await (await openStore(db)).close();
    for (const name of ["backup", "export", "restore", "import"]) {
      said = "";
      expect(await main([name, "-", "--db", db])).toBe(2);
      expect(said).toMatch(/^gemwright: a copy is [^\n]+\n$/);
    }
  });

  it("take no address for a file that SQLite would not", async () => {
    for (const db of [":memory:", "file:a.db", "file:a.db?mode=memory"]) {
      said = "";
      expect(await main(["serve", "--db", db, "--port", "0", "--log", "silent"])).toBe(1);
      expect(said).toMatch(/^gemwright: the database cannot be opened: [^\n]+ a file\n$/);
      expect(existsSync(db)).toBe(false);
    }
  });

  it("leave a file alone that another program has filled", async () => {
    const db = join(folder, "other.db");
    const other = new DatabaseSync(db);
    other.exec("CREATE TABLE recipes (name TEXT)");
    expect(await main(["serve", "--db", db, "--port", "0", "--log", "silent"])).toBe(1);
    expect(said).toBe(
      "gemwright: the database cannot be opened: the file holds another program's data\n",
    );
    expect(other.prepare("SELECT count(*) AS n FROM sqlite_schema").get()).toEqual({ n: 1 });
    other.close();
  });

  it("keep a second server from a file, whatever name it is given", async () => {
    const [db, link] = [join(folder, "a.db"), join(folder, "link.db")];
    const store = await openStore(db, { alone: true });
    symlinkSync("a.db", link);
    await expect(openStore(link, { alone: true })).rejects.toThrow("another server uses");
    await store.close();
  });

  it("back up and restore, and do not overwrite", async () => {
    const [db, copy, next] = ["a.db", "copy.jsonl", "b.db"].map((name) => join(folder, name));
    await (await openStore(db)).close();
    expect(await main(["backup", copy, "--db", db])).toBe(0);
    expect(await main(["backup", copy, "--db", db])).toBe(2);
    expect(await main(["restore", copy, "--db", next])).toBe(0);
  });

  it("stop the server in good order although a signal comes twice", async () => {
    const db = join(folder, "twice.db");
    const server = await ServerProcess.start(["--port", "0", "--db", db]);
    // two of a kind that come together are one to the system
    process.kill(server.pid, "SIGTERM");
    await server.stop("SIGHUP");
    // what was written is in the file itself, and the file is nobody's any more
    expect(readdirSync(folder)).not.toContain("twice.db-wal");
  });
});
