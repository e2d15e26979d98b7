/** The log of a training run as a picture: losses, and strength summed over promotions. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { eloOf } from "@gemwright/ai";
import { InputError } from "../command.ts";
import { readText } from "../file.ts";

interface Entry {
  readonly kind: string;
  readonly games: number;
  readonly policyLoss?: number;
  readonly valueLoss?: number;
  readonly shares?: Readonly<Record<string, readonly [number, number]>>;
  readonly promoted?: boolean;
}

type Point = readonly [x: number, y: number];

const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 60;
const NO_MATCH = "no match yet";
const NOTHING_LEARNT = "nothing learnt yet";

/** A line through points within its own frame, with its range beside it, or why there is none. */
function panel(title: string, points: readonly Point[], top: number, none: string): string {
  const heading = `<text x="${LEFT}" y="${top + 20}">${title}</text>`;
  if (points.length === 0)
    return `${heading}\n<text x="${LEFT}" y="${top + HEIGHT / 2}" fill="gray">${none}</text>`;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [lowX, highX] = [Math.min(...xs), Math.max(...xs)];
  const [lowY, highY] = [Math.min(...ys), Math.max(...ys)];
  const x = (value: number) => LEFT + ((value - lowX) / Math.max(1, highX - lowX)) * (WIDTH - 80);
  const y = (value: number) =>
    top + HEIGHT - 40 - ((value - lowY) / Math.max(1e-9, highY - lowY)) * (HEIGHT - 80);
  const path = points.map(([a, b]) => `${x(a).toFixed(1)},${y(b).toFixed(1)}`).join(" ");
  const single = points.length === 1;
  return [
    heading,
    ...(single ? [] : [`<text x="4" y="${y(highY)}">${highY.toFixed(2)}</text>`]),
    `<text x="4" y="${y(lowY)}">${lowY.toFixed(2)}</text>`,
    `<text x="${LEFT}" y="${top + HEIGHT - 12}">${single ? "" : `${lowX} to `}${highX} games</text>`,
    // A line through one point could not be seen.
    single
      ? `<circle cx="${x(lowX)}" cy="${y(lowY)}" r="2" fill="currentColor"/>`
      : `<polyline fill="none" stroke="currentColor" points="${path}"/>`,
  ].join("\n");
}

/** Elo of each evaluated net: that of the net it met, and the difference the match showed. */
function strengthPoints(entries: readonly Entry[], seats: string): Point[] {
  let reached = 0;
  return entries.flatMap((entry) => {
    const share = entry.shares?.[seats];
    if (!share) return [];
    const elo = reached + eloOf(share[0]);
    if (entry.promoted) reached = elo;
    return [[entry.games, elo] as const];
  });
}

/** The entries of a log. A run that was killed may have left half a line at the end. */
function readLog(file: string): Entry[] {
  const lines = readText(file).split("\n");
  while (lines.at(-1) === "") lines.pop();
  return lines.flatMap((line, i) => {
    const entry = parseEntry(line);
    if (entry === undefined && i < lines.length - 1)
      throw new InputError(`${file}: line ${i + 1} is no entry of a training log`);
    return entry ?? [];
  });
}

/** What a killed run did after its last checkpoint was done again when it went on. */
function kept(entries: readonly Entry[]): Entry[] {
  let first = Infinity;
  const last: Entry[] = [];
  for (const entry of entries.toReversed()) {
    if (entry.games > first) continue;
    first = entry.games;
    last.push(entry);
  }
  return last.toReversed();
}

function parseEntry(line: string): Entry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<Entry> | null;
    return typeof entry?.games === "number" && isSound(entry.shares) ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

const isSound = (shares: unknown): boolean =>
  shares === undefined ||
  (typeof shares === "object" &&
    shares !== null &&
    Object.values(shares).every(
      (share) => Array.isArray(share) && share.every((each) => typeof each === "number"),
    ));

export function strengthCurve(folder: string): string {
  const file = join(folder, "log.jsonl");
  if (!existsSync(file)) throw new InputError(`${file}: there is no such log`);
  const entries = kept(readLog(file));
  if (entries.length === 0) throw new InputError(`${file}: there is nothing in this log yet`);
  const losses = (key: "policyLoss" | "valueLoss"): Point[] =>
    entries.flatMap((entry) => (entry[key] ? [[entry.games, entry[key]] as const] : []));
  const panels = [
    ["Elo with two seats, summed over promotions", strengthPoints(entries, "2"), NO_MATCH],
    ["Elo with three seats", strengthPoints(entries, "3"), NO_MATCH],
    ["Elo with four seats", strengthPoints(entries, "4"), NO_MATCH],
    ["policy loss", losses("policyLoss"), NOTHING_LEARNT],
    ["value loss", losses("valueLoss"), NOTHING_LEARNT],
  ] as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT * panels.length}" font-family="sans-serif" font-size="12">`,
    ...panels.map(([title, points, none], i) => panel(title, points, i * HEIGHT, none)),
    "</svg>",
  ].join("\n");
}
