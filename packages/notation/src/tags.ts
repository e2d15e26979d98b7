/** The tags of a record: what it says about the deal and the result. */
import {
  CARDS,
  LEVELS,
  NOBLES,
  SEAT_COUNTS,
  cardIndex,
  cardsOfLevel,
  fail,
  nobleIndex,
  noblesFor,
  ok,
  type CardIndex,
  type Deal,
  type Level,
  type NobleIndex,
  type Options,
  type Result,
  type SeatCount,
} from "@gemwright/rules";
import { quote } from "./error.ts";

/** A tag as it stands in the text. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** Tags whose meaning is fixed; all others are kept as they are. */
const DEAL_TAGS = ["Seats", "Deck1", "Deck2", "Deck3", "Nobles"] as const;
const RESULT_TAGS = ["Scores", "Winners"] as const;
const VARIANT = "Variant";
const HIDE_RESERVED = "hide-reserved";
const OWN_TAGS: ReadonlySet<string> = new Set([...DEAL_TAGS, ...RESULT_TAGS]);
const isOwn = ({ name, value }: Tag): boolean =>
  OWN_TAGS.has(name) || (name === VARIANT && value === HIDE_RESERVED);

export interface TagError {
  readonly line: number;
  readonly reason: string;
}

/** The result a record claims; a claim may be left out. */
export interface Claim {
  readonly scores?: readonly number[];
  /** Winning seats from 1; empty for a game not over. */
  readonly winners?: readonly number[];
}

export interface TagsRead {
  readonly deal: Deal;
  readonly options: Options;
  readonly claim: Claim;
  /** Further tags in their order, such as `Player1` or `Date`. */
  readonly further: readonly (readonly [name: string, value: string])[];
}

export function readTags(tags: readonly Tag[], line: number): Result<TagsRead, TagError> {
  const byName = new Map<string, Tag>();
  for (const tag of tags) {
    if (byName.has(tag.name))
      return fail({ line: tag.line, reason: `the tag ${tag.name} is there twice` });
    byName.set(tag.name, tag);
  }
  const absent = DEAL_TAGS.find((name) => !byName.has(name));
  if (absent !== undefined) return fail({ line, reason: `the tag ${absent} is missing` });

  const problems: TagError[] = [];
  const read = <T>(name: string, reader: (value: string) => Result<T, string>): T | undefined => {
    const tag = byName.get(name);
    if (tag === undefined) return undefined;
    const result = reader(tag.value);
    if (result.ok) return result.value;
    problems.push({ line: tag.line, reason: `${name}: ${result.error}` });
    return undefined;
  };

  const seats = read("Seats", readSeats);
  const decks = LEVELS.map((level) => read(`Deck${level}`, (value) => readDeck(value, level)));
  const nobles = read("Nobles", (value) => readNobles(value, seats));
  const scores = read("Scores", (value) => readNumbers(value, seats));
  const winners = read("Winners", (value) => readWinners(value, seats));
  if (problems[0] !== undefined) return fail(problems[0]);
  return ok({
    deal: {
      seats: seats as SeatCount,
      decks: decks as CardIndex[][],
      nobles: nobles as NobleIndex[],
    },
    options: { hideReserved: byName.get(VARIANT)?.value === HIDE_RESERVED },
    claim: { ...(scores && { scores }), ...(winners && { winners }) },
    further: tags.filter((tag) => !isOwn(tag)).map((tag) => [tag.name, tag.value]),
  });
}

function readSeats(value: string): Result<SeatCount, string> {
  const seats = SEAT_COUNTS.find((count) => String(count) === value);
  return seats === undefined ? fail(`${quote(value)} is not 2, 3 or 4`) : ok(seats);
}

const words = (value: string): string[] => value.split(/\s+/).filter((word) => word !== "");

/** Names read one by one, each known and none twice. */
function readAll<T>(
  value: string,
  kind: string,
  find: (id: string) => T | undefined,
): Result<T[], string> {
  const found: T[] = [];
  for (const id of words(value)) {
    const one = find(id);
    if (one === undefined) return fail(`${quote(id)} is not ${kind}`);
    if (found.includes(one)) return fail(`${id} is there twice`);
    found.push(one);
  }
  return ok(found);
}

function readDeck(value: string, level: Level): Result<CardIndex[], string> {
  const cards = readAll(value, `a level ${level} card`, (id) => {
    const card = cardIndex(id);
    return card !== undefined && CARDS[card]?.level === level ? card : undefined;
  });
  if (!cards.ok || cards.value.length === cardsOfLevel(level)) return cards;
  return fail(`${cards.value.length} cards, but level ${level} has ${cardsOfLevel(level)}`);
}

function readNobles(value: string, seats: SeatCount | undefined): Result<NobleIndex[], string> {
  const nobles = readAll(value, "a noble", nobleIndex);
  if (!nobles.ok || seats === undefined || nobles.value.length === noblesFor(seats)) return nobles;
  return fail(`${nobles.value.length} nobles, but ${seats} seats have ${noblesFor(seats)}`);
}

function readNumbers(value: string, seats: SeatCount | undefined): Result<number[], string> {
  const list = words(value);
  if (list.some((word) => !/^\d{1,3}$/.test(word)))
    return fail(`${quote(value)} is not a list of numbers`);
  if (seats !== undefined && list.length !== seats)
    return fail(`${list.length} numbers for ${seats} seats`);
  return ok(list.map(Number));
}

function readWinners(value: string, seats: SeatCount | undefined): Result<number[], string> {
  if (value === "*") return ok([]);
  const list = words(value);
  const last = seats ?? Math.max(...SEAT_COUNTS);
  const seat = (word: string) => /^\d$/.test(word) && Number(word) >= 1 && Number(word) <= last;
  if (list.length === 0 || !list.every(seat) || new Set(list).size !== list.length)
    return fail(`${quote(value)} is neither a list of seats nor *`);
  return ok(list.map(Number).toSorted((a, b) => a - b));
}

/** The tag lines of a record. */
export function makeTags(tags: TagsRead): string {
  const { deal, options, claim, further } = tags;
  const lines: [string, string][] = [
    ["Seats", String(deal.seats)],
    ...deal.decks.map((deck, index): [string, string] => [
      `Deck${index + 1}`,
      deck.map((card) => CARDS[card]?.id).join(" "),
    ]),
    ["Nobles", deal.nobles.map((noble) => NOBLES[noble]?.id).join(" ")],
  ];
  if (claim.scores) lines.push(["Scores", claim.scores.join(" ")]);
  if (claim.winners) lines.push(["Winners", claim.winners.join(" ") || "*"]);
  const rest = further.filter(([name]) => name !== VARIANT || !options.hideReserved);
  if (options.hideReserved) lines.push([VARIANT, HIDE_RESERVED]);
  return [...lines, ...rest].map(([name, value]) => `[${name} "${escape(value)}"]\n`).join("");
}

/** Quotes and backslashes inside a value are written with a backslash, line breaks as spaces. */
const escape = (value: string): string =>
  value.replace(/[\r\n]+/g, " ").replace(/["\\]/g, (c) => `\\${c}`);
export const unescape = (value: string): string => value.replace(/\\(["\\])/g, "$1");
