/** Schemas that several files share. */
import Type from "typebox";
import { BOTS, STATUSES } from "./words.ts";

/** One of a list of words, as a JSON schema `enum`. */
export const oneOf = <const T extends readonly string[]>(words: T): Type.TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>({ type: "string", enum: [...words] });

export const orNull = <T extends Type.TSchema>(schema: T): Type.TUnion<[T, Type.TNull]> =>
  Type.Union([schema, Type.Null()]);

const closed = { additionalProperties: false } as const;
/** An object that takes no other property. */
export const exact = <T extends Type.TProperties>(properties: T): Type.TObject<T> =>
  Type.Object(properties, closed);

export const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const SeatNumber = Type.Integer({ minimum: 1, maximum: 4 });
export const Seats = Type.Unsafe<2 | 3 | 4>({ type: "integer", minimum: 2, maximum: 4 });
export const Millis = Type.Integer({ minimum: 0 });
export const TableId = Type.String({ pattern: "^[a-z0-9]{6,16}$" });
export const PlayerId = Type.String({ pattern: "^[A-Za-z0-9_-]{8,32}$" });
/** The most letters of a name, and of something said at the table. */
export const NAME_LETTERS = 40;
export const TALK_LETTERS = 200;
export const Name = Type.String({ minLength: 1, maxLength: NAME_LETTERS });
export const Invite = Type.String({ pattern: "^[A-Za-z0-9_-]{16,64}$" });
export const BotName = oneOf(BOTS);
export const StatusWord = oneOf(STATUSES);
/** A step in notation; the longest is a purchase that writes ten tokens out. */
export const StepText = Type.String({ minLength: 1, maxLength: 24 });
/** A SHA-256 in hexadecimal. */
export const Hash = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** Seconds for the whole game and for each turn, or days for each turn. */
export const ClockChoice = Type.Union([
  exact({
    baseS: Type.Integer({ minimum: 1, maximum: 86_400 }),
    incrementS: Type.Integer({ minimum: 0, maximum: 3_600 }),
  }),
  exact({ daysPerTurn: Type.Integer({ minimum: 1, maximum: 30 }) }),
]);
export type ClockChoice = Type.Static<typeof ClockChoice>;

/** A clock as it stood `at`; the running seat's time has gone on falling since. */
export const ClockView = exact({
  choice: ClockChoice,
  remainingMs: Type.Array(Millis, { minItems: 2, maxItems: 4 }),
  running: orNull(SeatNumber),
  at: Millis,
});
export type ClockView = Type.Static<typeof ClockView>;
