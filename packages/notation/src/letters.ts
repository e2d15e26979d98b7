/** Tokens as letters, always written in the order W U G R K J. */
import { COLOURS, GEMS, type Colour, type Gem, type Gems, type Tokens } from "@gemwright/rules";

export const LETTERS: Readonly<Record<Colour, string>> = {
  white: "W",
  blue: "U",
  green: "G",
  red: "R",
  black: "K",
  gold: "J",
};

const COLOUR_OF = new Map(COLOURS.map((colour) => [LETTERS[colour], colour]));

/** The colour a letter stands for. */
export const colourOf = (letter: string): Colour | undefined => COLOUR_OF.get(letter);

export const makeTokens = (tokens: Tokens): string =>
  COLOURS.map((colour) => LETTERS[colour].repeat(tokens[colour])).join("");

export const makeGems = (gems: Gems): string => makeTokens({ ...gems, gold: 0 });

/** Letters in any order; undefined if one of them is no colour. */
export function parseTokens(text: string): Tokens | undefined {
  const tokens: Record<Colour, number> = { white: 0, blue: 0, green: 0, red: 0, black: 0, gold: 0 };
  for (const letter of text) {
    const colour = colourOf(letter);
    if (colour === undefined) return undefined;
    tokens[colour]++;
  }
  return tokens;
}

export const countTokens = (tokens: Tokens): number =>
  COLOURS.reduce((sum, colour) => sum + tokens[colour], 0);

/** Field by field `a - b`. */
export function minusGems(a: Gems, b: Gems): Gems {
  const difference = GEMS.map((gem): [Gem, number] => [gem, a[gem] - b[gem]]);
  return Object.fromEntries(difference) as Record<Gem, number>;
}
