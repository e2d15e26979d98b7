import type { Colour } from "@gemwright/rules";
import type { Wait } from "../app/seen.ts";
import type { Change } from "../play/game.ts";
import type { Later } from "./half-made.ts";

/** How the table reaches the senses; left out where nobody looks. */
export interface Senses {
  readonly onChange?: (change: Change) => Promise<void> | void;
  readonly onRefused?: () => void;
  /** What was pressed has been seen, and goes. */
  readonly onSent?: () => void;
  readonly onTap?: (colour: Colour) => void;
  /** Somebody calls for another game. */
  readonly onCalled?: () => void;
  readonly later?: Later;
  readonly wait?: Wait;
}
