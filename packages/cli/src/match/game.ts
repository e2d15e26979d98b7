/** One game of a match. */
import { makeTurn } from "@gemwright/notation";
import {
  PASS,
  clonePosition,
  deckDealer,
  isOver,
  leaders,
  listLegal,
  observe,
  openingPosition,
  phase,
  playDealt,
  scores,
  seatToMove,
  turnsPlayed,
  type Deal,
  type Dealer,
  type Position,
  type Seat,
  type Step,
} from "@gemwright/rules";
import { Forfeit, type Sitter } from "./sitter.ts";

/** A seat whose bot broke the rules of the match, and how. */
export interface Forfeited {
  readonly seat: Seat;
  readonly reason: string;
  /** Turns of all seats that were over by then. */
  readonly after: number;
}

export interface GameOutcome {
  readonly turns: readonly (readonly Step[])[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** In the order in which it happened; they have lost, whatever their seats have reached. */
  readonly forfeits: readonly Forfeited[];
  /** The game was not over after the most turns there may be; whoever led has won. */
  readonly cut?: true;
}

/** Bots that never buy anything would play for ever. */
export const MAX_TURNS = 1000;
/** Who plays on in the seat of a bot that broke the protocol: the same for everybody, and quick. */
export const STAND_IN = "greedy";

/**
 * Plays a deal out. Each sitter is shown only what its seat may know. Where a bot breaks the rules of
 * the match, somebody else plays its seat on for as long as two bots or more are left: the others have
 * come to play, and who leads after three turns has shown nothing.
 */
export async function playGame(
  deal: Deal,
  sit: (seat: Seat) => Promise<Sitter>,
  standIn: (seat: Seat) => Sitter,
): Promise<GameOutcome> {
  const position = openingPosition(deal);
  const dealer = deckDealer(deal);
  const forfeits: Forfeited[] = [];
  const turns: Step[][] = [];
  const left = (): Seat[] => seatsOf(deal).filter((seat) => !forfeits.some((f) => f.seat === seat));
  const outcome = () => [scores(position), leaders(position, left())] as const;
  const instead = (seat: Seat, error: unknown): Sitter => {
    if (!(error instanceof Forfeit)) throw error;
    forfeits.push({ seat, reason: error.message, after: turns.length });
    return standIn(seat);
  };

  const sitters: Sitter[] = [];
  for (const seat of seatsOf(deal))
    sitters.push(await sit(seat).catch((error: unknown) => instead(seat, error)));
  const ask = async (seat: Seat, observed: Position): Promise<Step | undefined> => {
    const sitter = sitters[seat] as Sitter;
    try {
      return await sitter.step(observed);
    } catch (error) {
      const next = (sitters[seat] = instead(seat, error));
      await sitter.end(...outcome());
      return left().length > 1 ? next.step(observed) : undefined;
    }
  };
  while (left().length > 1 && !isOver(position) && turnsPlayed(position) < MAX_TURNS) {
    const seat = seatToMove(position);
    const before = clonePosition(position);
    const turn = await playTurn(position, (observed) => ask(seat, observed), dealer);
    if (!turn) break;
    turns.push(turn);
    const word = makeTurn(before, turn);
    for (const sitter of sitters) sitter.played(seat, word);
  }
  const [reached, winners] = outcome();
  await Promise.all(sitters.map((sitter) => sitter.end(reached, winners)));
  const cut = left().length > 1 && !isOver(position);
  return { turns, scores: reached, winners, forfeits, ...(cut ? { cut } : {}) };
}

const seatsOf = ({ seats }: Deal): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** A whole turn; nothing if its player and all others but one are gone before its end. */
async function playTurn(
  position: Position,
  ask: (observed: Position) => Promise<Step | undefined>,
  dealer: Dealer,
): Promise<Step[] | undefined> {
  const seat = seatToMove(position);
  const turn: Step[] = [];
  const before = turnsPlayed(position);
  const observed = clonePosition(position);
  while (!isOver(position) && turnsPlayed(position) === before) {
    const legal = listLegal(position);
    const [only] = legal;
    const forced = legal.length === 1 && (only === PASS || phase(position) !== "action");
    const step = forced ? (only as Step) : await ask(observe(position, seat, observed));
    if (step === undefined) return undefined;
    playDealt(position, step, dealer);
    turn.push(step);
  }
  return turn;
}
