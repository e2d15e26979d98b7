import { type ReadonlySignal, signal } from "@preact/signals";
import {
  type CardIndex,
  type Deal,
  type Dealer,
  PASS,
  type Position,
  SPECTATOR,
  type Seat,
  type Step,
  type Viewer,
  clonePosition,
  deckDealer,
  listLegal,
  observe,
  openingPosition,
  phase,
  playDealt,
  refusal,
  reserved,
  seatCount,
  seatToMove,
  wordsOf,
} from "@gemwright/rules";
import type { Bots } from "./bots.ts";
import { type Deed, withStep } from "./deed.ts";
import type { Change, Game, GameView, Line, Sitter } from "./game.ts";

/** A game on this device: everything that is needed to go on with it another day. */
export interface LocalGameState {
  readonly kind: "bots" | "pass";
  readonly sitters: readonly Sitter[];
  readonly deal: Deal;
  readonly steps: readonly Step[];
}

export interface LocalGameWorld {
  readonly bots: Bots;
  /** Keeps the game after every step. */
  readonly save: (state: LocalGameState) => void;
  readonly record: (state: LocalGameState) => string | undefined;
  readonly playAgain: (state: LocalGameState) => void;
  /** The page where the finished game is looked through. */
  readonly lookBack?: string;
}

/** A step that the rules leave no choice about is played by the table itself. */
function forcedStep(position: Position): Step | undefined {
  const now = phase(position);
  if (now === "over" || now === "deal") return undefined;
  const legal = listLegal(position);
  const [only] = legal;
  if (legal.length !== 1 || only === undefined) return undefined;
  return now !== "action" || only === PASS ? only : undefined;
}

const hasHiddenCards = (position: Position): boolean =>
  Array.from({ length: seatCount(position) }, (_, seat) => reserved(position, seat)).some((cards) =>
    cards.some((card) => card.hidden),
  );

/** A game against bots, or between people who share a device. */
export class LocalGame implements Game {
  readonly kind: "bots" | "pass";
  readonly line: ReadonlySignal<Line> = signal<Line>({ state: "fine" });
  onChange: ((change: Change) => Promise<void> | void) | undefined = undefined;

  readonly #world: LocalGameWorld;
  readonly #sitters: readonly Sitter[];
  readonly #deal: Deal;
  readonly #dealer: Dealer;
  readonly #view;
  #steps: Step[] = [];
  #position: Position;
  #deeds: readonly Deed[] = [];
  #seq = 0;
  /** The seat that holds the device, where it is passed on; nobody is known to when a game is opened. */
  #holder: Seat | undefined;
  /** A card reserved unseen on a shared device, until its owner has looked at it. */
  #dealt: { readonly seat: Seat; readonly card: CardIndex } | undefined;
  /**
   * Grows whenever somebody else takes the game on: a person's step, an undo, a new run. One run goes
   * on at a time, and whoever was overtaken while a bot thought or a change was shown leaves off.
   */
  #course = 0;

  constructor(state: LocalGameState, world: LocalGameWorld) {
    this.kind = state.kind;
    this.#world = world;
    this.#sitters = state.sitters;
    this.#deal = state.deal;
    this.#dealer = deckDealer(state.deal);
    this.#position = openingPosition(state.deal);
    this.#fold(state.steps);
    this.#view = signal(this.#look());
  }

  get view(): ReadonlySignal<GameView> {
    return this.#view;
  }

  get lookBack(): string {
    return this.#world.lookBack ?? "";
  }

