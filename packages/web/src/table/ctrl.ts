import { type Signal, computed, effect, signal } from "@preact/signals";
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
  readonly onTap?: (colour: Colour, n: number) => void;
}

/** The table without a screen: the game, the half-made choice, and what the rules say to it. */
export class TableCtrl {
  readonly game: Game;
  readonly choice: Signal<Choice> = signal<Choice>(NONE);
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
  /** The position as the half-made choice would leave it; the prices look at it. */
  readonly imagined = computed<Position | undefined>(() =>
    imagined(this.position, this.choice.value),
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
  billAfter(card: number): Bill | undefined {
    const after = this.imagined.value;
    return after && billFor(after, this.self, card);
  }

  /** The kind of the half-made choice, for those who need no more of it. */
  readonly choosing = computed(() => this.choice.value.kind);
  /** The place of the market or of the reserved cards that is chosen. */
  readonly chosenPlace = computed<Place | undefined>(() => {
    const choice = this.choice.value;
    return choice.kind === "card" || choice.kind === "payment" ? choice.place : undefined;
  });
  readonly chosenDeck = computed<Level | undefined>(() => {
    const choice = this.choice.value;
    return choice.kind === "deck" ? choice.level : undefined;
  });
  readonly chosenNoble = computed<NobleIndex | undefined>(() => {
    const choice = this.choice.value;
    return choice.kind === "look-noble" || choice.kind === "noble" ? choice.noble : undefined;
  });

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
    if (!tapped.why) this.#senses.onTap?.(colour, this.take.value.gems[colour as "white"] ?? 1);
  }

  /** A tap on a card opens its sum; a second one closes it. */
  tapCard(place: Place): void {
    const { choice } = this;
    const now = choice.value;
    if (cardAt(this.position, this.self, place) === undefined) return;
    if (!this.#freeForAction()) return;
    const same = now.kind === "card" && JSON.stringify(now.place) === JSON.stringify(place);
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
    if (step !== undefined) this.choice.value = choiceFor(step);
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

  #become(choice: Choice, why?: Why): void {
    this.choice.value = choice;
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

  #submit(step: Step): void {
    this.choice.value = NONE;
    this.#note("");
    void this.game.submit(step).then((accepted) => {
      if (!accepted) this.#note(t().problem.stale);
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

  #settle(): void {
    this.choice.value = this.#resting();
    this.#note("");
  }

  #changed(change: Change): Promise<void> | void {
    const deed = change.after.deeds.at(-1);
    if (deed?.ended) this.said.value = spoken(tell(this.who(deed.seat), deed));
    return this.#senses.onChange?.(change);
  }
}
