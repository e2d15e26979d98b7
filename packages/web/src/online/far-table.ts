import { type ReadonlySignal, computed, effect, signal, untracked } from "@preact/signals";
import type { TableEvent, TableView } from "@gemwright/protocol";
import { type Seat, round } from "@gemwright/rules";
import { type Game, isEnded, sitterNames } from "../play/game.ts";
import { type Answer, api } from "./api.ts";
import { Feed } from "./feed.ts";
import { type LastTable, forgetTable, isRecent } from "./last-table.ts";
import { OnlineGame } from "./online-game.ts";

/** What calls somebody to a table from another page. */
export interface Call {
  readonly why: "begun" | "turn" | "rematch";
  /** The others it concerns. */
  readonly names: readonly string[];
  readonly round: number;
}

type Played = Pick<Game, "view" | "company" | "playAgain" | "leave">;

export interface FarWorld {
  readonly table: (last: LastTable) => Promise<Answer<TableView>>;
  readonly follow: (last: LastTable, onEvent: (event: TableEvent) => void) => { end(): void };
  readonly open: (table: TableView, invite: string | undefined) => Played;
}

const server: FarWorld = {
  table: ({ table, invite }) => api.table(table, invite),
  follow: ({ table, invite }, onEvent) => new Feed(table, invite, onEvent),
  open: (table, invite) => new OnlineGame(table, invite),
};

/** The table where somebody sat last, followed while another page is looked at. */
export class FarTable {
  readonly #last: LastTable;
  readonly #world: FarWorld;
  readonly #game = signal<Played | undefined>(undefined);
  readonly #begun = signal(false);
  /** The turn came while nobody was there; whoever leaves in the middle of one knows it. */
  readonly #turn = signal(false);
  readonly #ends: (() => void)[] = [];
  #ended = false;

  constructor(last: LastTable, world: FarWorld = server) {
    this.#last = last;
    this.#world = world;
    void this.#look();
  }

  readonly call: ReadonlySignal<Call | undefined> = computed(() => {
    const game = this.#game.value;
    if (!game) return undefined;
    const view = game.view.value;
    const { position, sitters, viewer } = view;
    const names = sitterNames(sitters);
    const waiting = game.company?.rematch.value ?? [];
    const call = (why: Call["why"], seats: readonly Seat[]): Call => ({
      why,
      names: seats.map((seat) => names[seat] ?? ""),
      round: round(position),
    });
    if (waiting.length > 0) return call("rematch", waiting);
    const others = names.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    if (this.#turn.value) return call("turn", others);
    return this.#begun.value && !isEnded(view) ? call("begun", others) : undefined;
  });

  /** To the next game, at the table where the others wait. */
  playAgain(): void {
    this.#game.value?.playAgain();
  }

  end(): void {
    this.#ended = true;
    for (const end of this.#ends) end();
  }

  async #look(): Promise<void> {
    const answer = await this.#world.table(this.#last);
    if (this.#ended || !answer.ok || answer.value.seat === null) return;
    const { status, observation } = answer.value;
    if (status === "over" && !isRecent(this.#last)) return forgetTable(this.#last.table);
    if (status === "open") this.#wait();
    else if (observation) this.#follow(this.#world.open(answer.value, this.#last.invite));
  }

  /** Nobody has played here yet. */
  #wait(): void {
    const feed = this.#world.follow(this.#last, ({ type }) => {
      if (type !== "started" || this.#begun.value) return;
      this.#begun.value = true;
      feed.end();
      void this.#look();
    });
    this.#ends.push(() => feed.end());
  }

  #follow(game: Played): void {
    let before = !this.#begun.value;
    const stop = effect(() => {
      const now = game.view.value.mayAct;
      untracked(() => (this.#turn.value = now && (this.#turn.value || !before)));
      before = now;
    });
    this.#ends.push(() => (stop(), game.leave()));
    this.#game.value = game;
  }
}
