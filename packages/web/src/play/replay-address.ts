/** Where a finished game of this device is looked through. */
export const replayAddress = (id: string): string => `#/games/${id}`;
/** The same game after so many turns. */
export const momentAddress = (replay: string, turns: number): string => `${replay}/at/${turns}`;
/** Where the turns of a game are judged that is looked through there. */
export const reviewAddress = (replay: string): string => replay.replace("#/games/", "#/review/");
/** Where one of the server's tables is; those who only watched may need its invite. */
export const tableReplayAddress = (table: string, invite?: string): string =>
  `#/games/t/${table}${invite === undefined ? "" : `/${invite}`}`;
