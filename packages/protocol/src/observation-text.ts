/**
 * Observations as JSON for many viewers of one position. A server writes one for every pair of
 * eyes after every step, so the text comes first and the object is read from it; what all viewers
 * see alike is written once, and what differs is the viewer's seat and the own reserved cards.
 */
import {
  CARDS,
  NOBLES,
  SPECTATOR,
  bonuses,
  clonePosition,
  deckSize,
  isOver,
  market,
  nobles,
  noblesOf,
  observe,
  phase,
  prestige,
  purchased,
  reserved,
  round,
  seatCount,
  seatToMove,
  supply,
  tokens,
  turnsPlayed,
  winners,
  type Gems,
  type Level,
  type NobleIndex,
  type Phase,
  type Position,
  type Seat,
  type Tokens,
  type Viewer,
} from "@gemwright/rules";

/** An observation in two pieces: the second is one and the same for all whom it tells the same. */
export type ObservationText = readonly [front: string, rest: string];

/** For each number of seats, a position for what a spectator sees; done with when a text is. */
const spectated: (Position | undefined)[] = [];

/**
 * Gives the text for a viewer of a settled position: one that waits for a player or is over. What
 * stands around it may end with `end`.
 */
export function observationTexts(
  position: Position,
  end = "",
): (viewer: Viewer) => ObservationText {
  const seats = seatCount(position);
  const seen = observe(position, SPECTATOR, (spectated[seats] ??= clonePosition(position)));
  const before: string[] = [];
  const shown: string[] = [];
  const after: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    before.push(beforeReserved(seen, seat));
    shown.push(reservedText(seen, seat));
    after.push(`,"nobles":${nobleList(noblesOf(seen, seat))}}`);
  }
  const middle = middleText(seen);
  const back = resultText(seen, seats) + end;
  const restWith = (viewer: Viewer, own: string): string => {
    let text = middle;
    for (let seat = 0; seat < seats; seat++) {
      if (seat > 0) text += ",";
      text += before[seat]! + (seat === viewer ? own : shown[seat]!) + after[seat]!;
    }
    return text + back;
  };
  const rest = restWith(SPECTATOR, "");
  return (viewer) => {
    if (viewer === SPECTATOR) return [`{"seats":${seats},"seat":null`, rest];
    // A seat sees its own reserved cards as they are, and everything else as everybody does.
    const own = reservedText(position, viewer);
    const front = `{"seats":${seats},"seat":${viewer + 1}`;
    return [front, own === shown[viewer] ? rest : restWith(viewer, own)];
  };
}

function resultText(seen: Position, seats: number): string {
  let text = "";
  for (let seat = 0; seat < seats; seat++) text += `,${prestige(seen, seat)}`;
  return `],"over":${isOver(seen)},"scores":[${text.slice(1)}],"winners":[${winnersText(seen)}]}`;
}

function middleText(seen: Position): string {
  const over = isOver(seen);
  const mover = over ? "null" : String(seatToMove(seen) + 1);
  const step = over ? "null" : `"${stepOf(phase(seen))}"`;
  return (
    `,"toMove":${mover},"step":${step},"round":${round(seen)},"turn":${turnsPlayed(seen)}` +
    `,"supply":${tokenText(supply(seen))}` +
    `,"market":{"1":${rowText(seen, 1)},"2":${rowText(seen, 2)},"3":${rowText(seen, 3)}}` +
    `,"decks":{"1":${deckSize(seen, 1)},"2":${deckSize(seen, 2)},"3":${deckSize(seen, 3)}}` +
    `,"nobles":${nobleList(nobles(seen))},"players":[`
  );
}

function stepOf(waiting: Phase): Phase {
  if (waiting === "deal" || waiting === "over")
    throw new RangeError(`A position that waits for ${waiting} is not observed`);
  return waiting;
}

function beforeReserved(seen: Position, seat: Seat): string {
  let cards = "";
  for (const card of purchased(seen, seat)) cards += CARD_TEXT[card]!;
  return (
    `{"seat":${seat + 1},"tokens":${tokenText(tokens(seen, seat))}` +
    `,"bonuses":{${gemText(bonuses(seen, seat))}},"prestige":${prestige(seen, seat)}` +
    `,"purchased":[${cards.slice(1)}],"reserved":`
  );
}

/** Ids need no escaping; each comes with the comma before it. */
const CARD_TEXT = CARDS.map(({ id }) => `,"${id}"`);
const NOBLE_TEXT = NOBLES.map(({ id }) => `,"${id}"`);

function reservedText(position: Position, seat: Seat): string {
  let text = "";
  for (const { card, level, known } of reserved(position, seat))
    text += known ? CARD_TEXT[card]! : `,"${level}?"`;
  return `[${text.slice(1)}]`;
}

function rowText(position: Position, level: Level): string {
  let text = "";
  for (const card of market(position, level))
    text += card === undefined ? ",null" : CARD_TEXT[card]!;
  return `[${text.slice(1)}]`;
}

function nobleList(list: readonly NobleIndex[]): string {
  let text = "";
  for (const noble of list) text += NOBLE_TEXT[noble]!;
  return `[${text.slice(1)}]`;
}

const winnersText = (position: Position): string =>
  winners(position)
    .map((seat) => seat + 1)
    .join();

const gemText = ({ white, blue, green, red, black }: Gems): string =>
  `"W":${white},"U":${blue},"G":${green},"R":${red},"K":${black}`;

const tokenText = (all: Tokens): string => `{${gemText(all)},"J":${all.gold}}`;
