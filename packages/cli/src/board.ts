/** A position drawn for the terminal, 80 columns wide, for the eyes of whoever it was observed by. */
import { LETTERS } from "@gemwright/notation";
import {
  COLOURS,
  CARDS,
  GEMS,
  LEVELS,
  NOBLES,
  PRESTIGE_TO_END,
  TOKEN_LIMIT,
  bonuses,
  deckSize,
  isKnown,
  isLastRound,
  isOver,
  market,
  missing,
  missingForNoble,
  nobles,
  noblesOf,
  phase,
  prestige,
  price,
  purchasedCount,
  reserved,
  round,
  seatCount,
  seatToMove,
  shortBy,
  supply,
  tokenCount,
  tokens,
  turnsPlayed,
  winners,
  type Card,
  type CardIndex,
  type Level,
  type Position,
  type Seat,
} from "@gemwright/rules";
import { colourRow, gemList, pad, type Ink } from "./ink.ts";

const LABEL = 11;
const CELL = 17;

export interface Drawing {
  readonly ink: Ink;
  /** Whose price and verdict the cards show; nobody's if undefined. */
  readonly buyer?: Seat | undefined;
  /** Names by seat; `seat 1` and so on without. */
  readonly names?: readonly string[] | undefined;
}

export const nameOf = (names: readonly string[] | undefined, seat: Seat): string =>
  names?.[seat] ?? `seat ${seat + 1}`;

export function drawPosition(position: Position, drawing: Drawing): string {
  return [
    heading(position, drawing),
    "",
    ...drawNobles(position, drawing),
    "",
    ...LEVELS.toReversed().flatMap((level) => drawRow(position, level, drawing)),
    `${pad("Supply", LABEL)}${colourRow(COLOURS, supply(position), drawing.ink)}`,
    "",
    ...Array.from({ length: seatCount(position) }, (_, seat) =>
      drawPlayer(position, seat, drawing),
    ).flat(),
  ].join("\n");
}

function heading(position: Position, { ink, names }: Drawing): string {
  if (isOver(position)) {
    const who = winners(position).map((seat) => nameOf(names, seat));
    const result = who.length > 1 ? `shared victory: ${who.join(" and ")}` : `winner: ${who[0]}`;
    return ink.bold(`Over after ${turnsPlayed(position)} turns, ${result}`);
  }
  const waits = {
    action: "to move",
    return: "returns tokens",
    noble: "chooses a noble",
    deal: "",
    over: "",
  };
  const who = nameOf(names, seatToMove(position));
  const last = isLastRound(position) ? ink.warn(" · last round") : "";
  return ink.bold(`Round ${round(position)} · ${who} ${waits[phase(position)]}`) + last;
}

/** What each noble demands and, for a buyer, how many bonuses are still lacking. */
function drawNobles(position: Position, { ink, buyer }: Drawing): string[] {
  const cell = CELL - 1;
  const demands = nobles(position).map(
    (noble) => `${NOBLES[noble]!.id} ${gemList(NOBLES[noble]!.requires, ink)}`,
  );
  const first = pad("Nobles", LABEL) + demands.map((text) => pad(text, cell)).join("");
  if (buyer === undefined || demands.length === 0) return [first.trimEnd()];
  const lacking = nobles(position).map((noble) => {
    const bonusesLacking = missingForNoble(position, buyer, noble);
    const short = GEMS.reduce((sum, gem) => sum + bonusesLacking[gem], 0);
    return short === 0 ? ink.good("comes") : ink.dim(`${short} short`);
  });
  return [
    first.trimEnd(),
    (pad("", LABEL) + lacking.map((text) => pad(`    ${text}`, cell)).join("")).trimEnd(),
  ];
}

/** A level: id with bonus and prestige, cost, what is short of it for a buyer, and a line of room. */
function drawRow(position: Position, level: Level, drawing: Drawing): string[] {
  const row = market(position, level).map((card) => drawCard(position, card, drawing));
  const labels = [`Level ${level}`, `${deckSize(position, level)} left`, "", ""];
  return labels
    .map((label, line) =>
      `${pad(label, LABEL)}${row.map((cell) => pad(cell[line] ?? "", CELL)).join("")}`.trimEnd(),
    )
    .slice(0, drawing.buyer === undefined ? 3 : 4);
}

function title(card: Card, ink: Ink): string {
  const value = card.prestige === 0 ? "" : ` ★${card.prestige}`;
  return `${card.id} ${ink.stone(card.bonus, ` ${LETTERS[card.bonus]} `)}${value}`;
}

function drawCard(position: Position, index: CardIndex | undefined, drawing: Drawing): string[] {
  if (index === undefined) return [drawing.ink.dim("(empty)")];
  if (!isKnown(index)) return [drawing.ink.dim("(unknown)")];
  const card = CARDS[index]!;
  const lines = [title(card, drawing.ink), gemList(card.cost, drawing.ink)];
  if (drawing.buyer !== undefined) lines.push(verdict(position, index, drawing.buyer, drawing.ink));
  return lines;
}

/** What a card still costs the buyer, in words. */
function verdict(position: Position, card: CardIndex, buyer: Seat, ink: Ink): string {
  const short = shortBy(position, buyer, card);
  if (short > 0) return ink.dim(`${short} short`);
  const gold = GEMS.reduce((sum, gem) => sum + missing(position, buyer, card)[gem], 0);
  if (gold > 0) return ink.warn(`buy with ${gold}J`);
  const pays = gemList(price(position, buyer, card), ink);
  return ink.good("buy ") + (pays === "" ? ink.good("free") : pays);
}

const cardCount = (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`;

function drawPlayer(position: Position, seat: Seat, drawing: Drawing): string[] {
  const { ink, names } = drawing;
  const marker = !isOver(position) && seat === seatToMove(position) ? "▸ " : "  ";
  const received = noblesOf(position, seat).map((noble) => NOBLES[noble]!.id);
  const facts = [
    `★ ${prestige(position, seat)}/${PRESTIGE_TO_END}`,
    `${tokenCount(position, seat)}/${TOKEN_LIMIT} tokens`,
    cardCount(purchasedCount(position, seat)),
    ...(received.length > 0 ? [`nobles ${received.join(" ")}`] : []),
  ];
  const kept = reserved(position, seat).map(({ card, level, known }) => {
    if (!known) return `${level}?`;
    const cost = gemList(CARDS[card]!.cost, ink);
    const say = drawing.buyer === seat ? ` (${verdict(position, card, seat, ink)})` : "";
    return `${title(CARDS[card]!, ink)} ${cost}${say}`;
  });
  return [
    `${marker}${ink.bold(nameOf(names, seat))}  ${facts.join(" · ")}`,
    `    ${pad("tokens", 9)}${colourRow(COLOURS, tokens(position, seat), ink)}`,
    `    ${pad("bonuses", 9)}${colourRow(GEMS, bonuses(position, seat), ink)}`,
    ...kept.map((text, i) => `    ${pad(i === 0 ? "reserved" : "", 9)}${text}`),
  ];
}
