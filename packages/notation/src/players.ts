/** The names of bots, as records, the wire and every list of players write them. */

/** The levels of play for people, weakest first. */
export const LEVEL_NAMES = [
  "novice",
  "apprentice",
  "journeyman",
  "jeweller",
  "master",
  "champion",
] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Players for tests and measurements. */
export const TEST_PLAYERS = ["random", "greedy"] as const;
export type TestPlayer = (typeof TEST_PLAYERS)[number];

/** Everybody who can be asked for a step, weakest first. */
export const PLAYER_NAMES = [...TEST_PLAYERS, ...LEVEL_NAMES] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const isPlayerName = (name: string): name is PlayerName =>
  PLAYER_NAMES.some((known) => known === name);
