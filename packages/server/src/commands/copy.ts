/** `gemwright backup`, `restore`, `export` and `import`, all while the server runs. */
import { existsSync } from "node:fs";
import { CopyError, readCopy, writeCopy, type Counts } from "../copy.ts";
import { openStore } from "../store/open.ts";
import type { Store } from "../store/store.ts";
import {
  DB_OPTION,
  EXIT_OK,
  InputError,
  UsageError,
  dbOf,
  type Call,
  type Command,
} from "./command.ts";

const options = { db: DB_OPTION, json: { help: "say the counts as JSON" } };
const oneFile = { least: 1, most: 1 };

async function withStore(
  call: Call,
  verb: string,
  existing: boolean,
  work: (store: Store, file: string) => Promise<Counts>,
): Promise<number> {
  const file = call.files[0]!;
  let store: Store;
  try {
    store = await openStore(dbOf(call), { existing });
  } catch (error) {
    throw new InputError(`the database cannot be opened: ${(error as Error).message}`);
  }
  try {
    const counts = await work(store, file);
    const { players, tables, entries, skipped } = counts;
    process.stdout.write(
      call.flags.has("json")
        ? `${JSON.stringify(counts)}\n`
        : `${verb} ${tables} tables with ${entries} entries and ${players} players` +
            `${skipped > 0 ? `; ${skipped} tables were there already` : ""}\n`,
    );
    return EXIT_OK;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (error instanceof CopyError || code === "ENOENT" || code === "EACCES" || code === "ENOSPC")
      throw new InputError(`${file}: ${message}`);
    throw error;
  } finally {
    await store.close();
  }
}

function mustBeNew(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} is there already`);
}

/** Before a database is made for what is not there. */
function mustBeThere(file: string): void {
  if (!existsSync(file)) throw new InputError(`${file}: there is no such file`);
}

export const backup: Command = {
  name: "backup",
  summary: "Copies everything, players and tables, to a new file.",
  usage: "backup FILE [--db URL]",
  files: oneFile,
  options,
  run: (call) => {
    mustBeNew(call.files[0]!);
    return withStore(call, "saved", true, writeCopy);
  },
};

export const restore: Command = {
  name: "restore",
  summary: "Fills an empty database from a backup.",
  usage: "restore FILE [--db URL]",
  files: oneFile,
  options,
  run: (call) => {
    mustBeThere(call.files[0]!);
    return withStore(call, "restored", false, async (store, file) => {
      const { open, running, over } = await store.counts();
      if (open + running + over > 0)
        throw new CopyError("the database is not empty; import adds to it");
      return readCopy(store, file);
    });
  },
};

export const exportTables: Command = {
  name: "export",
  summary: "Copies tables, all or those that are named, to a new file.",
  usage: "export FILE [--tables ID,ID…] [--db URL]",
  files: oneFile,
  options: { tables: { value: "ID,ID…", help: "these tables only" }, ...options },
  run: (call) => {
    mustBeNew(call.files[0]!);
    const ids = call.options["tables"]?.split(",");
    return withStore(call, "exported", true, (store, file) =>
      writeCopy(store, file, ids && new Set(ids)),
    );
  },
};

export const importTables: Command = {
  name: "import",
  summary: "Adds the tables of a copy; tables that are there already are left alone.",
  usage: "import FILE [--db URL]",
  files: oneFile,
  options,
  run: (call) => {
    mustBeThere(call.files[0]!);
    return withStore(call, "imported", false, readCopy);
  },
};
