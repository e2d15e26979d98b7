import { keysAfter, readText } from "../app/store.ts";

/** Where games are kept on this device. */
export const PREFIX = "saved.";
/** Where the only game was kept before there was a shelf. */
export const OLD_KEY = "game";

/** Whether there may be a game on the shelf; asked before the shelf itself is fetched. */
export const mayHoldGames = (): boolean =>
  readText(OLD_KEY) !== undefined || keysAfter(PREFIX).length > 0;
