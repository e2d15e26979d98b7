/**
 * The log's entries as they must look when they come from outside. The server's own log is written
 * by the server alone, and is read without this.
 */
import Type from "typebox";
import { Compile } from "typebox/compile";
import {
  ABSENCES,
  BotName,
  ClockChoice,
  DECIDERS,
  ENDINGS,
  Hash,
  Invite,
  NAME_LETTERS,
  PlayerId,
  STARTS,
  SeatNumber,
  Seats,
  Seq,
  StepText,
  TALK_LETTERS,
  TableId,
  exact,
  oneOf,
  orNull,
} from "@gemwright/protocol";
import { fail, ok, type Result } from "@gemwright/rules";
import type { LogEntry } from "./table/entry.ts";

/** The last millisecond that a Date can tell. */
const END_OF_TIME = 8.64e15;
export const Moment = Type.Integer({ minimum: 0, maximum: END_OF_TIME });

/** What was within a limit when it was asked may have become three times as long as Unicode's NFC. */
const NFC_GROWTH = 3;
/** No control characters: a name is one line, and PostgreSQL takes no NUL. */
const line = (longest: number): Type.TString =>
  Type.String({ maxLength: NFC_GROWTH * longest, pattern: String.raw`^[^\u0000-\u001f\u007f]+$` });
export const PlayerName = line(NAME_LETTERS);
const Talk = line(TALK_LETTERS);

const Ids = Type.Array(Type.String());
const Deal = exact({ decks: Type.Tuple([Ids, Ids, Ids]), nobles: Ids, salt: Hash });

const entry = <const K extends LogEntry["type"], T extends Type.TProperties>(
  type: K,
  properties: T,
) => Compile(exact({ type: Type.Literal(type), at: Moment, ...properties }));

const CHECKS = {
  opened: entry("opened", {
    table: TableId,
    seats: Seats,
    start: oneOf(STARTS),
    clock: orNull(ClockChoice),
    listed: Type.Boolean(),
    hideReserved: Type.Boolean(),
    invite: Invite,
    rematchOf: orNull(TableId),
    watch: Type.Optional(Invite),
    kept: Type.Array(orNull(PlayerId), { minItems: 2, maxItems: 4 }),
  }),
  sat: entry("sat", {
    seat: SeatNumber,
    name: PlayerName,
    player: orNull(PlayerId),
    bot: orNull(BotName),
  }),
  left: entry("left", { seat: SeatNumber }),
  started: entry("started", { deal: Deal, commitment: Hash }),
  step: entry("step", {
    seat: SeatNumber,
    step: StepText,
    by: oneOf(DECIDERS),
    base: Seq,
    asked: Type.Optional(StepText),
  }),
  "take-back-asked": entry("take-back-asked", { seat: SeatNumber, to: Seq }),
  "take-back-answered": entry("take-back-answered", { seat: SeatNumber, agreed: Type.Boolean() }),
  "take-back-withdrawn": entry("take-back-withdrawn", { seat: SeatNumber }),
  "taken-back": entry("taken-back", { seat: SeatNumber, to: Seq }),
  away: entry("away", { seat: SeatNumber, reason: oneOf(ABSENCES), bot: BotName }),
  back: entry("back", { seat: SeatNumber }),
  chat: entry("chat", { seat: SeatNumber, text: Talk }),
  muted: entry("muted", { by: SeatNumber, seat: SeatNumber, muted: Type.Boolean() }),
  over: entry("over", {
    ending: oneOf(ENDINGS),
    scores: Type.Array(Type.Integer(), { maxItems: 4 }),
    winners: Type.Array(SeatNumber, { minItems: 1, maxItems: 4, uniqueItems: true }),
  }),
  rematch: entry("rematch", { table: TableId }),
} satisfies Record<LogEntry["type"], unknown>;

/** An entry that has every field of its kind and nothing else, or what is wrong with it. */
export function parseForeignEntry(text: string): Result<LogEntry, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail("it is not JSON");
  }
  const type = (value as { type?: unknown } | null)?.type;
  if (!isType(type)) return fail("there is no such kind of entry");
  const check = CHECKS[type];
  return check.Check(value) ? ok(value satisfies LogEntry) : fail(faultOf(check, value));
}

const isType = (type: unknown): type is LogEntry["type"] =>
  typeof type === "string" && Object.hasOwn(CHECKS, type);

interface Check {
  Errors(value: unknown): readonly { readonly instancePath: string; readonly message: string }[];
}

/** The first thing that a schema finds wrong, in a few words. */
export function faultOf(check: Check, value: unknown): string {
  const [first] = check.Errors(value);
  const where = first?.instancePath.slice(1).replaceAll("/", ".");
  return `${where === "" || where === undefined ? "it" : where} ${first?.message ?? "is not whole"}`;
}
