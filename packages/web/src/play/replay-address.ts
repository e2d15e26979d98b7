/** Where a finished game of this device is looked through. */
export const replayAddress = (id: string): string => `#/games/${id}`;
/** Where one of the server's tables is. */
export const tableReplayAddress = (table: string): string => `#/games/t/${table}`;