  get state(): LocalGameState {
    return { kind: this.kind, sitters: this.#sitters, deal: this.#deal, steps: this.#steps };
  }

  /** Lets bots move and forced steps happen until a person has to decide. */
  async run(): Promise<void> {
    const course = ++this.#course;
    while (course === this.#course) {
      const forced = forcedStep(this.#position);
      const bot = this.#sitters[seatToMove(this.#position)]?.bot;
      if (forced !== undefined) await this.#advance(forced);
      else if (bot === undefined || phase(this.#position) === "over") return;
      else {
        const observed = observe(
          this.#position,
          seatToMove(this.#position),
          clonePosition(this.#position),
        );
        const step = await this.#world.bots.choose(observed, bot);
        if (course !== this.#course) return;
        await this.#advance(step);
      }
    }
  }

  async submit(step: Step): Promise<boolean> {
    if (!this.#view.value.mayAct || refusal(this.#position, step)) return false;
    const course = ++this.#course;
    await this.#advance(step);
    if (course === this.#course) void this.run();
    return true;
  }

  readonly canUndo = (): boolean => this.#undoLength() !== undefined;

  /** Goes back to the person's last decision. */
  readonly undo = (): boolean => {
    const length = this.#undoLength();
    if (length === undefined) return false;
    this.#fold(this.#steps.slice(0, length));
    this.#world.save(this.state);
    this.#seq++;
    this.#view.value = this.#look();
    void this.run();
    return true;
  };

  readonly hint = async (): Promise<Step | undefined> => {
    const { viewer, mayAct, seq } = this.#view.value;
    if (!mayAct) return undefined;
    const observed = observe(this.#position, viewer, clonePosition(this.#position));
    const step = await this.#world.bots.advise(observed);
    return this.#seq === seq ? step : undefined;
  };

  readonly raiseCurtain = (): void => {
    this.#holder = seatToMove(this.#position);
    this.#seq++;
    this.#view.value = this.#look();
  };

  readonly handOn = (): void => {
    this.#dealt = undefined;
    this.#seq++;
    this.#view.value = this.#look();
  };

  record(): Promise<string | undefined> {
    return Promise.resolve(this.#world.record(this.state));
  }

  playAgain(): void {
    this.#world.playAgain(this.state);
  }

  leave(): void {
    this.#course++;
    this.#world.bots.end();
  }

  async #advance(step: Step): Promise<void> {
    const before = this.#view.value;
    const mover = seatToMove(this.#position);
    this.#play(step);
    if (this.kind === "pass" && wordsOf(step).kind === "reserve-deck") this.#showTo(mover);
    this.#world.save(this.state);
    this.#seq++;
    const after = this.#look();
    const shown = this.onChange?.({ before, after });
    this.#view.value = after;
    await shown;
  }

  #play(step: Step): void {
    if (refusal(this.#position, step)) throw new RangeError(`step ${step} is not legal here`);
    const before = clonePosition(this.#position);
    playDealt(this.#position, step, this.#dealer);
    this.#steps.push(step);
    this.#deeds = withStep(this.#deeds, this.#forViewer(before), this.#forViewer(this.#position));
  }

  #fold(steps: readonly Step[]): void {
    this.#position = openingPosition(this.#deal);
    this.#steps = [];
    this.#deeds = [];
    for (const step of steps) this.#play(step);
  }

  #showTo(seat: Seat): void {
    const card = reserved(this.#position, seat).at(-1);
    if (card?.known) this.#dealt = { seat, card: card.card };
  }

  /** How many steps stay when the person's last decision is taken back. A finished game stays so. */
  #undoLength(): number | undefined {
    if (phase(this.#position) === "over") return undefined;
    if (this.kind === "pass") return this.#takeUnderWay();
    const position = openingPosition(this.#deal);
    let found: number | undefined;
    for (const [index, step] of this.#steps.entries()) {
      const person = this.#sitters[seatToMove(position)]?.bot === undefined;
      if (person && phase(position) === "action" && forcedStep(position) === undefined)
        found = index;
      playDealt(position, step, this.#dealer);
    }
    return found;
  }

  /** On a shared device a take can go back before its turn is over: nobody has seen more by it. */
  #takeUnderWay(): number | undefined {
    const last = this.#steps.at(-1);
    if (last === undefined || phase(this.#position) !== "return") return undefined;
    return wordsOf(last).kind === "take" ? this.#steps.length - 1 : undefined;
  }

  /** The person's seat among bots; on a shared device, whoever holds it. */
  #viewer(): Viewer {
    if (this.kind === "bots") return this.#sitters.findIndex((sitter) => !sitter.bot);
    if (this.#dealt) return this.#dealt.seat;
    return this.#curtain() === undefined ? seatToMove(this.#position) : SPECTATOR;
  }

  #curtain(): Seat | undefined {
    if (this.kind !== "pass" || this.#dealt || phase(this.#position) === "over") return undefined;
    const next = seatToMove(this.#position);
    return next !== this.#holder && hasHiddenCards(this.#position) ? next : undefined;
  }

  #forViewer(position: Position): Position {
    const viewer = this.kind === "bots" ? this.#viewer() : SPECTATOR;
    return observe(position, viewer, clonePosition(position));
  }

  #look(): GameView {
    // R7.3: after the game everything may be shown
    const over = phase(this.#position) === "over";
    const viewer = over && this.kind === "pass" ? SPECTATOR : this.#viewer();
    const curtain = this.#curtain();
    if (this.kind === "pass" && curtain === undefined)
      this.#holder = this.#dealt?.seat ?? seatToMove(this.#position);
    const position = over
      ? clonePosition(this.#position)
      : observe(this.#position, viewer, clonePosition(this.#position));
    return {
      seq: this.#seq,
      position,
      viewer,
      sitters: this.#sitters,
      deeds: this.#deeds,
      mayAct:
        !over &&
        curtain === undefined &&
        this.#dealt === undefined &&
        viewer === seatToMove(this.#position),
      clock: undefined,
      curtain,
      dealt: over ? undefined : this.#dealt?.card,
    };
  }
}
