/**
 * Computes the figures of the strategy page from records that `gemwright match` has kept:
 *
 *   gemwright match --bots champion,champion --games 1000 --nodes 100 --seed 6 --out equals.splendor
 *   gemwright match --bots champion,novice --games 300 --nodes 100 --seed 6 --out novice.splendor
 *   node packages/web/scripts/strategy-figures.ts equals.splendor novice.splendor
 *
 * and writes them to src/learn/strategy/figures.ts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, namesOf, opening, parseRecords } from "@gemwright/notation";
import {
  CARDS,
  LEVELS,
  NOBLES,
  type Seat,
  bonuses,
  deckDealer,
  noblesOf,
  phase,
  playDealt,
  prestige,
  purchased,
  round,
  seatToMove,
  winners,
  wordsOf,
} from "@gemwright/rules";

/** What one player did in one game. */
interface Story {
  won: boolean;
  rounds: number;
  firstPurchase: number;
  bonusesByTen: number;
  cards: number;
  levels: number[];
  prestige: number;
  noblePrestige: number;
  nobles: number;
  threes: number;
  twos: number;
  reserved: number;
  bought: number;
  returned: number;
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, n) => all + n, 0);

function storiesOf(record: GameRecord): Story[] {
  const position = opening(record);
  const dealer = deckDealer(record.deal);
  const stories = Array.from({ length: record.deal.seats }, (): Story => ({
    won: false,
    rounds: 0,
    firstPurchase: 0,
    bonusesByTen: 0,
    cards: 0,
    levels: [],
    prestige: 0,
    noblePrestige: 0,
    nobles: 0,
    threes: 0,
    twos: 0,
    reserved: 0,
    bought: 0,
    returned: 0,
  }));
  for (const step of record.turns.flat()) {
    const seat = seatToMove(position);
    const story = stories[seat];
    const words = wordsOf(step);
    const now = round(position);
    if (words.kind === "take")
      story[Math.max(...Object.values(words.gems)) > 1 ? "twos" : "threes"]++;
    if (words.kind === "return") story.returned += sum(words.tokens);
    if (words.kind === "reserve" || words.kind === "reserve-deck") story.reserved++;
    if (words.kind === "purchase") {
      story.bought++;
      story.firstPurchase ||= now;
    }
    playDealt(position, step, dealer);
    if (now <= 10) story.bonusesByTen = sum(bonuses(position, seat));
  }
  if (phase(position) !== "over") throw new Error("a game is not over");
  stories.forEach((story, seat: Seat) => {
    const cards = purchased(position, seat);
    story.won = winners(position).includes(seat);
    story.rounds = round(position) - 1;
    story.cards = cards.length;
    story.levels = LEVELS.map(
      (level) => cards.filter((card) => CARDS[card]?.level === level).length,
    );
    story.prestige = prestige(position, seat);
    story.nobles = noblesOf(position, seat).length;
    story.noblePrestige = noblesOf(position, seat).reduce(
      (all, noble) => all + (NOBLES[noble]?.prestige ?? 0),
      0,
    );
  });
  return stories;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const mean = (stories: readonly Story[], of: (story: Story) => number): number =>
  rounded(stories.reduce((all, story) => all + of(story), 0) / stories.length, 2);
const share = (part: number, whole: number): number => rounded(part / whole, 3);

function summary(stories: readonly Story[]) {
  const turns = (of: (story: Story) => number) =>
    share(
      stories.reduce((all, story) => all + of(story), 0),
      stories.reduce((all, s) => all + s.threes + s.twos + s.reserved + s.bought, 0),
    );
  return {
    cards: mean(stories, (s) => s.cards),
    level1: mean(stories, (s) => s.levels[0] ?? 0),
    level2: mean(stories, (s) => s.levels[1] ?? 0),
    level3: mean(stories, (s) => s.levels[2] ?? 0),
    nobles: mean(stories, (s) => s.nobles),
    noblePrestigeShare: share(
      stories.reduce((all, s) => all + s.noblePrestige, 0),
      stories.reduce((all, s) => all + s.prestige, 0),
    ),
    prestige: mean(stories, (s) => s.prestige),
    firstPurchase: mean(stories, (s) => s.firstPurchase),
    bonusesByTen: mean(stories, (s) => s.bonusesByTen),
    reserved: mean(stories, (s) => s.reserved),
    returned: mean(stories, (s) => s.returned),
    threesShare: turns((s) => s.threes),
    twosShare: turns((s) => s.twos),
    reservesShare: turns((s) => s.reserved),
    buysShare: turns((s) => s.bought),
  };
}

function readGames(file: string): GameRecord[] {
  const records = parseRecords(readFileSync(file, "utf8"));
  if (!records.ok) throw new Error(`${file}: ${JSON.stringify(records.error)}`);
  return records.value;
}

const [equalsFile, noviceFile] = process.argv.slice(2);
if (!equalsFile || !noviceFile) throw new Error("two files of records are needed");
const equals = readGames(equalsFile).map(storiesOf);
const all = equals.flat();
const uneven = readGames(noviceFile).flatMap((record) =>
  storiesOf(record).map((story, seat) => ({ story, name: namesOf(record)[seat] ?? "" })),
);
const byName = (name: string) =>
  uneven.filter((each) => each.name.includes(name)).map(({ story }) => story);
const novices = byName("novice");
const champions = byName("champion");

const figures = {
  equalGames: equals.length,
  rounds: mean(all, (s) => s.rounds),
  // a shared victory is half a victory
  firstSeatWins: share(
    equals.filter(([first]) => first.won).length -
      equals.filter((stories) => stories.every((story) => story.won)).length / 2,
    equals.length,
  ),
  winner: summary(all.filter((story) => story.won)),
  loser: summary(all.filter((story) => !story.won)),
  unevenGames: novices.length,
  championWins: share(champions.filter((story) => story.won).length, champions.length),
  champion: summary(champions),
  novice: summary(novices),
};

const out = join(import.meta.dirname, "../src/learn/strategy/figures.ts");
writeFileSync(
  out,
  `/** Written by scripts/strategy-figures.ts from records of \`gemwright match\`; the commands stand there. */
export const FIGURES = ${JSON.stringify(figures, undefined, 2)} as const;
`,
);
