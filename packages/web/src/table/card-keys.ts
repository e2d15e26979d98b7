import type { Level } from "@gemwright/rules";

/** Keys by where they lie, so that every keyboard has the market under the left side. */
export const CARD_KEYS: Readonly<Record<Level, readonly string[]>> = {
  3: ["KeyQ", "KeyW", "KeyE", "KeyR"],
  2: ["KeyA", "KeyS", "KeyD", "KeyF"],
  1: ["KeyZ", "KeyX", "KeyC", "KeyV"],
};
