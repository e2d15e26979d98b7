/** The small closed lists that the wire uses. */
import { PLAYER_NAMES } from "@gemwright/notation";

export const STATUSES = ["open", "running", "over"] as const;
export type Status = (typeof STATUSES)[number];

/** Who may sit in a seat instead of a person, weakest first. */
export const BOTS = PLAYER_NAMES;
export type Bot = (typeof BOTS)[number];

/** Who has the first seat: whoever draws it, or the one who opens the table. */
export const STARTS = ["random", "host"] as const;
export type Start = (typeof STARTS)[number];

/** Who decided a step: the person in the seat, a bot, or the rules because there was no choice. */
export const DECIDERS = ["player", "bot", "rule"] as const;
export type Decider = (typeof DECIDERS)[number];

/** Why a bot plays on for a person. */
export const ABSENCES = ["time", "left", "resigned"] as const;
export type Absence = (typeof ABSENCES)[number];

/** Why a game ended. */
export const ENDINGS = ["played", "resigned"] as const;
export type Ending = (typeof ENDINGS)[number];
