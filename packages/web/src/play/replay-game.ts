import { type ReadonlySignal, signal } from "@preact/signals";
import type { StandIns, Turn } from "@gemwright/notation";
import {
  type Deal,
  type Position,
  type Seat,
  clonePosition,
  deckDealer,
  openingPosition,
} from "@gemwright/rules";
import { goTo } from "../app/route.ts";
import { type Deed, withTurn } from "./deed.ts";
import type { Change, Game, GameView, Line, Replay } from "./game.ts";
import type { Outcome } from "./outcome.ts";

/** A game to look through, wherever it was played. */
export interface ReplayState extends Outcome {
  readonly deal: Deal;
  readonly hideReserved: boolean;
  readonly turns: readonly Turn[];
  /** The turns by seat that a bot played for somebody; undefined where the record does not say. */
  readonly botTurns: StandIns;
  readonly record: string;
  /** Where it is looked through. */
  readonly address: string;
}

/** The table before the first turn and after each one, and the turns as people tell them. */
export function retrace({ deal, hideReserved, turns }: ReplayState): {
  readonly positions: readonly Position[];
  readonly deeds: readonly Deed[];
} {
  const dealer = deckDealer(deal);
  const position = openingPosition(deal, { hideReserved });
  const positions = [clonePosition(position)];
  let deeds: Deed[] = [];
  for (const turn of turns) {
    deeds = withTurn(deeds, position, turn, dealer);
    positions.push(clonePosition(position));
  }
  return { positions, deeds };
}

/** R7.3: after the game everything may be shown, so the whole table is open at every turn. */
export class ReplayGame implements Game {
  readonly kind = "replay";
  readonly line: ReadonlySignal<Line> = signal<Line>({ state: "fine" });
  readonly replay: Replay;
  onChange: ((change: Change) => Promise<void> | void) | undefined = undefined;

  readonly #state: ReplayState;
  readonly #positions: readonly Position[];
  readonly #deeds: readonly Deed[];
  readonly #lapsed: (turn: number) => Seat | undefined;
  readonly #at;
  readonly #view;
  #seq = 0;

  /** Opens it after so many turns; `lapsed` tells whose turn is worth a look, where one is. */
  constructor(
    state: ReplayState,
    turns = 0,
    lapsed: (turn: number) => Seat | undefined = () => undefined,
  ) {
    this.#state = state;
    this.#lapsed = lapsed;
    const { positions, deeds } = retrace(state);
    this.#positions = positions;
    this.#deeds = deeds;
    this.#at = signal(Math.min(turns, deeds.length));
    this.#view = signal(this.#look());
    this.replay = { deeds, at: this.#at, goTo: (turn) => this.#goTo(turn) };
  }

  get view(): ReadonlySignal<GameView> {
    return this.#view;
  }

  get lookBack(): string {
    return this.#state.address;
  }

  submit(): Promise<boolean> {
    return Promise.resolve(false);
  }
  record(): Promise<string | undefined> {
    return Promise.resolve(this.#state.record);
  }
  playAgain(): void {
    goTo("/");
  }
  leave(): void {}

  /** One turn on is acted out; every other way is a jump. */
  #goTo(turn: number): void {
    const wanted = Math.min(Math.max(0, turn), this.#deeds.length);
    const was = this.#at.value;
    if (wanted === was) return;
    const before = this.#view.value;
    this.#at.value = wanted;
    this.#seq++;
    const after = this.#look();
    if (wanted === was + 1) void this.onChange?.({ before, after });
    this.#view.value = after;
  }

  /** R7.3: before such a turn and after it the table is that of whoever played it. */
  get #eyes(): Seat | undefined {
    const turn = this.#at.value + 1;
    const seat = this.#lapsed(turn) ?? this.#lapsed(turn - 1);
    return seat === this.#state.viewer ? undefined : seat;
  }

  #look(): GameView {
    const at = this.#at.value;
    const { resigned, winners } = this.#state;
    return {
      seq: this.#seq,
      position: this.#positions[at]!,
      viewer: this.#state.viewer,
      eyes: this.#eyes,
      sitters: this.#state.sitters,
      deeds: this.#deeds.slice(0, at),
      mayAct: false,
      resigned: resigned && at === this.#deeds.length ? winners : undefined,
      clock: undefined,
      curtain: undefined,
    };
  }
}
