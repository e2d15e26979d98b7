import {
  COLOURS,
  type Colour,
  GEMS,
  type Gem,
  type Gems,
  type Level,
  type NobleIndex,
  PURCHASE,
  type Place,
  type Position,
  type RefusalCode,
  type Step,
  type Tokens,
  clonePosition,
  listLegal,
  phase,
  play,
  refusal,
  seatToMove,
  stepOf,
  turnsPlayed,
  wordsOf,
} from "@gemwright/rules";

/** The half-made choice: the only state that the screen has of its own. */
export type Choice =
  | { readonly kind: "none" }
  | { readonly kind: "take"; readonly gems: readonly Gem[] }
  /** To be bought where that is possible, or to be reserved all the same. */
  | { readonly kind: "card"; readonly place: Place; readonly toReserve?: true }
  | { readonly kind: "deck"; readonly level: Level }
  | { readonly kind: "payment"; readonly place: Place; readonly index: number }
  | { readonly kind: "return"; readonly tokens: readonly Colour[] }
  | { readonly kind: "noble"; readonly noble: NobleIndex | undefined }
  | { readonly kind: "reserved" }
  | { readonly kind: "look-noble"; readonly noble: NobleIndex };

/** Why a tap did nothing, in a word that the languages know. */
export type Why =
  | RefusalCode
  | "gold-only-by-reserving"
  | "no-mixing"
  | "three-at-most"
  | "not-your-turn";

/** A choice after a tap, and the reason where the tap was not possible. */
export interface Tapped {
  readonly choice: Choice;
  readonly why?: Why;
}

export const NONE: Choice = { kind: "none" };
/** Whether more has to be said to a choice than the tray has room for. */
export const opensSheet = (kind: Choice["kind"]): boolean => kind !== "none" && kind !== "take";

const count = <K extends string>(all: readonly K[], chosen: readonly K[]): Record<K, number> =>
  Object.fromEntries(all.map((each) => [each, chosen.filter((x) => x === each).length])) as Record<
    K,
    number
  >;

export const countGems = (gems: readonly Gem[]): Gems => count(GEMS, gems);
export const countTokens = (chosen: readonly Colour[]): Tokens => count(COLOURS, chosen);

const covers = (whole: Partial<Tokens>, part: Partial<Tokens>): boolean =>
  COLOURS.every((colour) => (part[colour] ?? 0) <= (whole[colour] ?? 0));
const size = (counts: Partial<Tokens>): number =>
  COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);

/** What the rules say of a position is asked several times for a tap; the last answer is kept. */
function kept<T>(ask: (position: Position) => T): (position: Position) => T {
  let last: { readonly position: Position; readonly seq: number; readonly answer: T } | undefined;
  return (position) => {
    const seq = turnsPlayed(position);
    if (last?.position !== position || last.seq !== seq)
      last = { position, seq, answer: ask(position) };
    return last.answer;
  };
}

/** Every legal take, from the rules. */
const legalTakes = kept((position): readonly Gems[] =>
  listLegal(position).flatMap((step) => {
    const words = step < PURCHASE ? wordsOf(step) : undefined;
    return words?.kind === "take" ? [words.gems] : [];
  }),
);
const legalReturns = (position: Position): Tokens[] =>
  listLegal(position).flatMap((step) => {
    const words = step < PURCHASE ? wordsOf(step) : undefined;
    return words?.kind === "return" ? [words.tokens] : [];
  });

/** What is still lacking for a whole that the rules allow; undefined if no whole contains the part. */
function lacking(wholes: readonly Partial<Tokens>[], part: Partial<Tokens>): number | undefined {
  const sizes = wholes
    .filter((whole) => covers(whole, part))
    .map((whole) => size(whole) - size(part));
  return sizes.length ? Math.min(...sizes) : undefined;
}

/** The gems of a take, as far as it has been put together. */
export interface Take {
  readonly gems: Gems;
  /** The step, once it is complete. */
  readonly step: Step | undefined;
  readonly lacking: number;
  /** Whether a second gem of the same colour would do as well. */
  readonly pairPossible: boolean;
}

export function takeOf(position: Position, gems: readonly Gem[]): Take {
  const counts = countGems(gems);
  const takes = legalTakes(position);
  const complete = takes.some((whole) => covers(whole, counts) && size(whole) === size(counts));
  const [first] = gems;
  const different = takes.filter((whole) => GEMS.every((gem) => whole[gem] < 2));
  return {
    gems: counts,
    step: complete ? stepOf({ kind: "take", gems: counts }) : undefined,
    lacking: complete ? 0 : (lacking(different, counts) ?? lacking(takes, counts) ?? 0),
    pairPossible:
      gems.length === 1 &&
      first !== undefined &&
      lacking(takes, countGems([first, first])) !== undefined,
  };
}

const take = (gems: readonly Gem[]): Choice => (gems.length ? { kind: "take", gems } : NONE);
const chosenGems = (choice: Choice): readonly Gem[] => (choice.kind === "take" ? choice.gems : []);

