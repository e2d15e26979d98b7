/** The words of the game. This file imports nothing; everything else imports it. */

export const GEMS = ["white", "blue", "green", "red", "black"] as const;
export type Gem = (typeof GEMS)[number];

/** Every kind of token, always in this order. */
export const COLOURS = [...GEMS, "gold"] as const;
export type Colour = (typeof COLOURS)[number];

export type Gems = Readonly<Record<Gem, number>>;
export type Tokens = Readonly<Record<Colour, number>>;

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const SEAT_COUNTS = [2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** Seats are numbered from 0 in playing order inside the engine, from 1 in everything people read. */
export type Seat = number;

/** Whose eyes: a seat's, or those of somebody who sits at none. */
export type Viewer = Seat;
export const SPECTATOR: Viewer = -1;

/** What the position waits for. In `deal` it waits for a dealer, not for a player. */
export const PHASES = ["action", "return", "noble", "deal", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** A card as an index into `CARDS`, or one of the marks beyond its end (see cards.ts). */
export type CardIndex = number;
/** A noble as an index into `NOBLES`. */
export type NobleIndex = number;

/** One decision of a player, as one small integer (see step.ts). */
export type Step = number;

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
