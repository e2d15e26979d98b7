/** Compares what players were told with what is stored. */
import { DatabaseSync } from "node:sqlite";
import { isPostgres, openStore } from "../store/open.ts";
import { parseEntry, type LogEntry } from "../table/entry.ts";
import { apply, foldLog } from "../table/state.ts";
import { eventTexts, viewerOf } from "../table/view.ts";
import type { Game, Witness } from "./witness.ts";

export interface Checked {
  readonly steps: number;
  readonly events: number;
  readonly problems: readonly string[];
}

/**
 * Every acknowledged step is stored once, in order and legal, and nobody saw an event that is not
 * what is stored.
 */
export async function checkStore(db: string, witnesses: readonly Witness[]): Promise<Checked> {
  const store = await openStore(db);
  const problems: string[] = [];
  let [steps, events] = [0, 0];
  for (const game of witnesses.flatMap((witness) => witness.games)) {
    const entries = await store.read(game.table, 0);
    entries.forEach(({ seq }, i) => {
      if (seq !== i + 1) problems.push(`table ${game.table} has ${seq} in place of ${i + 1}`);
    });
    const log = entries.map(({ data }) => parseEntry(data));
    problems.push(...logProblems(game, log), ...eventProblems(game, log));
    steps += game.acknowledged.length;
    events += game.heard.reduce((sum, heard) => sum + heard.length, 0);
  }
  await store.close();
  return { steps, events, problems: [...problems, ...fileProblems(db)] };
}

/** What SQLite itself finds wrong with the file. */
function fileProblems(db: string): string[] {
  if (isPostgres(db)) return [];
  const file = new DatabaseSync(db);
  const said = file.prepare("PRAGMA integrity_check").all();
  file.close();
  return said.map((row) => String(row["integrity_check"])).filter((line) => line !== "ok");
}

function logProblems({ table, acknowledged }: Game, log: readonly LogEntry[]): string[] {
  const problems: string[] = [];
  // A fold refuses an entry that the rules do not allow.
  foldLog(log);
  for (const { seq, step } of acknowledged) {
    const entry = log[seq - 1];
    if (entry?.type !== "step" || entry.step !== step)
      problems.push(`step ${step} was acknowledged as ${seq} of ${table} and is not there`);
  }
  const bases = log.flatMap((entry) =>
    entry.type === "step" && entry.by === "player" ? [`${entry.seat} ${entry.base}`] : [],
  );
  if (new Set(bases).size < bases.length) problems.push(`a step of ${table} is there twice`);
  return problems;
}

const eventProblems = ({ table, heard }: Game, log: readonly LogEntry[]): string[] =>
  heard.flatMap((told, index) => {
    const texts = textsOf(log, index + 1);
    return told.flatMap(({ seq, text }, i) => [
      ...(seq === i + 1 ? [] : [`${table}: event ${seq} came in place of ${i + 1}`]),
      ...(texts[seq - 1] === text ? [] : [`${table}: event ${seq} is not what is stored`]),
    ]);
  });

function textsOf([first, ...rest]: readonly LogEntry[], seat: number): string[] {
  if (!first) return [];
  const state = foldLog([first])!;
  const texts = [eventTexts(state)(viewerOf(seat)).join("")];
  for (const entry of rest) {
    apply(state, entry);
    texts.push(eventTexts(state)(viewerOf(seat)).join(""));
  }
  return texts;
}
