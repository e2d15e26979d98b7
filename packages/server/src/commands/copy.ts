/** `gemwright backup`, `restore`, `export` and `import`, all while the server runs. */
import { existsSync, statSync } from "node:fs";
import { CopyError, checkCopy, readCopy, writeCopy, type Counts } from "../copy.ts";
import { openStore } from "../store/open.ts";
import { StoreFailure, type Store } from "../store/store.ts";
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
  work: (store: Store) => Promise<Counts>,
): Promise<number> {
  let store: Store;
  try {
    store = await openStore(dbOf(call), { existing });
  } catch (error) {
    throw new InputError(`the database cannot be opened: ${(error as Error).message}`);
  }
  try {
    const counts = await work(store);
    const { players, tables, entries, skipped } = counts;
    process.stdout.write(
      call.flags.has("json")
        ? `${JSON.stringify(counts)}\n`
        : `${verb} ${tables} tables with ${entries} entries and ${players} players` +
            `${skipped > 0 ? `; ${skipped} tables were there already` : ""}\n`,
    );
    return EXIT_OK;
  } catch (error) {
    throw told(error, call.files[0]!);
  } finally {
    await store.close();
  }
}

/** What is not a bug, as one line. */
function told(error: unknown, file: string): unknown {
  if (error instanceof StoreFailure)
    return new InputError(`the database has failed: ${error.message}`);
  if (error instanceof CopyError || (error instanceof Error && "syscall" in error))
    return new InputError(`${file}: ${error.message}`);
  return error;
}

/** The file that a copy is written to. */
function newFile({ files }: Call): string {
  const file = files[0]!;
  if (file === "-") throw new UsageError("a copy is written to a file, not to standard output");
  if (existsSync(file)) throw new UsageError(`${file} is there already`);
  return file;
}

/** Fills a database, which is opened, and made where there is none, for a sound copy only. */
async function fill(
  call: Call,
  verb: string,
  mayFill: (store: Store) => Promise<void>,
): Promise<number> {
  const file = call.files[0]!;
  if (file === "-") throw new UsageError("a copy is read twice, so standard input will not do");
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new InputError(`${file}: there is no such file`);
  if (!found.isFile()) throw new InputError(`${file}: a copy is a plain file`);
  const copy = await checkCopy(file).catch((error: unknown) => {
    throw told(error, file);
  });
  return withStore(call, verb, false, async (store) => {
    await mayFill(store);
    return readCopy(store, copy);
  });
}

export const backup: Command = {
  name: "backup",
  summary: "Copies everything, players and tables, to a new file.",
  usage: "backup FILE [--db URL]",
  files: oneFile,
  options,
  run: (call) => {
    const file = newFile(call);
    return withStore(call, "saved", true, (store) => writeCopy(store, file));
  },
};

export const restore: Command = {
  name: "restore",
  summary: "Fills an empty database from a backup.",
  usage: "restore FILE [--db URL]",
  files: oneFile,
  options,
  run: (call) =>
    fill(call, "restored", async (store) => {
      const { open, running, over } = await store.counts();
      if (open + running + over > 0)
        throw new InputError("the database is not empty; import adds to it");
    }),
};

export const exportTables: Command = {
  name: "export",
  summary: "Copies tables, all or those that are named, to a new file.",
  usage: "export FILE [--tables ID,ID…] [--db URL]",
  files: oneFile,
  options: { tables: { value: "ID,ID…", help: "these tables only" }, ...options },
  run: (call) => {
    const file = newFile(call);
    const ids = call.options["tables"]?.split(",");
    return withStore(call, "exported", true, (store) =>
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
  run: (call) => fill(call, "imported", async () => undefined),
};
