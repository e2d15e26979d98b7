/** `gemwright verify`: was the deal the one that the server had committed itself to? */
import { readFileSync } from "node:fs";
import { text as textOf } from "node:stream/consumers";
import { CARDS, NOBLES } from "@gemwright/rules";
import { describeError, parseRecords, type GameRecord } from "@gemwright/notation";
import { commitmentOf } from "../table/commitment.ts";
import { COMMITMENT_TAG, SALT_TAG } from "../table/record.ts";
import { EXIT_INPUT, EXIT_OK, InputError, UsageError, type Command } from "./command.ts";

const HASH = /^[0-9a-f]{64}$/;

export interface Verdict {
  readonly game: number;
  readonly kept: boolean;
  readonly reason: string;
  readonly commitment: string | null;
}

/** Checks one record; `promised` is what a player noted down before the first step. */
export function verdictOn(record: GameRecord, game: number, promised?: string): Verdict {
  const tags = new Map(record.further);
  const commitment = promised ?? tags.get(COMMITMENT_TAG) ?? null;
  const salt = tags.get(SALT_TAG);
  const say = (kept: boolean, reason: string): Verdict => ({ game, kept, reason, commitment });
  if (commitment === null) return say(false, "the record has no Commitment");
  if (salt === undefined || !HASH.test(salt)) return say(false, "the record has no Salt");
  const ids = (level: number): string[] =>
    (record.deal.decks[level] ?? []).map((card) => CARDS[card]!.id);
  const nobles = record.deal.nobles.map((noble) => NOBLES[noble]!.id);
  const made = commitmentOf({ decks: [ids(0), ids(1), ids(2)], nobles, salt });
  return made === commitment
    ? say(true, "the deal is the one that was committed to")
    : say(false, `the deal gives ${made}, not ${commitment}`);
}

export const verify: Command = {
  name: "verify",
  summary:
    "Checks that the deal of a record is the one the server committed itself to. FILE may be -, for standard input.",
  usage: "verify FILE [--commitment HASH]",
  files: { least: 1, most: 1 },
  options: {
    commitment: { value: "HASH", help: "the hash shown before the first step, noted by a player" },
    json: { help: "print one JSON document" },
  },
  run: async (call) => {
    const promised = call.options["commitment"]?.toLowerCase();
    if (promised !== undefined && !HASH.test(promised))
      throw new UsageError("--commitment is 64 hexadecimal digits");
    const file = call.files[0]!;
    let text: string;
    try {
      text = file === "-" ? await textOf(process.stdin) : readFileSync(file, "utf8");
    } catch (error) {
      throw new InputError((error as Error).message);
    }
    const records = parseRecords(text);
    if (!records.ok) throw new InputError(`${file}: ${describeError(records.error)}`);
    const verdicts = records.value.map((record, i) => verdictOn(record, i + 1, promised));
    process.stdout.write(
      call.flags.has("json")
        ? `${JSON.stringify({ games: verdicts })}\n`
        : verdicts
            .map((v) => `game ${v.game}: ${v.kept ? "kept" : "BROKEN"}: ${v.reason}\n`)
            .join(""),
    );
    return verdicts.every(({ kept }) => kept) ? EXIT_OK : EXIT_INPUT;
  },
};
