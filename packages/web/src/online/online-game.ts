import { type ReadonlySignal, computed, effect, signal } from "@preact/signals";
import type { ClockView, TableEvent, TableView } from "@gemwright/protocol";
import { parseObservation } from "@gemwright/protocol";
import { makeStep } from "@gemwright/notation";
import {
  type Position,
  SPECTATOR,
  type Seat,
  type Step,
  type Viewer,
  phase,
  seatToMove,
} from "@gemwright/rules";
import { goTo } from "../app/route.ts";
import { type Deed, drawnUnseen, withStep } from "../play/deed.ts";
import type { Change, ClockFace, Game, GameView, Handover, Line, Sitter } from "../play/game.ts";
import { tableReplayAddress } from "../play/replay-address.ts";
import { api } from "./api.ts";
import { Feed } from "./feed.ts";
import { OnlineCompany, whatWentWrong } from "./online-company.ts";
import { Outbox } from "./outbox.ts";
import { botLevel, personName, sitterOf } from "./sitter.ts";

interface Result {
  readonly ending: string;
  readonly winners: readonly number[];
}
const resignedFor = (result: Result | null): readonly number[] | undefined =>
  result?.ending === "resigned" ? result.winners.map((seat) => seat - 1) : undefined;

/** The clock of a game that ended while it ran. */
const stopped = ({ remainingMs, running, at }: ClockFace, now: number): ClockFace => ({
  remainingMs: remainingMs.map((ms, seat) =>
    seat === running ? Math.max(0, ms - (now - at)) : ms,
  ),
  running: undefined,
  at: now,
});

/** A game that a server keeps; the page shows what its stream tells. */
export class OnlineGame implements Game {
  readonly kind = "online";
  readonly company: OnlineCompany;
  onChange: ((change: Change) => Promise<void> | void) | undefined = undefined;

  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #feed: Feed;
  /** What to add to the server's time to get this device's. */
  readonly #skew: number;
  /** The turns after each event, so that one taken back can be shown as it was. */
  readonly #moments = new Map<number, readonly Deed[]>();
  readonly #view;
  #sitters: readonly Sitter[];
  #clock: ClockFace | undefined;
  #deeds: readonly Deed[] = [];
  #handovers: readonly Handover[] = [];
  #position: Position | undefined;
  #over = false;
  /** R6.5 says nothing of those who give up; the server names the winners. */
  #resigned: readonly number[] | undefined;
  /** Changes are shown one after the other, however quickly they arrive. */
  #shown: Promise<void> = Promise.resolve();
  /** Events up to here were there before the page; they are not acted out. */
  readonly #known: number;

  readonly #invite: string | undefined;
  readonly #hideReserved: boolean;

  constructor(table: TableView, invite: string | undefined) {
    if (!table.observation) throw new Error("a game that has not started has no table to show");
    this.#table = table.table;
    this.#invite = invite;
    this.#hideReserved = table.hideReserved;
    this.#viewer = table.seat === null ? SPECTATOR : table.seat - 1;
    this.#skew = Date.now() - table.now;
    this.#sitters = table.seats.map(sitterOf);
    this.company = new OnlineCompany(table, this.#viewer);
    this.#clock = this.#face(table.clock);
    this.#known = table.seq;
    this.#over = table.status === "over";
    this.#resigned = resignedFor(table.result);
    this.#position = this.#read(table.observation);
    this.#view = signal(this.#look(this.#position));
    this.#position = undefined;
    this.#feed = new Feed(table.table, invite, (event) => this.#take(event));
  }

  get view(): ReadonlySignal<GameView> {
    return this.#view;
  }
  get line(): ReadonlySignal<Line> {
    return this.#feed.line;
  }
  readonly absent = computed(() => {
    const here = this.#feed.here.value;
    return here && new Set(here.flatMap((each, seat) => this.#misses(each, seat)));
  });
  get lookBack(): string {
    return tableReplayAddress(this.#table, this.#invite);
  }

  #misses(here: boolean | null, seat: Seat): readonly Seat[] {
    return here === false && seat !== this.#viewer ? [seat] : [];
  }

  /** A step is sent until the table has taken or refused it; sending it twice changes nothing. */
  submit(step: Step): Promise<boolean> {
    const { seq, position } = this.#view.value;
    const text = makeStep(position, step);
    return this.#outbox.send({
      post: () => api.step(this.#table, seq, text),
      isFine: () => this.line.value.state === "fine",
      back: () => this.#lineBack(),
    });
  }

  readonly #outbox: Outbox = new Outbox(() => {
    const now = this.#view.value;
    this.#view.value = this.#asSent({ ...now, mayAct: this.#mayAct(now.position) });
  });

