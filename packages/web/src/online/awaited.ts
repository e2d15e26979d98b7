import type { TableView } from "@gemwright/protocol";
import { seatNames } from "./seat-name.ts";

/**
 * Who of the last game is still to come to the table of the next one, seat by seat. A rematch
 * passes the start on: whoever had seat 2 has seat 1.
 */
export function awaitedAt(table: TableView, last: TableView | null): (string | undefined)[] {
  const names = last ? seatNames(last.seats) : [];
  return table.seats.map(({ player, bot }, seat) =>
    player === null && bot === null ? names[(seat + 1) % table.seats.length] : undefined,
  );
}
