/**
 * Follows a game from its events with a position of its own, which is much cheaper than reading
 * every observation as a whole. Nobody draws unseen from a deck, so nothing is hidden from it.
 */
import { PASS_WORD, makeStep, parseStep } from "@gemwright/notation";
import { parseObservation } from "@gemwright/protocol";
import {
  cardIndex,
  isOver,
  listLegal,
  market,
  playDealt,
  seatToMove,
  type Dealer,
  type Position,
  type Random,
} from "@gemwright/rules";

const STEP = /"step":"([^"]+)"/;

export class Follower {
  #position: Position | undefined;
  #event = "";

  /** The seat to move, from 0; undefined before the start and after the end. */
  get mover(): number | undefined {
    return this.#position && !isOver(this.#position) ? seatToMove(this.#position) : undefined;
  }

  /** Takes the event of the start, and then of each step. */
  hear(event: string): void {
    this.#event = event;
    const step = this.#position && STEP.exec(event)?.[1];
    if (this.#position && step !== undefined) {
      const parsed = parseStep(this.#position, step);
      if (!parsed.ok) throw new Error(`${step} was played: ${parsed.error.reason}`);
      playDealt(this.#position, parsed.value, this.#dealer);
      return;
    }
    const { observation } = JSON.parse(event) as { observation: unknown };
    const opening = parseObservation(observation);
    if (!opening.ok) throw new Error(opening.error);
    this.#position = opening.value;
  }

  /** A new card is the one in the event's market that does not lie in ours. */
  readonly #dealer: Dealer = {
    draw: (position, level) => {
      const start = this.#event.indexOf(`"${level}":[`, this.#event.indexOf('"market":')) + 5;
      const row = this.#event.slice(start, this.#event.indexOf("]", start)).split(",");
      const known = market(position, level);
      const cards = row.flatMap((id) => cardIndex(id.slice(1, -1)) ?? []);
      return cards.find((card) => !known.includes(card))!;
    },
  };

  /** Any legal step that hides nothing; undefined for a forced pass. */
  choose(random: Random): string | undefined {
    const position = this.#position!;
    const legal = listLegal(position);
    let step;
    // There are at most three that draw unseen, one for each deck, and never only those.
    do step = makeStep(position, legal[random.below(legal.length)]!);
    while (step.endsWith("?"));
    return step === PASS_WORD ? undefined : step;
  }
}
