import { computed, signal } from "@preact/signals";
import { type Payment, type Place, type Step, payments, phase, refusal } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { Game } from "../play/game.ts";
import { Answer } from "./answer.ts";
import { isLook, restingChoice } from "./carried.ts";
import { type Choice, NONE, type Why } from "./choice.ts";
import { completionOf, reserveStep } from "./completion.ts";
import { HalfMade } from "./half-made.ts";
import type { Senses } from "./senses.ts";
import { ruleOf, tellWhy } from "./tell.ts";

/** The table where a choice is confirmed and sent as a step, or answered with the reason why not. */
export class Sending extends HalfMade {
  readonly answer: Answer;
  /** A step has been confirmed; the game is given it after the frame that shows so. */
  readonly sent = signal(false);
  /** The same as a name for what was pressed. */
  readonly pressed = computed(() => (this.sent.value ? "" : undefined));
  /** Whether something tapped is not drawn yet. */
  readonly behind = computed(() => this.sent.value || this.drawn.value !== this.choice.value);
  protected readonly senses: Senses;

  constructor(game: Game, senses: Senses) {
    super(game, senses.later ?? ((act) => act()));
    this.senses = senses;
    this.answer = new Answer(senses.wait);
  }

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
    if (options.length > 1) this.become({ kind: "payment", place, index: 0 });
    else if (only) this.#submit(only.step);
    else this.refuse(this.view.mayAct ? "cannot-pay" : "not-your-turn");
  }

  reserve(choice: Choice = this.choice.value): void {
    const step = reserveStep(choice);
    const why = this.whyNot(step);
    if (why) this.refuse(why);
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
      if (!this.view.mayAct) this.refuse("not-your-turn");
      else if ("step" in completion) this.#submit(completion.step);
      else this.refuse(completion.lacking);
    }
  }

  // ---- for taps ----

  /** Back to what was put together before; a second time, that is put away too. */
  protected close(): void {
    const now = this.choice.value;
    this.become(isLook(now) ? this.underWay : restingChoice(this.view));
  }

  protected become(choice: Choice, why?: Why): void {
    this.choose(choice);
    if (why) this.refuse(why);
    else this.answer.give("");
  }

  /** Something goes back because no more of it can be had: both are said in one. */
  protected putBack(choice: Choice, why: Why): void {
    this.choose(choice);
    this.answer.give(`${t().putBack} ${tellWhy(why)}`, ruleOf(why));
  }

  protected refuse(why: Why): void {
    const closed = why === "not-your-turn" ? this.game.closed?.() : undefined;
    if (this.view.unsent && why === "not-your-turn") this.answer.give(t().moveKept);
    else if (this.watching && why === "not-your-turn") this.answer.give(t().youWatch);
    else if (closed) this.answer.give(closed.text);
    else this.answer.give(tellWhy(why), ruleOf(why));
    this.senses.onRefused?.();
  }

  protected mayDecide(): boolean {
    // what is on its way is answered in a moment, or said to wait
    if (this.view.sending && !this.view.unsent) return false;
    if (this.view.mayAct) return true;
    this.refuse(this.over ? "game-over" : "not-your-turn");
    return false;
  }

  /** Cards can be looked at any time, except while a return or a noble has to be chosen. */
  protected freeForAction(): boolean {
    if (!this.view.mayAct) return true;
    const now = phase(this.position);
    if (now === "return") this.refuse("return-first");
    if (now === "noble") this.refuse("noble-first");
    return now === "action";
  }

  /** The button shows that it was pressed before the table sets about the step. */
  #submit(step: Step): void {
    if (this.sent.value || this.view.sending) return;
    this.sent.value = true;
    this.later(() => {
      this.senses.onSent?.();
      this.sent.value = false;
      this.choose(NONE);
      this.answer.give("");
      void this.game.submit(step).then((accepted) => {
        if (!accepted) this.answer.give(t().problem.stale);
      });
    });
  }
}
