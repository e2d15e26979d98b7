import { batch, effect, signal, untracked } from "@preact/signals";
import {
  type Colour,
  type Level,
  type NobleIndex,
  type Place,
  type Seat,
  cardAt,
  isLastRound,
  phase,
  seatToMove,
  turnsPlayed,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { Marked } from "../i18n/words.ts";
import { sinceOwn } from "../play/deed.ts";
import { type Change, type Game, type GameView, deedOf } from "../play/game.ts";
import { sameDecision } from "./carried.ts";
import { NONE, choiceFor, tapGem, tapReturn } from "./choice.ts";
import { reserveStep } from "./completion.ts";
import { nameOfPlace } from "./half-made.ts";
import { Panels } from "./panels.ts";
import { Sending } from "./sending.ts";
import type { Senses } from "./senses.ts";
import { sayChoice, tell, tellHandover, tellHint } from "./tell.ts";

/** The table without a screen: taps become choices, and choices steps. */
export class TableCtrl extends Sending {
  readonly panels = new Panels();
  readonly hinting = signal(false);
  /** Counts requests to show the last move once more. */
  readonly replays = signal(0);

  readonly #stop: () => void;
  /** What the next change of the table is to be told with. */
  #news: Marked = "";

  constructor(game: Game, senses: Senses = {}) {
    super(game, senses);
    game.onChange = (change) => this.#changed(change);
    let seen = game.view.value;
    const settling = effect(() => {
      const now = game.view.value;
      untracked(() => this.#settle(seen, now));
      seen = now;
    });
    let called = 0;
    const calling = effect(() => {
      const { company } = game;
      const waiting = company?.next.value ? 1 : (company?.rematch.value.length ?? 0);
      if (waiting > called) untracked(() => this.senses.onCalled?.());
      called = waiting;
    });
    let missed: ReadonlySet<Seat> = new Set();
    const missing = effect(() => {
      const absent = game.absent?.value;
      if (!absent) return;
      untracked(() => this.#sayPresence(missed, absent));
      missed = absent;
    });
    let lost = false;
    const reconnecting = effect(() => {
      const { state } = game.line.value;
      if (state === "fine" && lost) untracked(() => this.answer.say(t().lineIsBack));
      lost = state !== "fine";
    });
    this.#stop = () => (settling(), calling(), missing(), reconnecting());
    const begins = turnsPlayed(this.position) === 0 && !this.watching && !game.closed;
    if (begins) this.answer.announce(this.tellStart());
  }

  leave(): void {
    this.#stop();
    this.answer.dismiss();
    this.game.onChange = undefined;
    this.game.leave();
  }

  // ---- taps ----

  tapGem(colour: Colour): void {
    if (!this.mayDecide()) return;
    const position = this.position;
    const before = this.underWay;
    const tapped =
      phase(position) === "return"
        ? tapReturn(position, before, colour)
        : tapGem(position, before, colour);
    const back = tapped.choice !== before ? tapped.why : undefined;
    if (back) this.putBack(tapped.choice, back);
    else this.become(tapped.choice, tapped.why);
    if (back || !tapped.why) this.senses.onTap?.(colour);
    if (!tapped.why) this.#sayChoice();
  }

  /** A tap on a card opens its sum; a second one closes it. */
  tapCard(place: Place): void {
    const now = this.choice.value;
    if (cardAt(this.position, this.self, place) === undefined) return;
    if (!this.freeForAction()) return;
    const same = now.kind === "card" && nameOfPlace(now.place) === nameOfPlace(place);
    if (same) this.close();
    else this.become({ kind: "card", place });
  }

  /** A card is chosen to be reserved, even where it could be bought; it is confirmed like all else. */
  tapToReserve(place: Place): void {
    const now = this.choice.value;
    if (cardAt(this.position, this.self, place) === undefined || !this.freeForAction()) return;
    const same =
      now.kind === "card" && now.toReserve && nameOfPlace(now.place) === nameOfPlace(place);
    if (same) this.close();
    else
      this.become(
        { kind: "card", place, toReserve: true },
        this.whyNot(reserveStep({ kind: "card", place })),
      );
  }

  tapDeck(level: Level): void {
    if (this.looksOn) return void this.mayDecide();
    if (!this.freeForAction()) return;
    const now = this.choice.value;
    if (now.kind === "deck" && now.level === level) this.close();
    else this.become({ kind: "deck", level });
  }

  lookAtNoble(noble: NobleIndex): void {
    const now = this.choice.value;
    if (now.kind === "noble") return this.become({ kind: "noble", noble });
    if (!this.freeForAction()) return;
    if (now.kind === "look-noble" && now.noble === noble) this.close();
    else this.become({ kind: "look-noble", noble });
  }

  /** The reserved cards; once more, and they are put away again. */
  lookAtReserved(): void {
    if (this.watching || !this.freeForAction()) return;
    if (this.choice.value.kind === "reserved") this.close();
    else this.become({ kind: "reserved" });
  }

  chooseNoble(noble: NobleIndex): void {
    this.become({ kind: "noble", noble });
  }

  choosePayment(index: number): void {
    const now = this.choice.value;
    if (now.kind === "payment") this.become({ ...now, index });
  }

  /** Closes what lies on top, else puts away what was chosen; ears are told which. */
  cancel(): void {
    const { kind } = this.choice.value;
    if (this.panels.closeTop()) return this.answer.say(t().sayClosed);
    const nothing = this.choice.value === NONE;
    this.close();
    if (nothing) return;
    if (this.choice.value.kind === "take") this.#sayChoice();
    else {
      const cleared = kind === "take" || kind === "return";
      this.later(() => this.answer.say(cleared ? t().sayCleared : t().sayClosed));
    }
  }

  undo(): void {
    if (!this.game.canUndo?.()) return;
    this.choose(NONE);
    if (this.game.undo?.()) this.answer.give(t().undone);
  }

  /** The last turn back, in whatever way this table has; where there is none, the reason. */
  undoOrAsk(): void {
    if (this.game.canUndo?.()) return this.undo();
    const why = this.#whyNoTakeBack();
    if (why === undefined) void this.askTakeBack();
    else this.answer.give(why);
  }

  async hint(): Promise<void> {
    if (!this.game.hint || this.game.kind !== "bots") return this.answer.give(t().noHint);
    if (this.hinting.value || !this.mayDecide()) return;
    this.hinting.value = true;
    this.answer.give(t().hintThinking);
    const step = await this.game.hint();
    this.hinting.value = false;
    this.answer.give(step === undefined ? "" : t().hintIs(tellHint(this.position, step)));
    if (step !== undefined) this.choose(choiceFor(step));
  }

  /** At a table with others, a turn goes back only if they agree. */
  askTakeBack(): Promise<void> {
    return this.attempt(this.game.company?.askTakeBack());
  }

  /** Whoever has asked may think better of it. */
  withdrawTakeBack(): Promise<void> {
    return this.attempt(this.game.company?.withdrawTakeBack());
  }

  get mayAskHint(): boolean {
    return this.game.hint !== undefined && this.game.kind === "bots" && this.view.mayAct;
  }

  /** There is something of one's own to take back, and others to ask. */
  get mayAskTakeBack(): boolean {
    return this.#whyNoTakeBack() === undefined;
  }

  showLastMove(): void {
    this.replays.value++;
  }

  // ---- inside ----

  /** Why others need not be asked to take a turn back, as the server would answer it. */
  #whyNoTakeBack(): string | undefined {
    const { problem, refused, youWatch, botPlaysForYou, takeBackSent } = t();
    if (this.watching) return youWatch;
    if (this.over) return refused["game-over"];
    if (this.view.sitters[this.self]?.away) return botPlaysForYou;
    if (!this.game.company) return problem["no-take-back"];
    const asked = this.game.company.takeBack.value;
    if (asked && asked.declinedBy === undefined)
      return asked.seat === this.self ? takeBackSent : problem["asked-already"];
    const since = sinceOwn(this.view.deeds, this.self);
    if (since.length === 0) return problem["no-take-back"];
    return since.some(({ revealed }) => revealed) ? problem["card-revealed"] : undefined;
  }

  /** The table has changed, and is drawn anew with the choice that belongs to it. */
  #settle(before: GameView, after: GameView): void {
    batch(() => {
      this.settle(before, after);
      const news = this.#news || this.#handover(before, after);
      this.#news = "";
      if (news) this.answer.announce(news);
      else if (!sameDecision(before, after)) this.answer.give("");
    });
  }

  /** Somebody else has left the seat to a bot, or has come back. */
  #handover(before: GameView, after: GameView): Marked {
    const seat = after.sitters.findIndex(
      ({ away }, each) => away === !before.sitters[each]?.away && each !== after.viewer,
    );
    return seat < 0 ? "" : tellHandover(this.who(seat), after.sitters[seat]!);
  }

  /** Ears are told once who is not connected, and once who is again. */
  #sayPresence(before: ReadonlySet<Seat>, after: ReadonlySet<Seat>): void {
    if (this.over) return;
    const lost = [...after].filter((seat) => !before.has(seat) && this.isAbsent(seat));
    const found = [...before].filter((seat) => !after.has(seat) && !this.view.sitters[seat]?.away);
    // the bar says it of whoever is to move, but for the last round, which stands in its place
    const inBar = isLastRound(this.position) ? undefined : seatToMove(this.position);
    const news = [
      ...lost.filter((seat) => seat !== inBar).map((seat) => t().isAbsent(this.name(seat))),
      ...found.map((seat) => t().isConnectedAgain(this.name(seat))),
    ];
    if (news.length > 0) this.answer.say(news.join(". "));
  }

  #changed(change: Change): Promise<void> | void {
    const deed = deedOf(change);
    // a finished game that is looked through has its own words for every turn
    if (deed?.ended && !this.game.replay) this.answer.say(spoken(tell(this.who(deed.seat), deed)));
    if (change.takenBack !== undefined) this.#news = t().takenBack(this.who(change.takenBack));
    if (change.withdrawn !== undefined)
      this.#news = t().takeBackWithdrawn(this.who(change.withdrawn));
    try {
      return this.senses.onChange?.(change);
    } catch (error) {
      // what cannot be shown or heard must not keep the game from going on
      reportError(error);
    }
  }

  /** Does what may fail, and says what went wrong where it did. */
  async attempt(act: Promise<string | undefined> | undefined): Promise<void> {
    const trouble = await act;
    if (trouble) this.answer.give(trouble);
  }

  /** Ears can wait for the frame that answers the eyes. */
  #sayChoice(): void {
    this.later(() => this.answer.say(sayChoice(this.position, this.self, this.choice.value)));
  }
}
