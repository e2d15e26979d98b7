/** A table without a server: decisions go straight into the fold. */
import type { OpenRequest } from "@gemwright/protocol";
import { makeLegal } from "@gemwright/protocol";
import { CARDS, NOBLES, SeededRandom, shuffledDeal, type SeatCount } from "@gemwright/rules";
import { parseEntry, makeEntry, type LogEntry, type SecretDeal } from "../table/entry.ts";
import { decideBotStep, decideStep } from "../table/play.ts";
import {
  decideJoin,
  decideOpen,
  type Circumstances,
  type Decision,
  type Person,
} from "../table/seating.ts";
import { apply, botAt, foldLog, gameOf, seatAt, toMove, type TableState } from "../table/state.ts";

export const person = (name: string): Person => ({ player: `player-${name}`, name });

export function seededDeal(seats: SeatCount, seed: number): SecretDeal {
  const { decks, nobles } = shuffledDeal(seats, new SeededRandom(seed));
  const ids = (level: number): string[] => (decks[level] ?? []).map((card) => CARDS[card]!.id);
  return {
    decks: [ids(0), ids(1), ids(2)],
    nobles: nobles.map((noble) => NOBLES[noble]!.id),
    salt: seed.toString(16).padStart(64, "0"),
  };
}

export class Desk {
  now = 1_000_000;
  readonly random: SeededRandom;
  readonly deal: (seats: SeatCount) => SecretDeal;
  state: TableState;

  constructor(request: OpenRequest, seed = 1, deal?: SecretDeal) {
    this.random = new SeededRandom(seed);
    this.deal = (seats) => deal ?? seededDeal(seats, seed);
    const table = { table: "desk01", invite: "invitation-to-the-desk" };
    const opened = decideOpen(table, person("host"), request, this.circumstances());
    if (!opened.ok) throw new Error(opened.error.code);
    this.state = foldLog(opened.value)!;
  }

  circumstances(): Circumstances {
    return { now: this.now, random: this.random, deal: this.deal };
  }

  /** Applies a decision, as it comes back from a store; gives the problem's code if there is one. */
  do(decision: Decision): string | undefined {
    if (!decision.ok) return decision.error.code;
    for (const entry of decision.value) apply(this.state, stored(entry));
    return undefined;
  }

  join(name: string): string | undefined {
    return this.do(
      decideJoin(
        this.state,
        person(name),
        { invite: "invitation-to-the-desk" },
        this.circumstances(),
      ),
    );
  }

  /** The person in the seat to move. */
  get mover(): Person {
    const { player, name } = seatAt(this.state, toMove(this.state)!);
    return { player: player ?? "", name: name ?? "" };
  }

  step(text: string): string | undefined {
    return this.do(
      decideStep(this.state, this.mover, { seq: this.state.seq, step: text }, this.now),
    );
  }

  /** Plays any legal step for whoever is to move. */
  stepAtRandom(): void {
    const legal = makeLegal(gameOf(this.state).position);
    const text = legal[this.random.below(legal.length)]!;
    const seat = toMove(this.state)!;
    const decision =
      botAt(this.state, seat) === null
        ? decideStep(this.state, this.mover, { seq: this.state.seq, step: text }, this.now)
        : decideBotStep(this.state, this.state.seq, text, this.now);
    const problem = decision && this.do(decision);
    if (problem) throw new Error(`${text}: ${problem}`);
  }

  playOut(): void {
    while (this.state.status === "running") this.stepAtRandom();
  }
}

const stored = (entry: LogEntry): LogEntry => parseEntry(makeEntry(entry));
