import { type Signal, batch, computed, effect, signal } from "@preact/signals";
import {
  type CardIndex,
  type Colour,
  type Level,
  type NobleIndex,
  type Payment,
  type Place,
  type Position,
  SPECTATOR,
  type Seat,
  type Step,
  cardAt,
  phase,
  payments,
  refusal,
  seatCount,
  seatToMove,
  shortBy,
  stepOf,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { Marked, Who } from "../i18n/words.ts";
import type { Change, Game, GameView } from "../play/game.ts";
import { type Bill, billFor } from "./bill.ts";
import {
  type Choice,
  NONE,
  type Returning,
  type Take,
  type Why,
  choiceFor,
  imagined,
  returningOf,
  takeOf,
  tapGem,
  tapReturn,
} from "./choice.ts";
import { ruleOf, tell, tellHint, tellWhy } from "./tell.ts";

/** How the table reaches the senses; left out where nobody looks. */
export interface Senses {
  readonly onChange?: (change: Change) => Promise<void> | void;
  readonly onRefused?: () => void;
  readonly onTap?: (colour: Colour) => void;
  /** Does something after the next frame; at once where there are no frames. */
  readonly later?: (act: () => void) => void;
}

/** A place of the table as the screen names it. */
export const nameOfPlace = (place: Place): string =>
  "slot" in place ? `${place.level}-${place.slot}` : `r${place.reserved}`;

const countOf = (chosen: readonly Colour[], colour: Colour): number =>
  chosen.filter((each) => each === colour).length;

/** The table without a screen: the game, the half-made choice, and what the rules say to it. */
export class TableCtrl {
  readonly game: Game;
  readonly choice: Signal<Choice> = signal<Choice>(NONE);
  /**
   * The choice as it is drawn. What is tapped is marked at once; all that follows from it is drawn
   * after the frame with the mark, so that a slow device answers each tap in the next frame too.
   */
  readonly drawn: Signal<Choice> = signal<Choice>(NONE);
  /** A step has been confirmed; the game is given it after the frame that shows so. */
  readonly sent = signal(false);
  /** Whether something tapped is not drawn yet. */
  readonly behind = computed(() => this.sent.value || this.drawn.value !== this.choice.value);
  /** A sentence that answers the last tap: a reason, a hint. */
  readonly note: Signal<Marked> = signal("");
  /** The rule that gives the reason, if the note is one. */
  readonly rule: Signal<string | undefined> = signal(undefined);
  readonly help = signal(false);
  readonly menu = signal(false);
  readonly seatsOpen = signal(false);
  readonly endSeen = signal(false);
  readonly hinting = signal(false);
  /** The card that is held to be seen large. */
  readonly large: Signal<CardIndex | undefined> = signal(undefined);
  /** Counts requests to show the last move once more. */
  readonly replays = signal(0);
  /** The last line for those who listen. */
  readonly said = signal("");

  get line(): "fine" | "trying" | "lost" {
    return this.game.line.value.state;
  }

  readonly #senses: Senses;
  readonly #stop: () => void;

  constructor(game: Game, senses: Senses = {}) {
    this.game = game;
    this.#senses = senses;
    game.onChange = (change) => this.#changed(change);
    this.#stop = effect(() => {
      const { seq } = game.view.value;
      if (seq >= 0) this.#settle();
    });
  }

  leave(): void {
    this.#stop();
    this.game.onChange = undefined;
    this.game.leave();
  }

  get view(): GameView {
    return this.game.view.value;
  }
  get position(): Position {
    return this.view.position;
  }
  /** Whose bills are shown: the viewer's, or the mover's to those who only watch. */
  get self(): Seat {
    return this.view.viewer === SPECTATOR ? seatToMove(this.position) : this.view.viewer;
  }
  /** Over under the rules (R6.4), or because somebody gave up. */
  get over(): boolean {
    return phase(this.position) === "over" || this.view.resigned !== undefined;
  }
  get watching(): boolean {
    return this.view.viewer === SPECTATOR;
  }
  /** Everybody else, beginning with the next seat. */
  get others(): Seat[] {
    const seats = seatCount(this.position);
    if (this.watching) return Array.from({ length: seats }, (_, seat) => seat);
    return Array.from({ length: seats - 1 }, (_, i) => (this.self + 1 + i) % seats);
  }

  name(seat: Seat): string {
    const sitter = this.view.sitters[seat];
    if (this.game.kind !== "pass" && seat === this.view.viewer) return t().you;
    return sitter?.bot && !sitter.name ? t().bot(t().levelName[sitter.bot]) : (sitter?.name ?? "");
  }
  who(seat: Seat): Who {
    return { you: this.game.kind !== "pass" && seat === this.view.viewer, name: this.name(seat) };
  }

  readonly take = computed<Take>(() => {
    const choice = this.choice.value;
    return takeOf(this.position, choice.kind === "take" ? choice.gems : []);
  });
  readonly returning = computed<Returning>(() => {
    const choice = this.choice.value;
    return returningOf(this.position, choice.kind === "return" ? choice.tokens : []);
  });
  /** The take as it is drawn. */
  readonly drawnTake = computed<Take>(() => {
    const choice = this.drawn.value;
    return takeOf(this.position, choice.kind === "take" ? choice.gems : []);
  });
  /** The position as the drawn choice would leave it; the prices look at it. */
  readonly imagined = computed<Position | undefined>(() =>
    imagined(this.position, this.drawn.value),
  );

  /** A half-made choice does not change what cards cost: bills are kept until the table changes. */
  readonly #bills = computed<Map<number, Bill>>(() => (this.game.view.value, new Map()));

  bill(card: number): Bill {
    const bills = this.#bills.value;
    const known = bills.get(card);
    if (known) return known;
    const bill = billFor(this.position, this.self, card);
    bills.set(card, bill);
    return bill;
  }
  /** How many tokens the drawn choice would leave missing for a card, if that is fewer than now. */
  gain(place: Place): number | undefined {
    const after = this.imagined.value;
    const card = after && cardAt(this.position, this.self, place);
    if (!after || card === undefined) return undefined;
    const short = shortBy(after, this.self, card);
    return short < this.bill(card).short ? short : undefined;
  }

  /** The kind of the drawn choice, for those who need no more of it. */
  readonly choosing = computed(() => this.drawn.value.kind);
  /** Asked how to pay; the turn's sign says so. */
  readonly paying = computed(() => this.choosing.value === "payment");
  /** The card, deck or noble that is chosen, as the screen names it. */
  readonly chosen = computed<string | undefined>(() => {
    const choice = this.choice.value;
    switch (choice.kind) {
      case "card":
      case "payment":
        return nameOfPlace(choice.place);
      case "deck":
        return `deck-${choice.level}`;
      case "noble":
      case "look-noble":
        return `noble-${choice.noble}`;
      default:
        return undefined;
    }
  });
  /** How many tokens of a colour the half-made take or return holds. */
  taking(colour: Colour): number {
    const choice = this.choice.value;
    return choice.kind === "take" ? countOf(choice.gems, colour) : 0;
  }
  givingBack(colour: Colour): number {
    const choice = this.choice.value;
    return choice.kind === "return" ? countOf(choice.tokens, colour) : 0;
  }

  // ---- taps ----

  tapGem(colour: Colour): void {
    if (!this.#mayAct()) return;
    const position = this.position;
    const before = this.choice.value;
    const tapped =
      phase(position) === "return"
        ? tapReturn(position, before, colour)
        : tapGem(position, before, colour);
    this.#become(tapped.choice, tapped.why);
    if (!tapped.why) this.#senses.onTap?.(colour);
  }

  /** A tap on a card opens its sum; a second one closes it. */
  tapCard(place: Place): void {
    const { choice } = this;
    const now = choice.value;
    if (cardAt(this.position, this.self, place) === undefined) return;
    if (!this.#freeForAction()) return;
    const same = now.kind === "card" && nameOfPlace(now.place) === nameOfPlace(place);
    this.#become(same ? NONE : { kind: "card", place });
  }

  tapDeck(level: Level): void {
    if (!this.#freeForAction()) return;
    const now = this.choice.value;
    this.#become(now.kind === "deck" && now.level === level ? NONE : { kind: "deck", level });
  }

  lookAtNoble(noble: NobleIndex): void {
    const now = this.choice.value;
    if (now.kind === "noble") this.#become({ kind: "noble", noble });
    else if (this.#freeForAction())
      this.#become(
        now.kind === "look-noble" && now.noble === noble ? NONE : { kind: "look-noble", noble },
      );
  }

  lookAtReserved(): void {
    if (this.#freeForAction()) this.#become({ kind: "reserved" });
  }

  chooseNoble(noble: NobleIndex): void {
    this.#become({ kind: "noble", noble });
  }

  choosePayment(index: number): void {
    const now = this.choice.value;
    if (now.kind === "payment") this.#become({ ...now, index });
  }

  cancel(): void {
    if (this.help.value) this.help.value = false;
    else if (this.menu.value) this.menu.value = false;
    else if (this.seatsOpen.value) this.seatsOpen.value = false;
    else this.#become(this.#resting());
  }

  // ---- what a choice could become ----

  payments(place: Place): Payment[] {
    return this.view.mayAct && phase(this.position) === "action"
      ? payments(this.position, place)
      : [];
  }

  reserveStep(choice: Choice): Step | undefined {
    if (choice.kind === "deck") return stepOf({ kind: "reserve-deck", level: choice.level });
    if (choice.kind === "card" && "slot" in choice.place)
      return stepOf({ kind: "reserve", ...choice.place });
    return undefined;
  }

  /** Why a step is not possible now; undefined if it is. */
  whyNot(step: Step | undefined): Why | undefined {
    if (!this.view.mayAct) return this.over ? "game-over" : "not-your-turn";
    return step === undefined ? "not-a-step" : refusal(this.position, step)?.code;
  }

  buy(place: Place): void {
    const options = this.payments(place);
    const [only] = options;
    if (options.length > 1) this.#become({ kind: "payment", place, index: 0 });
    else if (only) this.#submit(only.step);
    else this.#refuse(this.view.mayAct ? "cannot-pay" : "not-your-turn");
  }

  reserve(choice: Choice = this.choice.value): void {
    const step = this.reserveStep(choice);
    const why = this.whyNot(step);
    if (why) this.#refuse(why);
    else if (step !== undefined) this.#submit(step);
  }

  /** The main button: whatever is complete is played. */
  confirm(): void {
    const now = this.choice.value;
    switch (now.kind) {
      case "take":
        this.#submitOrRefuse(this.take.value.step, "take-three");
        break;
      case "return":
        this.#submitOrRefuse(this.returning.value.step, "return-wrong-count");
        break;
      case "noble":
        this.#submitOrRefuse(
          now.noble === undefined ? undefined : stepOf({ kind: "noble", noble: now.noble }),
          "noble-first",
        );
        break;
      case "payment":
        this.#submitOrRefuse(this.payments(now.place)[now.index]?.step, "cannot-pay");
        break;
      case "card":
        if (this.payments(now.place).length) this.buy(now.place);
        else this.reserve(now);
        break;
      case "deck":
        this.reserve(now);
        break;
      default:
        break;
    }
  }

  undo(): void {
    if (this.game.undo?.()) this.#note(t().undone);
  }

  async hint(): Promise<void> {
    if (!this.game.hint || this.hinting.value || !this.#mayAct()) return;
    this.hinting.value = true;
    this.#note(t().hintThinking);
    const step = await this.game.hint();
    this.hinting.value = false;
    this.#note(step === undefined ? "" : t().hintIs(tellHint(this.position, step)));
    if (step !== undefined) this.#choose(choiceFor(step));
  }

  /** At a table with others, a turn goes back only if they agree. */
  async askTakeBack(): Promise<void> {
    const trouble = await this.game.company?.askTakeBack();
    if (trouble) this.note.value = trouble;
  }

  showLastMove(): void {
    this.replays.value++;
  }

  /** The last answer has been read: the next tap begins afresh. */
  dismissNote(): void {
    if (this.note.value) this.#note("");
  }

  /** Says something to those who listen. */
  say(text: string): void {
    this.said.value = text;
  }

  // ---- inside ----

  #later(act: () => void): void {
    const { later } = this.#senses;
    if (later) later(act);
    else act();
  }

  #choose(choice: Choice): void {
    this.choice.value = choice;
    this.#later(() => (this.drawn.value = this.choice.value));
  }

  #become(choice: Choice, why?: Why): void {
    this.#choose(choice);
    if (why) this.#refuse(why);
    else this.#note("");
  }

  #note(text: Marked, rule?: string): void {
    this.note.value = text;
    this.rule.value = rule;
  }

  #refuse(why: Why): void {
    const closed = why === "not-your-turn" ? this.game.closed?.() : undefined;
    if (closed) this.#note(closed.text);
    else this.#note(tellWhy(why), ruleOf(why));
    this.#senses.onRefused?.();
  }

  #mayAct(): boolean {
    if (this.view.mayAct) return true;
    this.#refuse(this.over ? "game-over" : "not-your-turn");
    return false;
  }

  /** Cards can be looked at any time, except while a return or a noble has to be chosen. */
  #freeForAction(): boolean {
    if (!this.view.mayAct) return true;
    const now = phase(this.position);
    if (now === "return") this.#refuse("return-first");
    if (now === "noble") this.#refuse("noble-first");
    return now === "action";
  }

  #submitOrRefuse(step: Step | undefined, otherwise: Why): void {
    if (step !== undefined && this.view.mayAct) this.#submit(step);
    else this.#refuse(this.view.mayAct ? otherwise : "not-your-turn");
  }

  /** The button shows that it was pressed before the table sets about the step. */
  #submit(step: Step): void {
    if (this.sent.value) return;
    this.sent.value = true;
    this.#later(() => {
      this.sent.value = false;
      this.#choose(NONE);
      this.#note("");
      void this.game.submit(step).then((accepted) => {
        if (!accepted) this.#note(t().problem.stale);
      });
    });
  }

  /** What is chosen when nothing is: a return and a noble ask by themselves. */
  #resting(): Choice {
    if (!this.view.mayAct) return NONE;
    const now = phase(this.position);
    if (now === "return") return { kind: "return", tokens: [] };
    if (now === "noble") return { kind: "noble", noble: undefined };
    return NONE;
  }

  /** The table has changed, and is drawn anew with the choice that belongs to it. */
  #settle(): void {
    const choice = this.#resting();
    batch(() => {
      this.choice.value = choice;
      this.drawn.value = choice;
      this.#note("");
    });
  }

  #changed(change: Change): Promise<void> | void {
    const deed = change.after.deeds.at(-1);
    if (deed?.ended) this.said.value = spoken(tell(this.who(deed.seat), deed));
    return this.#senses.onChange?.(change);
  }
}
