import type { Colour } from "@gemwright/rules";
import type { Change } from "../play/game.ts";
import type { Later } from "./half-made.ts";

/** How the table reaches the senses; left out where nobody looks. */
export interface Senses {
  readonly onChange?: (change: Change) => Promise<void> | void;
  readonly onRefused?: () => void;
  readonly onTap?: (colour: Colour) => void;
  readonly later?: Later;
}
