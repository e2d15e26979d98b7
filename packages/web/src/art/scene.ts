import { houses, loggia, palazzo } from "./city-scenes.ts";
import { mill, mine, quarry } from "./mountain-scenes.ts";
import { r1, seededRandom } from "./random.ts";
import type { Scene, Stroke } from "./stroke.ts";
import { bridge, harbour, ship } from "./voyage-scenes.ts";

/** Three scenes for each level; the card's number picks one and seeds its details. */
const SCENES: Readonly<Record<1 | 2 | 3, readonly Scene[]>> = {
  1: [mine, quarry, mill],
  2: [ship, bridge, harbour],
  3: [palazzo, loggia, houses],
};

const drawn = new Map<string, readonly Stroke[]>();

export function cardScene(id: string, level: 1 | 2 | 3): readonly Stroke[] {
  const known = drawn.get(id);
  if (known) return known;
  const number = Number(id);
  const scenes = SCENES[level];
  const scene = scenes[number % scenes.length];
  if (!scene) throw new Error(`no scene for card ${id}`);
  const strokes = scene(seededRandom(number * 7919));
  drawn.set(id, strokes);
  return strokes;
}

const SUN_X = 119;
const SUN_Y = 22;

function ray(index: number, from: number, to: number): string {
  const a = (index / 60) * Math.PI * 2;
  const cos = Math.cos(a);
  const sin = Math.sin(a);
  return `M${r1(SUN_X + from * cos)} ${r1(SUN_Y + from * sin)}L${r1(SUN_X + to * cos)} ${r1(SUN_Y + to * sin)}`;
}

const spread = (odd: number, from: number, to: number): string =>
  Array.from({ length: 30 }, (_, i) => ray(i * 2 + odd, from, to)).join("");

/**
 * The bonus stone is the sun: sixty rays leave it, every other one short and strong. The long ones
 * fade in rings, because a mask on every card would be dear to paint.
 */
export const LONG_RAYS: readonly string[] = [
  spread(0, 21, 45),
  spread(0, 45, 65),
  spread(0, 65, 85),
  spread(0, 85, 105),
];
export const SHORT_RAYS = spread(1, 21, 30);
