/**
 * What happens at a table, as each pair of eyes is told it. Every entry of a table's log becomes
 * exactly one event for every viewer, so the seqs that a viewer receives have no gap.
 */
import Type from "typebox";
import { ObservationSchema } from "./observation-schema.ts";
import {
  BotName,
  ClockChoice,
  ClockView,
  Hash,
  Invite,
  Millis,
  Name,
  PlayerId,
  SeatNumber,
  Seats,
  Seq,
  StepText,
  TableId,
  exact,
  oneOf,
  orNull,
} from "./schema.ts";
import { ABSENCES, DECIDERS, ENDINGS, STARTS } from "./words.ts";

const event = <const K extends string, T extends Type.TProperties>(type: K, properties: T) =>
  exact({ type: Type.Literal(type), seq: Seq, at: Millis, ...properties });

/** Everything chance decided, as it is opened after the game. */
export const DealSchema = exact({
  decks: exact({
    1: Type.Array(Type.String()),
    2: Type.Array(Type.String()),
    3: Type.Array(Type.String()),
  }),
  nobles: Type.Array(Type.String()),
  salt: Hash,
});
export type OpenedDeal = Type.Static<typeof DealSchema>;

export const OpenedEvent = event("opened", {
  table: TableId,
  seats: Seats,
  start: oneOf(STARTS),
  clock: orNull(ClockChoice),
  listed: Type.Boolean(),
  hideReserved: Type.Boolean(),
  rematchOf: orNull(TableId),
});
export const SatEvent = event("sat", {
  seat: SeatNumber,
  player: orNull(PlayerId),
  name: Name,
  bot: orNull(BotName),
});
export const LeftEvent = event("left", { seat: SeatNumber });
export const StartedEvent = event("started", {
  commitment: Hash,
  clock: orNull(ClockView),
  observation: ObservationSchema,
});
export const StepEvent = event("step", {
  seat: SeatNumber,
  step: StepText,
  by: oneOf(DECIDERS),
  /** The whole turn as one word, on the step that ends it. */
  turn: orNull(Type.String()),
  clock: orNull(ClockView),
  observation: ObservationSchema,
});
export const TakeBackAskedEvent = event("take-back-asked", { seat: SeatNumber, to: Seq });
export const TakeBackAnsweredEvent = event("take-back-answered", {
  seat: SeatNumber,
  agreed: Type.Boolean(),
});
export const TakeBackWithdrawnEvent = event("take-back-withdrawn", { seat: SeatNumber });
export const TakenBackEvent = event("taken-back", {
  seat: SeatNumber,
  /** The table is as it was after this event. */
  to: Seq,
  clock: orNull(ClockView),
  observation: ObservationSchema,
});
export const AwayEvent = event("away", {
  seat: SeatNumber,
  reason: oneOf(ABSENCES),
  bot: BotName,
  clock: orNull(ClockView),
});
export const BackEvent = event("back", { seat: SeatNumber, clock: orNull(ClockView) });
export const ChatEvent = event("chat", {
  seat: SeatNumber,
  name: Name,
  /** Null where the viewer has muted the speaker. */
  text: orNull(Type.String()),
});
export const MutedEvent = event("muted", {
  /** The seat that muted, and whom; null and null for everybody else. */
  by: orNull(SeatNumber),
  seat: orNull(SeatNumber),
  muted: orNull(Type.Boolean()),
});
export const OverEvent = event("over", {
  ending: oneOf(ENDINGS),
  scores: Type.Array(Type.Integer()),
  winners: Type.Array(SeatNumber),
  deal: DealSchema,
  observation: ObservationSchema,
});
export const RematchEvent = event("rematch", {
  table: TableId,
  /** Whoever may see this table may see the new one by this word, given as its invite is. */
  watch: Invite,
});

export const TableEvent = Type.Union([
  OpenedEvent,
  SatEvent,
  LeftEvent,
  StartedEvent,
  StepEvent,
  TakeBackAskedEvent,
  TakeBackAnsweredEvent,
  TakeBackWithdrawnEvent,
  TakenBackEvent,
  AwayEvent,
  BackEvent,
  ChatEvent,
  MutedEvent,
  OverEvent,
  RematchEvent,
]);
export type TableEvent = Type.Static<typeof TableEvent>;
export type TableEventType = TableEvent["type"];

/** A sign of life between events; it is no entry of the log and has no seq. */
export const Beat = exact({
  type: Type.Literal("beat"),
  now: Millis,
  /** For each seat whether its person has a line to the table; bots have, and null is nobody. */
  here: Type.Array(orNull(Type.Boolean())),
});
export type Beat = Type.Static<typeof Beat>;
