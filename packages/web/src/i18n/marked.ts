import { COLOURS, type Colour, type Tokens } from "@gemwright/rules";
import { t } from "./i18n.ts";
import type { Marked, Role } from "./words.ts";

/** A piece of a marked text: words, bold words, a stone's name, or a number of stones. */
export type Piece =
  | { readonly kind: "words" | "bold"; readonly text: string }
  | { readonly kind: "gem"; readonly gem: Colour; readonly role?: string }
  | { readonly kind: "count"; readonly gem: Colour; readonly n: number; readonly role?: string };

const MARK = /\{(\w+)(?: (\d+))?(?: (\w+))?\}|\*([^*]+)\*/g;
const isColour = (word: string | undefined): word is Colour =>
  (COLOURS as readonly string[]).includes(word ?? "");

export function pieces(marked: Marked): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: "words", text: marked.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, gem, n, role, bold] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (!isColour(gem)) found.push({ kind: "words", text: match[0] });
    else if (n === undefined) found.push({ kind: "gem", gem, ...(role ? { role } : {}) });
    else
      found.push({
        kind: "count",
        gem,
        n: Number(n),
        ...(role ? { role } : {}),
      });
  }
  if (end < marked.length) found.push({ kind: "words", text: marked.slice(end) });
  return found;
}

/** A stone's name, or what stands for it at the head of a longer word. */
export const gemWord = ({ gem, role }: Extract<Piece, { readonly kind: "gem" }>): string =>
  role === "stem" ? t().gemStem[gem] : t().gemName[gem];

/** The same text as it is spoken: stones that stand in a row are told as a list. */
export function spoken(marked: Marked): string {
  let text = "";
  let row: string[] = [];
  const endRow = () => {
    text += t().listOf(row);
    row = [];
  };
  for (const piece of pieces(marked)) {
    if (piece.kind === "count") row.push(t().countGems(piece.gem, piece.n, piece.role));
    else if (piece.kind === "words" && piece.text === " " && row.length > 0) continue;
    else {
      endRow();
      text += piece.kind === "gem" ? gemWord(piece) : piece.text;
    }
  }
  endRow();
  return text;
}

const present = (tokens: Partial<Tokens>): Colour[] =>
  COLOURS.filter((gem) => (tokens[gem] ?? 0) > 0);

/** Tokens as marks: "{white 1} {gold 2}"; nothing for no tokens. */
export const marks = (tokens: Partial<Tokens>, role?: Role): Marked =>
  present(tokens)
    .map((gem) => `{${gem} ${tokens[gem]}${role ? ` ${role}` : ""}}`)
    .join(" ");

/** Tokens as words: "1 diamond and 2 gold". */
export const inWords = (tokens: Partial<Tokens>, role?: Role): string =>
  t().listOf(present(tokens).map((gem) => t().countGems(gem, tokens[gem] ?? 0, role)));

/** A name cannot carry marks of its own. */
export const cleanName = (name: string): string => name.replaceAll(/[{}*\p{C}]/gu, "").trim();