  /** While a step is on its way, nothing else is decided. */
  #asSent(view: GameView): GameView {
    const { busy, waits } = this.#outbox;
    return { ...view, sending: busy, unsent: waits, mayAct: view.mayAct && !waits };
  }

  readonly comeBack = async (): Promise<string | undefined> =>
    whatWentWrong(await api.back(this.#table));
  readonly resign = async (): Promise<string | undefined> =>
    whatWentWrong(await api.resign(this.#table));
  readonly retryNow = (): void => this.#feed.retryNow();

  async record(): Promise<string | undefined> {
    const answer = await api.record(this.#table, this.#invite);
    return answer.ok ? answer.value : undefined;
  }

  /** Whoever asks first opens the table for all; where nobody can sit down, there is another one. */
  playAgain(): void {
    void api
      .rematch(this.#table)
      .then((answer) => goTo(answer.ok ? `/t/${answer.value.table}` : "/friends"));
  }

  leave(): void {
    this.#feed.end();
    this.company.end();
  }

  #lineBack(): Promise<void> {
    this.#feed.doubt();
    return new Promise((resolve) => {
      const tried = setTimeout(() => this.#feed.retryNow(), 500);
      const stop = effect(() => {
        if (this.#feed.line.value.state !== "fine") return;
        clearTimeout(tried);
        queueMicrotask(() => stop());
        setTimeout(resolve, 300);
      });
    });
  }

  #take(event: TableEvent): void {
    this.company.take(event);
    switch (event.type) {
      case "sat":
        this.#reseat(event.seat, {
          name: event.bot === null ? personName(event.name) : "",
          bot: botLevel(event.bot),
          away: false,
        });
        break;
      case "away":
        this.#handOver(event.seat, true, event.reason === "resigned");
        break;
      case "back":
        this.#handOver(event.seat, false, false);
        break;
      case "started":
        this.#position = this.#read(event.observation);
        break;
      case "step": {
        if (event.seat - 1 === this.#viewer) this.#outbox.arrived();
        const after = this.#read(event.observation);
        if (this.#position) this.#deeds = withStep(this.#deeds, this.#position, after);
        this.#position = after;
        break;
      }
      case "taken-back": {
        this.#deeds = this.#moments.get(event.to) ?? [];
        // those who came and went during a turn that is gone did so after the one before it
        this.#handovers = this.#handovers.map((each) => ({
          ...each,
          turns: Math.min(each.turns, this.#deeds.length),
        }));
        this.#position = this.#read(event.observation);
        break;
      }
      case "over":
        this.#over = true;
        this.#resigned = resignedFor(event);
        this.#clock = this.#clock && stopped(this.#clock, event.at + this.#skew);
        this.#position = this.#read(event.observation);
        break;
      default:
        break;
    }
    if ("clock" in event && event.type !== "opened") this.#clock = this.#face(event.clock);
    this.#moments.set(event.seq, this.#deeds);
    this.#show(event);
  }

  /** The position that the viewer sees, with what the viewer keeps from the others. */
  #read(observation: unknown): Position {
    const position = parseObservation(observation, {
      hideReserved: this.#hideReserved,
      drawnUnseen: drawnUnseen(this.#deeds, this.#viewer),
    });
    if (!position.ok) throw new Error(position.error);
    return position.value;
  }

  #reseat(seat: number, sitter: Sitter): void {
    this.#sitters = this.#sitters.map((each, i) => (i === seat - 1 ? sitter : each));
  }

  #handOver(seat: number, away: boolean, resigned: boolean): void {
    this.#reseat(seat, { ...this.#sitters[seat - 1]!, away, resigned });
    const handover = { seat: seat - 1, away, resigned, turns: this.#deeds.length };
    this.#handovers = [...this.#handovers, handover];
  }

  #show(event: TableEvent): void {
    const { type, seq } = event;
    const takenBack = type === "taken-back" ? event.seat - 1 : undefined;
    const withdrawn = type === "take-back-withdrawn" ? event.seat - 1 : undefined;
    if (!this.#position || seq < this.#known) return;
    const after = { ...this.#look(this.#position), seq };
    if (seq === this.#known) {
      this.#view.value = after;
      return;
    }
    this.#shown = this.#shown.then(async () => {
      const now = this.#asSent(after);
      const done = this.onChange?.({ before: this.#view.value, after: now, takenBack, withdrawn });
      this.#view.value = now;
      await done;
    });
  }

  #face(clock: ClockView | null): ClockFace | undefined {
    if (!clock) return undefined;
    return {
      remainingMs: clock.remainingMs,
      running: clock.running === null ? undefined : clock.running - 1,
      at: clock.at + this.#skew,
    };
  }

  #mayAct(position: Position): boolean {
    const mine = this.#viewer !== SPECTATOR && seatToMove(position) === this.#viewer;
    const running = !this.#over && phase(position) !== "over";
    return mine && running && !this.#sitters[this.#viewer]?.away;
  }

  #look(position: Position): GameView {
    return {
      seq: this.#known,
      position,
      viewer: this.#viewer,
      sitters: this.#sitters,
      deeds: this.#deeds,
      handovers: this.#handovers,
      mayAct: this.#mayAct(position),
      clock: this.#clock,
      resigned: this.#resigned,
      curtain: undefined,
    };
  }
}
