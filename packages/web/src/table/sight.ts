import { computed } from "@preact/signals";
import {
  type CardIndex,
  type Position,
  SPECTATOR,
  type Seat,
  phase,
  seatCount,
  seatToMove,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { Marked, Who } from "../i18n/words.ts";
import { type Game, type GameView, type Line, isEnded, sitterNames } from "../play/game.ts";
import { type Bill, billFor } from "./bill.ts";

/** The table as one pair of eyes sees it. */
export class Sight {
  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  get line(): Line["state"] {
    return this.game.line.value.state;
  }
  get view(): GameView {
    return this.game.view.value;
  }
  get position(): Position {
    return this.view.position;
  }
  /** Whose bills are shown: the viewer's, or the mover's to those who only watch. */
  get self(): Seat {
    const { eyes, viewer } = this.view;
    return eyes ?? (viewer === SPECTATOR ? seatToMove(this.position) : viewer);
  }
  get over(): boolean {
    return isEnded(this.view);
  }
  get watching(): boolean {
    return this.view.viewer === SPECTATOR && this.view.eyes === undefined;
  }
  /** Everybody else, beginning with the next seat. */
  get others(): Seat[] {
    const seats = seatCount(this.position);
    if (this.watching) return Array.from({ length: seats }, (_, seat) => seat);
    return Array.from({ length: seats - 1 }, (_, i) => (this.self + 1 + i) % seats);
  }

  readonly #names = computed(() => sitterNames(this.view.sitters));

  /** What somebody is called everywhere at the table; no two have the same name. */
  name(seat: Seat): string {
    if (this.game.kind !== "pass" && seat === this.view.viewer) return t().you;
    return this.#names.value[seat] ?? "";
  }
  who(seat: Seat): Who {
    return { you: this.game.kind !== "pass" && seat === this.view.viewer, name: this.name(seat) };
  }

  /** What the seat's own things are called: by its name where somebody else looks through its eyes. */
  own(yours: string): string {
    return this.watching || this.view.eyes !== undefined ? this.name(this.self) : yours;
  }

  /** Whether a person is waited for who has no line to the table; a bot that plays on needs none. */
  isAbsent(seat: Seat): boolean {
    if (this.over || this.view.sitters[seat]?.away) return false;
    return this.game.absent?.value?.has(seat) ?? false;
  }

  /** R1.5: who has the first turn. */
  tellStart(): Marked {
    return t().begins(this.who(0));
  }

  /** A half-made choice does not change what cards cost: bills are kept until the table changes. */
  readonly #bills = computed<Map<CardIndex, Bill>>(() => (this.game.view.value, new Map()));

  /** What a card would cost whoever looks at it; nothing of that for those who cannot buy any more. */
  ownBill(card: CardIndex): Bill | undefined {
    return this.watching || this.over ? undefined : this.bill(card);
  }

  /** Whether the viewer has something else to do before anything can be bought. */
  get busy(): boolean {
    return this.view.mayAct && phase(this.position) !== "action";
  }
  /** Whether reserving is out of the question here, whoever is to move. */
  get looksOn(): boolean {
    return this.watching || this.over || this.game.replay !== undefined;
  }

  bill(card: CardIndex): Bill {
    const bills = this.#bills.value;
    const known = bills.get(card);
    if (known) return known;
    const bill = billFor(this.position, this.self, card);
    bills.set(card, bill);
    return bill;
  }
}
