/** The text of records cut into tags and words, with the place of each. */
import { fail, ok, type Result } from "@gemwright/rules";
import { malformed, quote, type NotationError } from "./error.ts";
import { unescape, type Tag } from "./tags.ts";

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
}

interface OpenGame {
  tags: Tag[];
  words: Word[];
  line: number;
  readonly names: Set<string>;
  /** Whether an empty line has come after the tags. */
  tagsEnded: boolean;
}

const TAG_START = /^\[([A-Za-z][A-Za-z0-9_]*)\s+"/;
/** Spaces and tabs part the words; any other white space is part of one, and no step has it. */
const PIECE = /[{}]|[^ \t{}]+/g;
const ROUND_NUMBER = /^\d+\.$/;

/** Read by hand: a pattern for the value needs a stack as deep as the line is long. */
function readTag(content: string, line: number): Tag | undefined {
  const start = TAG_START.exec(content);
  if (start === null) return undefined;
  const [{ length: from }, name = ""] = start;
  let end = from;
  while (end < content.length && content[end] !== '"') end += content[end] === "\\" ? 2 : 1;
  if (content.slice(end).trimEnd() !== '"]') return undefined;
  return { name, value: unescape(content.slice(from, end)), line };
}

/** A game without turns ends where an empty line and a tag that it has already follow. */
const beginsNextGame = (game: OpenGame, tag: Tag): boolean =>
  game.words.length > 0 || (game.tagsEnded && game.names.has(tag.name));

export function readText(text: string): Result<GameText[], NotationError> {
  const games: OpenGame[] = [];
  let comment: { line: number; column: number } | undefined;
  // A byte order mark is for editors, not for us.
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);

  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (comment === undefined && content.startsWith("[")) {
      const tag = readTag(content, line);
      if (tag === undefined) return fail({ ...malformed(`${quote(content)} is not a tag`), line });
      let game = games.at(-1);
      if (game === undefined || beginsNextGame(game, tag))
        games.push((game = { tags: [], words: [], line, names: new Set(), tagsEnded: false }));
      game.tags.push(tag);
      game.names.add(tag.name);
      continue;
    }
    const open = games.at(-1);
    if (open !== undefined && content.trim() === "") open.tagsEnded = true;
    for (const piece of content.matchAll(PIECE)) {
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
  return ok(games);
}
