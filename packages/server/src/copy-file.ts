/** The file of a copy, read line by line and checked on the way: a large one is never held whole. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { Hash, PlayerId, TableId, exact } from "@gemwright/protocol";
import { Moment, PlayerName, faultOf } from "./copy-entry.ts";

export const FORMAT = { gemwright: "copy", version: 1 } as const;

/** The file is not a copy, or not a whole one, or tells what cannot have happened. */
export class CopyError extends Error {
  override readonly name = "CopyError";
}

/** Far above the longest table; a file without lines must not fill the memory. */
const LINE_LIMIT = 64 * 1024 * 1024;
const NEWLINE = 0x0a;

const TableLine = Compile(
  exact({
    table: TableId,
    seated: Type.Array(PlayerId, { uniqueItems: true }),
    entries: Type.Array(Type.String(), { minItems: 1 }),
  }),
);
const PlayerLine = Compile(
  exact({
    player: exact({ id: PlayerId, name: PlayerName, tokenHash: Hash, created: Moment }),
  }),
);
const Count = Type.Integer({ minimum: 0 });
const LastLine = Compile(
  exact({ end: exact({ players: Count, tables: Count, entries: Count }), hash: Hash }),
);

export type TableLine = Type.Static<ReturnType<typeof TableLine.Type>>;
export type PlayerLine = Type.Static<ReturnType<typeof PlayerLine.Type>>;

/**
 * What lies between the first line and the last. The hash is known only at the end: whoever must
 * not believe half a file reads to the end first.
 */
export async function* linesOf(file: string): AsyncGenerator<TableLine | PlayerLine> {
  const hash = createHash("sha256");
  const found = { players: 0, tables: 0, entries: 0 };
  let number = 0;
  let held: Buffer | undefined;
  for await (const line of piecesOf(file)) {
    if (held !== undefined) {
      hash.update(held).update("\n");
      if (++number === 1) checkFirst(held);
      else {
        const read = readLine(held, number);
        if ("player" in read) found.players++;
        else {
          found.tables++;
          found.entries += read.entries.length;
        }
        yield read;
      }
    }
    held = line;
  }
  if (number === 0) checkFirst(held);
  const last = parse(held);
  const whole =
    LastLine.Check(last) &&
    last.hash === hash.digest("hex") &&
    JSON.stringify(found) === JSON.stringify(last.end);
  if (!whole) throw new CopyError("the copy is incomplete or has been changed");
}

/** The lines of a file as they are, without their ends. */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end; (end = chunk.indexOf(NEWLINE, from)) >= 0; from = end + 1) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end)]);
      pieces = [];
      size = 0;
    }
    pieces.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > LINE_LIMIT) throw new CopyError("this is not a copy of tables: a line has no end");
  }
  if (size > 0) yield Buffer.concat(pieces);
}

function checkFirst(line: Buffer | undefined): void {
  const first = parse(line) as { gemwright?: unknown; version?: unknown } | null | undefined;
  if (first?.gemwright !== FORMAT.gemwright) throw new CopyError("this is not a copy of tables");
  if (first.version !== FORMAT.version) throw new CopyError("this copy is of another version");
}

function readLine(line: Buffer, number: number): TableLine | PlayerLine {
  const value = parse(line);
  if (TableLine.Check(value) || PlayerLine.Check(value)) return value;
  const isObject = typeof value === "object" && value !== null;
  const fault = isObject
    ? faultOf("player" in value ? PlayerLine : TableLine, value)
    : "it is neither a table nor a player";
  throw new CopyError(`line ${number}: ${fault}`);
}

/** The value of a line; undefined where it is not JSON. */
function parse(line: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(line)) as unknown;
  } catch {
    return undefined;
  }
}
