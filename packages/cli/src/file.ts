/** Records from files. */
import { isUtf8 } from "node:buffer";
import { appendFileSync, closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { describeError, parseRecords, positionAfter, type GameRecord } from "@gemwright/notation";
import type { Position } from "@gemwright/rules";
import { InputError, UsageError, type OptionSpec } from "./command.ts";

const LARGEST = 256 * 1024 * 1024;
const PIECE = 1024 * 1024;

/** The text of a file; `-` is standard input. */
export const readText = (file: string): string =>
  decode(file, reading(file, file === "-" ? 0 : undefined));

/** The bytes of a file. */
export const readBytes = (file: string): Buffer => reading(file);

function reading(file: string, standard?: 0): Buffer {
  try {
    const open = standard ?? openSync(file, "r");
    try {
      return readAll(file, open);
    } finally {
      if (open !== 0) closeSync(open);
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new UsageError(`cannot read ${file}: ${systemReason(error)}`, { cause: error });
  }
}

/** Piece by piece: a pipe or a device does not say how much is to come, and may never end. */
function readAll(file: string, open: number): Buffer {
  const pieces: Buffer[] = [];
  for (let size = 0; ;) {
    const piece = Buffer.allocUnsafe(PIECE);
    const read = readPiece(open, piece);
    if (read === 0) return Buffer.concat(pieces);
    pieces.push(piece.subarray(0, read));
    size += read;
    if (size > LARGEST) throw new InputError(`${file}: larger than ${LARGEST / 1024 / 1024} MB`);
  }
}

function readPiece(open: number, piece: Buffer): number {
  for (;;)
    try {
      return readSync(open, piece);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Standard input that has nothing to say yet, and on Windows its end.
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
}

function decode(file: string, bytes: Buffer): string {
  const text = bytes.toString("utf8");
  if (isUtf8(bytes)) return text;
  // Whatever is no character was replaced by this mark.
  const lines = text.slice(0, text.indexOf("\uFFFD")).split(/\r\n|\n|\r/);
  const place = { line: lines.length, column: lines.at(-1)!.length + 1 };
  throw new InputError(`${file}: ${describeError({ ...place, reason: "this is not UTF-8" })}`);
}

/** Makes sure that a file can be written, without changing one that is there. */
export function checkWritable(file: string): void {
  if (file === "-") throw new UsageError("--out takes the name of a file; - is none");
  writing(file, () => appendFileSync(file, ""));
}

export const writeText = (file: string, text: string): void =>
  writing(file, () => writeFileSync(file, text));

export const appendText = (file: string, text: string): void =>
  writing(file, () => appendFileSync(file, text));

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${systemReason(error)}`, { cause: error });
  }
}

/** Why the system refused, in a few words. */
export function systemReason(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file or folder",
    ENOSPC: "the disk is full",
    EISDIR: "it is a folder",
    ENOTDIR: "part of its path is not a folder",
    EROFS: "it can only be read",
    EACCES: "permission denied",
  };
  return reasons[code ?? ""] ?? (error instanceof Error ? error.message : String(error));
}

/** All games of a file, or an error that says where and why it is no record. */
export function readRecords(file: string): GameRecord[] {
  const records = parseRecords(readText(file));
  if (!records.ok) throw new InputError(`${file}: ${describeError(records.error)}`);
  return records.value;
}

export const GAME_OPTIONS = {
  game: {
    type: "number",
    value: "K",
    help: "which game of the file",
    fallback: 1,
    least: 1,
    most: 1e9,
  },
  ply: {
    type: "number",
    value: "N",
    help: "after how many turns; all by default",
    least: 0,
    most: 1e9,
  },
} as const satisfies Record<string, OptionSpec>;

export const noSuchGame = (file: string, game: number, games: number): UsageError =>
  new UsageError(`--game ${game}: ${file} has ${games} game${games === 1 ? "" : "s"}`);

/** The Kth game of a file, cut off after N turns. */
export function readGame(file: string, game: number, ply: number | undefined): GameRecord {
  const records = readRecords(file);
  const record = records[game - 1];
  if (record === undefined) throw noSuchGame(file, game, records.length);
  const turns = ply ?? record.turns.length;
  if (turns > record.turns.length)
    throw new UsageError(`--ply ${turns}: the game has ${record.turns.length} turns`);
  return { ...record, turns: record.turns.slice(0, turns) };
}

export const readPosition = (file: string, game: number, ply: number | undefined): Position =>
  positionAfter(readGame(file, game, ply));
