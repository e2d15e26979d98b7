import { batch, computed, effect, signal } from "@preact/signals";
import {
  type Colour,
  type Level,
  type NobleIndex,
  type Payment,
  type Place,
  type Step,
  cardAt,
  payments,
  phase,
  refusal,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { Change, Game } from "../play/game.ts";
import { Answer } from "./answer.ts";
import { type Choice, NONE, type Why, choiceFor, tapGem, tapReturn } from "./choice.ts";
import { completionOf, reserveStep } from "./completion.ts";
import { HalfMade, type Later, nameOfPlace } from "./half-made.ts";
import { Panels } from "./panels.ts";
import { ruleOf, tell, tellHint, tellWhy } from "./tell.ts";

/** How the table reaches the senses; left out where nobody looks. */
export interface Senses {
  readonly onChange?: (change: Change) => Promise<void> | void;
  readonly onRefused?: () => void;
  readonly onTap?: (colour: Colour) => void;
  readonly later?: Later;
}

/** The table without a screen: taps become choices, and choices steps. */
export class TableCtrl extends HalfMade {
  readonly answer = new Answer();
  readonly panels = new Panels();
  /** A step has been confirmed; the game is given it after the frame that shows so. */
  readonly sent = signal(false);
  /** Whether something tapped is not drawn yet. */
  readonly behind = computed(() => this.sent.value || this.drawn.value !== this.choice.value);
  readonly hinting = signal(false);
  /** Counts requests to show the last move once more. */
  readonly replays = signal(0);

  readonly #senses: Senses;
  readonly #stop: () => void;

  constructor(game: Game, senses: Senses = {}) {
    super(game, senses.later ?? ((act) => act()));
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
    const now = this.choice.value;
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
    if (!this.panels.closeTop()) this.#become(this.resting());
  }

  // ---- what a choice could become ----

  payments(place: Place): Payment[] {
    return this.view.mayAct && phase(this.position) === "action"
      ? payments(this.position, place)
      : [];
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
    const step = reserveStep(choice);
    const why = this.whyNot(step);
    if (why) this.#refuse(why);
    else if (step !== undefined) this.#submit(step);
  }

  /** The main button: whatever is complete is played. */
  confirm(): void {
    const now = this.choice.value;
    if (now.kind === "card" && this.payments(now.place).length) this.buy(now.place);
    else if (now.kind === "card" || now.kind === "deck") this.reserve(now);
    else {
      const completion = completionOf(this.position, now);
      if (!completion) return;
      if (!this.view.mayAct) this.#refuse("not-your-turn");
      else if ("step" in completion) this.#submit(completion.step);
      else this.#refuse(completion.lacking);
    }
  }

  undo(): void {
    if (this.game.undo?.()) this.answer.give(t().undone);
  }

  async hint(): Promise<void> {
    if (!this.game.hint || this.hinting.value || !this.#mayAct()) return;
    this.hinting.value = true;
    this.answer.give(t().hintThinking);
    const step = await this.game.hint();
    this.hinting.value = false;
    this.answer.give(step === undefined ? "" : t().hintIs(tellHint(this.position, step)));
    if (step !== undefined) this.choose(choiceFor(step));
  }

  /** At a table with others, a turn goes back only if they agree. */
  async askTakeBack(): Promise<void> {
    const trouble = await this.game.company?.askTakeBack();
    if (trouble) this.answer.give(trouble);
  }

  showLastMove(): void {
    this.replays.value++;
  }

  // ---- inside ----

  #become(choice: Choice, why?: Why): void {
    this.choose(choice);
    if (why) this.#refuse(why);
    else this.answer.give("");
  }

  #refuse(why: Why): void {
    const closed = why === "not-your-turn" ? this.game.closed?.() : undefined;
    if (closed) this.answer.give(closed.text);
    else this.answer.give(tellWhy(why), ruleOf(why));
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

  /** The button shows that it was pressed before the table sets about the step. */
  #submit(step: Step): void {
    if (this.sent.value) return;
    this.sent.value = true;
    this.later(() => {
      this.sent.value = false;
      this.choose(NONE);
      this.answer.give("");
      void this.game.submit(step).then((accepted) => {
        if (!accepted) this.answer.give(t().problem.stale);
      });
    });
  }

  /** The table has changed, and is drawn anew with the choice that belongs to it. */
  #settle(): void {
    const choice = this.resting();
    batch(() => {
      this.choice.value = choice;
      this.drawn.value = choice;
      this.answer.give("");
    });
  }

  #changed(change: Change): Promise<void> | void {
    const deed = change.after.deeds.at(-1);
    if (deed?.ended) this.answer.say(spoken(tell(this.who(deed.seat), deed)));
    return this.#senses.onChange?.(change);
  }
}