/** A tap on a dish: first one of the colour, then a pair where the rules allow it, then none. */
export function tapGem(position: Position, choice: Choice, colour: Colour): Tapped {
  if (colour === "gold") return { choice, why: "gold-only-by-reserving" };
  const gems = chosenGems(choice);
  const takes = legalTakes(position);
  const possible = (next: readonly Gem[]) => lacking(takes, countGems(next)) !== undefined;
  if (gems.includes(colour)) return tapChosenGem(position, gems, colour, possible);
  const next = [...gems, colour];
  if (possible(next)) return { choice: take(next) };
  return { choice, why: whyNotTogether(position, gems, next) };
}

function tapChosenGem(
  position: Position,
  gems: readonly Gem[],
  gem: Gem,
  possible: (next: readonly Gem[]) => boolean,
): Tapped {
  if (gems.length > 1) return { choice: take(gems.filter((each) => each !== gem)) };
  if (possible([gem, gem])) return { choice: take([gem, gem]) };
  const step = stepOf({ kind: "take", gems: countGems([gem, gem]) });
  const why = step === undefined ? "not-a-step" : refusal(position, step)?.code;
  return { choice: NONE, ...(why ? { why } : {}) };
}

function whyNotTogether(position: Position, gems: readonly Gem[], next: readonly Gem[]): Why {
  const alone = next.slice(-1);
  if (lacking(legalTakes(position), countGems(alone)) === undefined) {
    const step = stepOf({ kind: "take", gems: countGems(alone) });
    return (step === undefined ? undefined : refusal(position, step)?.code) ?? "not-in-supply";
  }
  return new Set(gems).size < gems.length ? "no-mixing" : "three-at-most";
}

/** Tokens on their way back, as far as they have been chosen. */
export interface Returning {
  readonly tokens: Tokens;
  readonly step: Step | undefined;
  readonly lacking: number;
}

export function returningOf(position: Position, chosen: readonly Colour[]): Returning {
  const counts = countTokens(chosen);
  const rest = lacking(legalReturns(position), counts) ?? 0;
  return {
    tokens: counts,
    step: rest === 0 && chosen.length ? stepOf({ kind: "return", tokens: counts }) : undefined,
    lacking: rest,
  };
}

/** A tap on a token to give back; when enough are chosen, the newest takes the oldest one's place. */
export function tapReturn(position: Position, choice: Choice, colour: Colour): Tapped {
  const chosen = choice.kind === "return" ? choice.tokens : [];
  const returns = legalReturns(position);
  const possible = (next: readonly Colour[]) => lacking(returns, countTokens(next)) !== undefined;
  const added = [...chosen, colour];
  if (possible(added)) return { choice: { kind: "return", tokens: added } };
  if (chosen.includes(colour)) {
    const at = chosen.lastIndexOf(colour);
    return { choice: { kind: "return", tokens: chosen.filter((_, i) => i !== at) } };
  }
  const replaced = added.slice(1);
  if (chosen.length && possible(replaced)) return { choice: { kind: "return", tokens: replaced } };
  return { choice, why: "return-not-held" };
}

/** The position as it would be after the tokens of a half-made choice have moved. */
export function imagined(position: Position, choice: Choice): Position | undefined {
  if (choice.kind === "take" && phase(position) === "action") {
    const gems = countGems(choice.gems);
    const step = stepOf({ kind: "take", gems });
    return step === undefined ? undefined : played(position, step);
  }
  if (choice.kind === "return" && phase(position) === "return" && choice.tokens.length) {
    const step = stepOf({ kind: "return", tokens: countTokens(choice.tokens) });
    return step === undefined ? undefined : played(position, step);
  }
  return undefined;
}

function played(position: Position, step: Step): Position {
  const copy = clonePosition(position);
  play(copy, step);
  return copy;
}

/** How many tokens the mover would have to return after a step; asked before it is made. */
export function returnsAfter(position: Position, step: Step): number {
  const seat = seatToMove(position);
  const after = played(position, step);
  if (phase(after) !== "return") return 0;
  const [first] = legalReturns(after);
  return first && seatToMove(after) === seat ? size(first) : 0;
}

/** The choice that a proposed step needs, so that one tap confirms it. */
export function choiceFor(step: Step): Choice {
  const words = wordsOf(step);
  switch (words.kind) {
    case "take":
      return { kind: "take", gems: GEMS.flatMap((gem) => repeated(gem, words.gems[gem])) };
    case "return":
      return {
        kind: "return",
        tokens: COLOURS.flatMap((colour) => repeated(colour, words.tokens[colour])),
      };
    case "reserve":
      return { kind: "card", place: { level: words.level, slot: words.slot } };
    case "reserve-deck":
      return { kind: "deck", level: words.level };
    case "purchase":
      return { kind: "card", place: words.place };
    case "noble":
      return { kind: "noble", noble: words.noble };
    default:
      return NONE;
  }
}

const repeated = <T>(item: T, times: number): T[] => Array.from({ length: times }, () => item);
