/** Whole games as text. A record is complete by itself: the decks are written out. */
import {
  deckDealer,
  fail,
  isOver,
  ok,
  openingPosition,
  playDealt,
  scores,
  winners,
  type Position,
  type Result,
} from "@gemwright/rules";
import { malformed, type NotationError } from "./error.ts";
import { readText, type GameText } from "./text.ts";
import { makeTags, readTags, type Claim, type TagsRead } from "./tags.ts";
import { makeTurn, parseTurn, type Turn } from "./turn.ts";

export interface GameRecord extends Omit<TagsRead, "claim"> {
  readonly turns: readonly Turn[];
}

/** The opening position of a record. */
export const opening = (record: Pick<GameRecord, "deal" | "options">): Position =>
  openingPosition(record.deal, record.options);

/** The position after so many turns; after all of them without a number. */
export function positionAfter(record: GameRecord, turns = record.turns.length): Position {
  const position = opening(record);
  const dealer = deckDealer(record.deal);
  for (const turn of record.turns.slice(0, turns))
    for (const step of turn) playDealt(position, step, dealer);
  return position;
}

/** Reads a file of records. One mistake anywhere, and nothing of it is loaded. */
export function parseRecords(text: string): Result<GameRecord[], NotationError> {
  const games = readText(text);
  if (!games.ok) return games;
  const records: GameRecord[] = [];
  for (const game of games.value) {
    const record = readGame(game);
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
}

function readGame(game: GameText): Result<GameRecord, NotationError> {
  const tags = readTags(game.tags, game.line);
  if (!tags.ok) return fail({ ...malformed(tags.error.reason), line: tags.error.line });
  const { claim, ...rest } = tags.value;
  const position = opening(rest);
  const dealer = deckDealer(rest.deal);
  const turns: Turn[] = [];
  for (const word of game.words) {
    const turn = parseTurn(position, word.text);
    if (!turn.ok) {
      const column = word.column + turn.error.column - 1;
      return fail({ ...turn.error, column, line: word.line, turn: turns.length + 1 });
    }
    turns.push(turn.value);
    for (const step of turn.value) playDealt(position, step, dealer);
  }
  const wrong = claimProblem(position, claim);
  if (wrong !== undefined) {
    const line = game.tags.find((tag) => tag.name === wrong.tag)?.line ?? game.line;
    return fail({ ...malformed(wrong.reason), line, turn: turns.length });
  }
  return ok({ ...rest, turns });
}

/** The result must be the one that the replay gives. */
function claimProblem(position: Position, claim: Claim) {
  const real = resultOf(position);
  const list = (numbers: readonly number[]) => numbers.join(" ") || "*";
  const differ = (tag: string, claimed: readonly number[] | undefined, is: readonly number[]) =>
    claimed === undefined || list(claimed) === list(is)
      ? undefined
      : {
          tag,
          reason: `${tag} says ${list(claimed)}, but the game ${gives(position, tag, list(is))}`,
        };
  return (
    differ("Scores", claim.scores, real.scores) ?? differ("Winners", claim.winners, real.winners)
  );
}

const gives = (position: Position, tag: string, result: string): string =>
  tag === "Winners" && !isOver(position) ? "is not over" : `gives ${result}`;

/** Prestige by seat, and the winning seats from 1; nobody while the game runs. */
export const resultOf = (position: Position): Required<Claim> => ({
  scores: scores(position),
  winners: winners(position).map((seat) => seat + 1),
});

/** The text of a record, a round a line. */
export function makeRecord(record: GameRecord): string {
  const position = opening(record);
  const dealer = deckDealer(record.deal);
  const { seats } = record.deal;
  let text = "";
  record.turns.forEach((turn, index) => {
    if (index % seats === 0) text += `${index === 0 ? "" : "\n"}${index / seats + 1}.`;
    text += ` ${makeTurn(position, turn)}`;
    for (const step of turn) playDealt(position, step, dealer);
  });
  return `${makeTags({ ...record, claim: resultOf(position) })}\n${text}${text === "" ? "" : "\n"}`;
}

/** Many games in one file, an empty line between them. */
export const makeRecords = (records: readonly GameRecord[]): string =>
  records.map(makeRecord).join("\n");
