import { type Signal, computed, signal } from "@preact/signals";
import { type Colour, type Place, type Position, cardAt, shortBy } from "@gemwright/rules";
import type { Game, GameView } from "../play/game.ts";
import { carried, isLook, restingChoice } from "./carried.ts";
import {
  type Choice,
  NONE,
  type Returning,
  type Take,
  imagined,
  returningOf,
  takeOf,
} from "./choice.ts";
import { Sight } from "./sight.ts";

/** Does something after the next frame; at once where there are no frames. */
export type Later = (act: () => void) => void;

/** A place of the table as the screen names it. */
export const nameOfPlace = (place: Place): string =>
  "slot" in place ? `${place.level}-${place.slot}` : `r${place.reserved}`;

const countOf = (chosen: readonly Colour[], colour: Colour): number =>
  chosen.filter((each) => each === colour).length;

/** The table with the choice that is being made on it, and what the rules say to that. */
export class HalfMade extends Sight {
  readonly choice: Signal<Choice> = signal<Choice>(NONE);
  /**
   * The choice as it is drawn. What is tapped is marked at once; all that follows from it is drawn
   * after the frame with the mark, so that a slow device answers each tap in the next frame too.
   */
  readonly drawn: Signal<Choice> = signal<Choice>(NONE);
  /** A half-made take while something else is looked at; it comes back when that is closed. */
  #aside: Choice = NONE;
  protected readonly later: Later;

  constructor(game: Game, later: Later) {
    super(game);
    this.later = later;
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

  /** How many tokens the drawn choice would leave missing for a card, if that differs from now. */
  gain(place: Place): number | undefined {
    const after = this.imagined.value;
    const card = after && cardAt(this.position, this.self, place);
    if (!after || card === undefined) return undefined;
    const short = shortBy(after, this.self, card);
    return short !== this.bill(card).short ? short : undefined;
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
  /** The same as it is drawn, for what may wait until after the frame with the mark. */
  drawnCount(colour: Colour): number {
    const choice = this.drawn.value;
    if (choice.kind === "take") return countOf(choice.gems, colour);
    return choice.kind === "return" ? countOf(choice.tokens, colour) : 0;
  }

  protected choose(choice: Choice): void {
    const now = this.choice.value;
    if (!isLook(choice)) this.#aside = NONE;
    else if (now.kind === "take") this.#aside = now;
    this.choice.value = choice;
    this.later(() => (this.drawn.value = this.choice.value));
  }

  /** What is put together, also while something else is looked at. */
  protected get underWay(): Choice {
    return isLook(this.choice.value) ? this.#aside : this.choice.value;
  }

  /** Draws a changed table with the choice that belongs to it. */
  protected settle(before: GameView, after: GameView): void {
    const kept = carried(this.choice.value, before, after);
    this.#aside = isLook(kept) ? carried(this.#aside, before, after) : NONE;
    const choice = kept === NONE ? restingChoice(after) : kept;
    this.choice.value = choice;
    this.drawn.value = choice;
  }
}
