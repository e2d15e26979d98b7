/** The observation as a schema, for the server's description of itself and for tests. */
import Type from "typebox";
import type { Observation } from "./observation.ts";
import { SeatNumber, Seats, exact, oneOf, orNull } from "./schema.ts";

const Count = Type.Integer({ minimum: 0, maximum: 90 });
const CardId = Type.String({ pattern: "^(1[0-4]|2[0-3]|3[0-2])[0-9]$" });
/** A card, or `2?` for one of level 2 that the viewer may not know. */
const CardOrLevel = Type.String({ pattern: "^((1[0-4]|2[0-3]|3[0-2])[0-9]|[123]\\?)$" });
const NobleId = Type.String({ pattern: "^N(0[1-9]|10)$" });
const GemCounts = exact({ W: Count, U: Count, G: Count, R: Count, K: Count });
const TokenCounts = exact({ W: Count, U: Count, G: Count, R: Count, K: Count, J: Count });
const Row = Type.Array(orNull(CardId), { minItems: 4, maxItems: 4 });

const PlayerSchema = exact({
  seat: SeatNumber,
  tokens: TokenCounts,
  bonuses: GemCounts,
  prestige: Count,
  purchased: Type.Array(CardId),
  reserved: Type.Array(CardOrLevel, { maxItems: 3 }),
  nobles: Type.Array(NobleId),
});

const schema = exact({
  seats: Seats,
  /** The viewer's seat; null for a spectator. */
  seat: orNull(SeatNumber),
  toMove: orNull(SeatNumber),
  step: orNull(oneOf(["action", "return", "noble"])),
  round: Type.Integer({ minimum: 1 }),
  turn: Type.Integer({ minimum: 0 }),
  supply: TokenCounts,
  market: exact({ 1: Row, 2: Row, 3: Row }),
  decks: exact({ 1: Count, 2: Count, 3: Count }),
  nobles: Type.Array(NobleId, { maxItems: 5 }),
  players: Type.Array(PlayerSchema, { minItems: 2, maxItems: 4 }),
  over: Type.Boolean(),
  scores: Type.Array(Count, { minItems: 2, maxItems: 4 }),
  winners: Type.Array(SeatNumber),
});

export const ObservationSchema: Type.TUnsafe<Observation> = Type.Unsafe<Observation>(schema);
