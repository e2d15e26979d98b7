/** Everything that crosses a wire. */
export {
  makeObservation,
  type ByLevel,
  type GemCounts,
  type Observation,
  type PlayerObservation,
  type TokenCounts,
} from "./observation.ts";
export { observationTexts, type ObservationText } from "./observation-text.ts";
export { parseObservation, type Unsaid } from "./parse-observation.ts";
export { makeLegal } from "./legal.ts";
export { ObservationSchema } from "./observation-schema.ts";
export {
  ERRORS,
  ERROR_CODES,
  makeError,
  problem,
  type ErrorBody,
  type ErrorCode,
  type Problem,
} from "./errors.ts";
export {
  ABSENCES,
  BOTS,
  DECIDERS,
  ENDINGS,
  STARTS,
  STATUSES,
  type Absence,
  type Bot,
  type Decider,
  type Ending,
  type Start,
  type Status,
} from "./words.ts";
export {
  BotName,
  ClockChoice,
  ClockView,
  Hash,
  Invite,
  NAME_LETTERS,
  PlayerId,
  SeatNumber,
  Seats,
  Seq,
  StepText,
  TALK_LETTERS,
  TableId,
  exact,
  oneOf,
  orNull,
} from "./schema.ts";
export { Beat, DealSchema, TableEvent, type OpenedDeal, type TableEventType } from "./events.ts";
export {
  ChatRequest,
  JoinRequest,
  MuteRequest,
  OpenAnswer,
  OpenRequest,
  RematchAnswer,
  SeatAnswer,
  SeatView,
  SeqAnswer,
  SessionAnswer,
  SessionRequest,
  SocketStep,
  StepRequest,
  TableLine,
  TablesAnswer,
  TableView,
  TakeBackAnswerRequest,
  WhoAnswer,
} from "./requests.ts";
