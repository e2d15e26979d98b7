/** The text of records cut into tags and words, with the place of each. */
import { fail, ok, type Result } from "@gemwright/rules";
import { malformed, quote, type NotationError } from "./error.ts";
import { RESULT_TAGS, unescape, type Tag } from "./tags.ts";

export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** One game, cut up but not yet understood. */
export interface GameText {
  readonly tags: readonly Tag[];
  readonly words: readonly Word[];
  /** Where the game begins. */
  readonly line: number;
  /** Where a wrong result is to be reported. */
  readonly resultLine: number;
}

interface OpenGame {
  tags: Tag[];
  words: Word[];
  line: number;
}

const TAG = /^\[([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\]\s*$/;
const ROUND_NUMBER = /^\d+\.$/;

/** A tag line after words begins the next game. */
export function readText(text: string): Result<GameText[], NotationError> {
  const games: OpenGame[] = [];
  let comment: { line: number; column: number } | undefined;
  // A byte order mark is for editors, not for us.
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);

  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (comment === undefined && content.startsWith("[")) {
      const tag = TAG.exec(content);
      if (tag === null) return fail({ ...malformed(`${quote(content)} is not a tag`), line });
      let game = games.at(-1);
      if (game === undefined || game.words.length > 0)
        games.push((game = { tags: [], words: [], line }));
      game.tags.push({ name: tag[1] ?? "", value: unescape(tag[2] ?? ""), line });
      continue;
    }
    for (const piece of content.matchAll(/[{}]|[^\s{}]+/g)) {
      const column = piece.index + 1;
      if (piece[0] === "{") comment ??= { line, column };
      else if (piece[0] === "}") {
        if (comment === undefined)
          return fail({ ...malformed("a comment ends that never began", column), line });
        comment = undefined;
      } else if (comment === undefined && !ROUND_NUMBER.test(piece[0])) {
        const game = games.at(-1);
        if (game === undefined)
          return fail({ ...malformed(`${quote(piece[0])} stands before any tag`, column), line });
        game.words.push({ text: piece[0], line, column });
      }
    }
  }
  if (comment !== undefined)
    return fail({ ...malformed("this comment never ends", comment.column), line: comment.line });
  if (games.length === 0) return fail({ ...malformed("there is no game in this text"), line: 1 });
  return ok(games.map((game) => ({ ...game, resultLine: resultLine(game) })));
}

function resultLine(game: OpenGame): number {
  const results: readonly string[] = RESULT_TAGS;
  return game.tags.find((tag) => results.includes(tag.name))?.line ?? game.line;
}
