/** A game in progress: the full position, the dealer, and the turns as they are completed. */
import {
  clonePosition,
  deckDealer,
  isOver,
  listLegal,
  observe,
  openingPosition,
  PASS,
  playDealt,
  reserved,
  seatToMove,
  turnsPlayed,
  type Deal,
  type Position,
  type Seat,
  type Step,
} from "@gemwright/rules";
import { makeRecord, makeTurn, nameTags, type GameRecord, type Turn } from "@gemwright/notation";

export interface PlayedTurn {
  readonly seat: Seat;
  readonly word: string;
}

export class Game {
  readonly position: Position;
  private readonly deal: Deal;
  private readonly turns: Turn[] = [];
  private before: Position;
  private steps: Step[] = [];

  constructor(deal: Deal) {
    this.deal = deal;
    this.position = openingPosition(deal);
    this.before = clonePosition(this.position);
  }

  get over(): boolean {
    return isOver(this.position);
  }

  /** What the seat to move may know. */
  observed(seat: Seat = seatToMove(this.position)): Position {
    return observe(this.position, seat, clonePosition(this.position));
  }

  /** Whether somebody has a reserved card that the others may not know. */
  get hasSecrets(): boolean {
    const seats = Array.from({ length: this.deal.seats }, (_, seat) => seat);
    return seats.some((seat) => reserved(this.position, seat).some((card) => card.hidden));
  }

  /** R2.3: whether the turn passes by itself. */
  get passes(): boolean {
    const [only, ...rest] = listLegal(this.position);
    return only === PASS && rest.length === 0;
  }

  /** Plays a legal step; answers the turn if that completed one. */
  play(step: Step): PlayedTurn | undefined {
    const seat = seatToMove(this.before);
    this.steps.push(step);
    playDealt(this.position, step, deckDealer(this.deal));
    if (turnsPlayed(this.position) === turnsPlayed(this.before)) return undefined;
    const word = makeTurn(this.before, this.steps);
    this.turns.push(this.steps);
    this.steps = [];
    this.before = clonePosition(this.position);
    return { seat, word };
  }

  record(names: readonly string[]): string {
    const record: GameRecord = {
      deal: this.deal,
      options: { hideReserved: false },
      further: nameTags(names),
      turns: this.turns,
    };
    return makeRecord(record);
  }
}
