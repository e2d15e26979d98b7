/** Where a finished game of this device is looked through. */
export const replayAddress = (id: string): string => `#/games/${id}`;
/** Where one of the server's tables is; those who only watched may need its invite. */
export const tableReplayAddress = (table: string, invite?: string): string =>
  `#/games/t/${table}${invite === undefined ? "" : `/${invite}`}`;
