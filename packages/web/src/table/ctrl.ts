import { batch, computed, effect, signal, untracked } from "@preact/signals";
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
  turnsPlayed,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { Change, Game, GameView } from "../play/game.ts";
import { Answer } from "./answer.ts";
import { restingChoice, sameDecision } from "./carried.ts";
import { type Choice, NONE, type Why, choiceFor, isLook, tapGem, tapReturn } from "./choice.ts";
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
    let seen = game.view.value;
    this.#stop = effect(() => {
      const now = game.view.value;
      untracked(() => this.#settle(seen, now));
      seen = now;
    });
    const begins = turnsPlayed(this.position) === 0 && !this.watching && !game.closed;
    if (begins) this.answer.give(this.tellStart());
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
    const before = this.underWay;
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
    if (same) this.#close();
    else this.#become({ kind: "card", place });
  }

  /** A card is chosen to be reserved, even where it could be bought; it is confirmed like all else. */
  tapToReserve(place: Place): void {
    const now = this.choice.value;
    if (cardAt(this.position, this.self, place) === undefined || !this.#freeForAction()) return;
    const same =
      now.kind === "card" && now.toReserve && nameOfPlace(now.place) === nameOfPlace(place);
    if (same) this.#close();
    else
      this.#become(
        { kind: "card", place, toReserve: true },
        this.whyNot(reserveStep({ kind: "card", place })),
      );
  }

  tapDeck(level: Level): void {
    if (this.watching) return void this.#mayAct();
    if (!this.#freeForAction()) return;
    const now = this.choice.value;
    if (now.kind === "deck" && now.level === level) this.#close();
    else this.#become({ kind: "deck", level });
  }

  lookAtNoble(noble: NobleIndex): void {
    const now = this.choice.value;
    if (now.kind === "noble") return this.#become({ kind: "noble", noble });
    if (!this.#freeForAction()) return;
    if (now.kind === "look-noble" && now.noble === noble) this.#close();
    else this.#become({ kind: "look-noble", noble });
  }

  /** The reserved cards; once more, and they are put away again. */
  lookAtReserved(): void {
    if (this.watching || !this.#freeForAction()) return;
    if (this.choice.value.kind === "reserved") this.#close();
    else this.#become({ kind: "reserved" });
  }

  chooseNoble(noble: NobleIndex): void {
    this.#become({ kind: "noble", noble });
  }

  choosePayment(index: number): void {
    const now = this.choice.value;
    if (now.kind === "payment") this.#become({ ...now, index });
  }

  cancel(): void {
    if (!this.panels.closeTop()) this.#close();
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
    if (now.kind === "card" && !now.toReserve && this.payments(now.place).length)
      this.buy(now.place);
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
    if (!this.game.canUndo?.()) return;
    this.choose(NONE);
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

  get mayAskHint(): boolean {
    return this.game.hint !== undefined && this.game.kind === "bots" && this.view.mayAct;
  }

  /** There is something of one's own to take back, and others to ask. */
  get mayAskTakeBack(): boolean {
    if (!this.game.company || this.watching || this.over) return false;
    return this.view.deeds.some((deed) => deed.seat === this.self);
  }

  showLastMove(): void {
    this.replays.value++;
  }

  // ---- inside ----

  /** Back to what was put together before; a second time, that is put away too. */
  #close(): void {
    const now = this.choice.value;
    this.#become(isLook(now) ? this.underWay : restingChoice(this.view));
  }

  #become(choice: Choice, why?: Why): void {
    this.choose(choice);
    if (why) this.#refuse(why);
    else this.answer.give("");
  }

  #refuse(why: Why): void {
    const closed = why === "not-your-turn" ? this.game.closed?.() : undefined;
    if (this.watching && why === "not-your-turn") this.answer.give(t().youWatch);
    else if (closed) this.answer.give(closed.text);
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
  #settle(before: GameView, after: GameView): void {
    batch(() => {
      this.settle(before, after);
      if (!sameDecision(before, after)) this.answer.give("");
    });
  }

  #changed(change: Change): Promise<void> | void {
    const deed = change.after.deeds.at(-1);
    if (deed?.ended) this.answer.say(spoken(tell(this.who(deed.seat), deed)));
    return this.#senses.onChange?.(change);
  }
}
