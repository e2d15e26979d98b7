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
  type Position,
  type Seat,
  type Step,
} from "@gemwright/rules";
import { Forfeit, type Sitter } from "./sitter.ts";

export interface GameOutcome {
  readonly turns: readonly (readonly Step[])[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** The seat that broke the rules of the match, and how. */
  readonly forfeit?: { readonly seat: Seat; readonly reason: string };
  /** The game was not over after the most turns there may be; whoever led has won. */
  readonly cut?: true;
}

/** Bots that never buy anything would play for ever. */
export const MAX_TURNS = 1000;

/** Plays a deal out. Each sitter is shown only what its seat may know. */
export async function playGame(
  deal: Deal,
  sit: (seat: Seat) => Promise<Sitter>,
): Promise<GameOutcome> {
  const position = openingPosition(deal);
  const dealer = deckDealer(deal);
  const sitters: Sitter[] = [];
  const turns: Step[][] = [];
  let forfeit: GameOutcome["forfeit"];
  let seat = 0;
  try {
    for (; seat < deal.seats; seat++) sitters.push(await sit(seat));
    while (!isOver(position) && turnsPlayed(position) < MAX_TURNS) {
      seat = seatToMove(position);
      const before = clonePosition(position);
      const turn = await playTurn(position, sitters[seat] as Sitter, dealer);
      turns.push(turn);
      const word = makeTurn(before, turn);
      for (const sitter of sitters) sitter.played(seat, word);
    }
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    forfeit = { seat, reason: error.message };
  }
  const playing = sitting(deal.seats).filter((each) => each !== forfeit?.seat);
  const winners = leaders(position, playing);
  await Promise.all(sitters.map((sitter) => sitter.end(scores(position), winners)));
  return {
    turns,
    scores: scores(position),
    winners,
    ...(forfeit ? { forfeit } : isOver(position) ? {} : { cut: true }),
  };
}

const sitting = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

async function playTurn(
  position: Position,
  sitter: Sitter,
  dealer: ReturnType<typeof deckDealer>,
): Promise<Step[]> {
  const seat = seatToMove(position);
  const turn: Step[] = [];
  const before = turnsPlayed(position);
  const observed = clonePosition(position);
  while (!isOver(position) && turnsPlayed(position) === before) {
    const legal = listLegal(position);
    const [only] = legal;
    const forced = legal.length === 1 && (only === PASS || phase(position) !== "action");
    const step = forced ? (only as Step) : await sitter.step(observe(position, seat, observed));
    playDealt(position, step, dealer);
    turn.push(step);
  }
  return turn;
}
