import { r1 } from "./random.ts";

/** What an engraved path is for; the style sheet gives each kind its fill and line. */
export type StrokeKind =
  | "far"
  | "near"
  | "near cover"
  | "wall"
  | "dark"
  | "sail"
  | "glow"
  | "glowline"
  | "tree"
  | "edge"
  | "edge fine"
  | "hatch"
  | "hatch fine";

export type Stroke = readonly [kind: StrokeKind, path: string];
export type Scene = (random: () => number) => readonly Stroke[];

/** The engraving's frame, in its own units. */
export const WIDTH = 140;
export const HEIGHT = 108;

/** A circle as a path, so that a scene is nothing but paths. */
export const circle = (x: number, y: number, r: number): string =>
  `M${r1(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
