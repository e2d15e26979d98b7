import { isOver, seatToMove } from "@gemwright/rules";
import { keysAfter, onKeyChanged, readJson, readText, writeText } from "../app/store.ts";
import type { LocalGameState } from "./local-game.ts";
import { makeSaved, parseSaved, positionsOf } from "./saved.ts";
import { OLD_KEY, PREFIX } from "./shelf-keys.ts";

/** The games that this device keeps, each under a name of its own, so that none replaces another. */

/** The name of the game with advice, so that it is gone on with where the advice is. */
const ADVISED_KEY = "learn.play";
/** The text of the last game that could not be read, or not to its end. */
const ASIDE_KEY = "game.broken";
/** Finished games beyond these make room, the oldest first. */
const FINISHED_KEPT = 100;

/** A game that was read back; broken where something is stored that is no game. */
export type Saved =
  | { readonly state: "none" | "broken" }
  | {
      readonly state: "fine";
      readonly game: LocalGameState;
      /** Whether its end could not be read, and nobody has played on since. */
      readonly cut: boolean;
    };

/** What the shelf knows of a game without playing it through. */
export interface Kept {
  readonly id: string;
  /** When it was last played, in ms since 1970. */
  readonly at: number;
  readonly over: boolean;
}

const newId = (): string => {
  const [chance = 0] = crypto.getRandomValues(new Uint16Array(1));
  return Date.now().toString(36) + chance.toString(36).padStart(4, "0");
};

const isFinished = (game: LocalGameState): boolean => {
  const last = positionsOf(game).at(-1);
  return last !== undefined && isOver(last);
};

const write = (id: string, saved: object): void => writeText(PREFIX + id, JSON.stringify(saved));

export function writeKept(id: string, game: LocalGameState, at: number = Date.now()): void {
  const over = isFinished(game);
  write(id, { ...makeSaved(game), at, over });
  if (over)
    for (const { id: old } of keptGames()
      .filter((kept) => kept.over)
      .slice(FINISHED_KEPT))
      dropKept(old);
}

/** Puts a new game on the shelf and gives it its name. */
export function addKept(game: LocalGameState): string {
  for (const { id, over } of keptGames()) {
    const kept = over ? undefined : readKept(id);
    // a game that nobody has played a step of is no loss
    if (kept?.state === "fine" && !isBegun(kept.game)) dropKept(id);
  }
  const id = newId();
  writeKept(id, game);
  return id;
}

/** Calls back when another page of this device has changed a game. */
export const onChanged = (id: string, act: () => void): (() => void) =>
  onKeyChanged(PREFIX + id, act);

/** Whether a person has decided anything in it. */
export const isBegun = (game: LocalGameState): boolean =>
  positionsOf(game)
    .slice(0, -1)
    .some((position) => game.sitters[seatToMove(position)]?.bot === undefined);

export function readKept(id: string): Saved {
  if (readText(PREFIX + id) === undefined) return { state: "none" };
  const value = readJson(PREFIX + id);
  const read = parseSaved(value);
  if (!read) return { state: "broken" };
  if (!read.whole) cutKept(id, read.game);
  return { state: "fine", game: read.game, cut: !read.whole || factsOf(value).cut };
}

/** Keeps what could be read of a game in its place; the text as it was is put aside. */
function cutKept(id: string, game: LocalGameState): void {
  const { at } = factsOf(readJson(PREFIX + id));
  writeText(ASIDE_KEY, readText(PREFIX + id));
  write(id, { ...makeSaved(game), at, over: isFinished(game), cut: true });
}

/** What is kept beside the game itself. */
function factsOf(value: unknown): Omit<Kept, "id"> & { readonly cut: boolean } {
  const facts = typeof value === "object" && value !== null ? value : {};
  return {
    at: "at" in facts && typeof facts.at === "number" ? facts.at : 0,
    over: "over" in facts && facts.over === true,
    cut: "cut" in facts && facts.cut === true,
  };
}

/** Everything on the shelf, what was played last first. */
export function keptGames(): Kept[] {
  adoptOldGame();
  return keysAfter(PREFIX)
    .map((id): Kept => {
      const { at, over } = factsOf(readJson(PREFIX + id));
      return { id, at, over };
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Takes a game off the shelf; what comes back puts it there again. */
export function dropKept(id: string): () => void {
  const text = readText(PREFIX + id);
  writeText(PREFIX + id, undefined);
  return () => writeText(PREFIX + id, text);
}

/** Puts a game aside that cannot be read, so that it is not met again. */
export function putAside(id: string): void {
  writeText(ASIDE_KEY, readText(PREFIX + id));
  dropKept(id);
}

export const advisedGame = (): string | undefined => readText(ADVISED_KEY);
export const setAdvisedGame = (id: string): void => writeText(ADVISED_KEY, id);

/** Moves the game of the time before the shelf. */
function adoptOldGame(): void {
  const text = readText(OLD_KEY);
  if (text === undefined) return;
  const id = newId();
  const read = parseSaved(readJson(OLD_KEY));
  writeText(OLD_KEY, undefined);
  if (read?.whole) writeKept(id, read.game);
  else writeText(PREFIX + id, text);
  if (advisedGame() === "running") setAdvisedGame(id);
}
