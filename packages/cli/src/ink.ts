/** Colour for terminals that have it. Letters always say the same, so nothing is lost without. */
import { LETTERS } from "@gemwright/notation";
import { GEMS, type Colour, type Gems } from "@gemwright/rules";

export interface Ink {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  warn(text: string): string;
  /** Text on the colour of a stone. */
  stone(colour: Colour, text: string): string;
}

const ESCAPE = "\u001b[";
const wrap = (code: string) => (text: string) => `${ESCAPE}${code}m${text}${ESCAPE}0m`;

/** Foreground and background, from the 256-colour table, dark on light stones and light on dark. */
const STONES: Readonly<Record<Colour, string>> = {
  white: "1;38;5;16;48;5;255",
  blue: "1;38;5;255;48;5;25",
  green: "1;38;5;255;48;5;29",
  red: "1;38;5;255;48;5;125",
  black: "1;38;5;255;48;5;236",
  gold: "1;38;5;16;48;5;178",
};

const COLOURED: Ink = {
  bold: wrap("1"),
  dim: wrap("2"),
  good: wrap("1;32"),
  warn: wrap("33"),
  stone: (colour, text) => wrap(STONES[colour])(text),
};

const same = (text: string): string => text;
const PLAIN: Ink = {
  bold: same,
  dim: same,
  good: same,
  warn: same,
  stone: (_, text) => text,
};

export const inkFor = (colour: boolean): Ink => (colour ? COLOURED : PLAIN);

/** How wide a text is on the screen: escapes take no room. */
// oxlint-disable-next-line no-control-regex
export const width = (text: string): number => text.replace(/\u001b\[[0-9;]*m/g, "").length;
export const pad = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - width(text)));

/** `4U 2G`: the gems of which there are any. */
export const gemList = (gems: Gems, ink: Ink): string =>
  GEMS.filter((gem) => gems[gem] > 0)
    .map((gem) => ink.stone(gem, `${gems[gem]}${LETTERS[gem]}`))
    .join(" ");

/** `W4 U3 …`: every colour, with zeros, so that columns stay in place. */
export const colourRow = <C extends Colour>(
  colours: readonly C[],
  counts: Readonly<Record<C, number>>,
  ink: Ink,
): string =>
  colours
    .map((colour) => {
      const text = `${LETTERS[colour]}${counts[colour]}`;
      return counts[colour] === 0 ? ink.dim(text) : ink.stone(colour, text);
    })
    .join(" ");
