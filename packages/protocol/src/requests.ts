/** What a client sends and what it is answered, route by route. */
import Type from "typebox";
import { DealSchema } from "./events.ts";
import { ObservationSchema } from "./observation-schema.ts";
import {
  TALK_LETTERS,
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
  StatusWord,
  StepText,
  TableId,
  exact,
  oneOf,
  orNull,
} from "./schema.ts";
import { ABSENCES, ENDINGS, STARTS } from "./words.ts";

export const SessionRequest = exact({ name: Name });
export type SessionRequest = Type.Static<typeof SessionRequest>;

export const SessionAnswer = exact({ player: PlayerId, name: Name, token: Type.String() });
export type SessionAnswer = Type.Static<typeof SessionAnswer>;

export const WhoAnswer = exact({ player: PlayerId, name: Name });
export type WhoAnswer = Type.Static<typeof WhoAnswer>;

/** A bot by its level, in a seat drawn for it or in the seat that is named. */
const BotChoice = Type.Union([BotName, exact({ bot: BotName, seat: SeatNumber })]);

export const OpenRequest = exact({
  seats: Seats,
  bots: Type.Optional(Type.Array(BotChoice, { maxItems: 3 })),
  start: Type.Optional(oneOf(STARTS)),
  /** The host's own seat, where the host chooses; it overrides `start`. */
  seat: Type.Optional(SeatNumber),
  clock: Type.Optional(orNull(ClockChoice)),
  listed: Type.Optional(Type.Boolean()),
  hideReserved: Type.Optional(Type.Boolean()),
});
export type OpenRequest = Type.Static<typeof OpenRequest>;

export const OpenAnswer = exact({ table: TableId, seat: SeatNumber, invite: Invite });
export type OpenAnswer = Type.Static<typeof OpenAnswer>;

export const JoinRequest = exact({
  invite: Type.Optional(Type.String({ maxLength: 64 })),
  seat: Type.Optional(SeatNumber),
});
export type JoinRequest = Type.Static<typeof JoinRequest>;

export const SeatAnswer = exact({ seat: SeatNumber });
export type SeatAnswer = Type.Static<typeof SeatAnswer>;

export const StepRequest = exact({ seq: Seq, step: StepText });
export type StepRequest = Type.Static<typeof StepRequest>;

/** Every change is answered with the seq of the event that it became. */
export const SeqAnswer = exact({ seq: Seq });
export type SeqAnswer = Type.Static<typeof SeqAnswer>;

export const TakeBackAnswerRequest = exact({ agreed: Type.Boolean() });
export type TakeBackAnswerRequest = Type.Static<typeof TakeBackAnswerRequest>;

export const ChatRequest = exact({ text: Type.String({ minLength: 1, maxLength: TALK_LETTERS }) });
export type ChatRequest = Type.Static<typeof ChatRequest>;

export const MuteRequest = exact({ seat: SeatNumber, muted: Type.Boolean() });
export type MuteRequest = Type.Static<typeof MuteRequest>;

export const RematchAnswer = exact({ table: TableId, seat: SeatNumber });
export type RematchAnswer = Type.Static<typeof RematchAnswer>;

/** Who sits in a seat. A free seat has neither a player nor a bot. */
export const SeatView = exact({
  seat: SeatNumber,
  player: orNull(PlayerId),
  name: orNull(Name),
  bot: orNull(BotName),
  /** Why a bot plays for the person who sits here; null while the person plays. */
  away: orNull(oneOf(ABSENCES)),
});
export type SeatView = Type.Static<typeof SeatView>;

/** How a game ended: why, everybody's prestige, and the winning seats. */
const result = {
  ending: oneOf(ENDINGS),
  scores: Type.Array(Type.Integer()),
  winners: Type.Array(SeatNumber),
};

export const TableLine = exact({
  table: TableId,
  status: StatusWord,
  seats: Type.Array(SeatView),
  clock: orNull(ClockChoice),
  hideReserved: Type.Boolean(),
  /** For a table whose game is over, with the time it ended. */
  result: Type.Optional(exact({ at: Millis, ...result })),
});
export type TableLine = Type.Static<typeof TableLine>;

export const TablesAnswer = exact({ tables: Type.Array(TableLine) });
export type TablesAnswer = Type.Static<typeof TablesAnswer>;

/** A table for one pair of eyes. */
export const TableView = exact({
  table: TableId,
  status: StatusWord,
  seq: Seq,
  /** The caller's seat; null for a spectator. */
  seat: orNull(SeatNumber),
  seats: Type.Array(SeatView),
  listed: Type.Boolean(),
  hideReserved: Type.Boolean(),
  clock: orNull(ClockView),
  /** The hash that binds the server to the deal, from the start of the game. */
  commitment: orNull(Hash),
  observation: orNull(ObservationSchema),
  legal: Type.Array(Type.String()),
  takeBack: orNull(exact({ seat: SeatNumber, to: Seq, agreed: Type.Array(SeatNumber) })),
  rematch: orNull(TableId),
  /** For those who sit here, while a seat is free. */
  invite: Type.Optional(Invite),
  result: orNull(exact(result)),
  /** The opened deal, after the game. */
  deal: orNull(DealSchema),
  now: Millis,
});
export type TableView = Type.Static<typeof TableView>;

/** What a client may send over the socket. */
export const SocketStep = exact({
  type: Type.Literal("step"),
  /** Comes back in the answer. */
  id: Type.Optional(Type.Integer({ minimum: 0 })),
  seq: Seq,
  step: StepText,
});
export type SocketStep = Type.Static<typeof SocketStep>;
