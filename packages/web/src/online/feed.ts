import { type ReadonlySignal, signal } from "@preact/signals";
import type { Beat, TableEvent } from "@gemwright/protocol";
import type { Line } from "../play/game.ts";

const WAITS_MS = [1000, 2000, 4000, 8000, 15000];

/** The server says something at least this often; silence beyond it is a line that died unnoticed. */
const SILENCE_MS = 75_000;
/** Closed because all has been said, or because the table is not for these eyes. */
const FINAL_CODES: ReadonlySet<number> = new Set([1000, 1008]);

export interface FeedWorld {
  /** Opens a socket to an address of this site. */
  readonly socket: (path: string) => WebSocket;
  readonly now: () => number;
  /** Whether the device has a line, as far as it knows. */
  readonly hasLine: () => boolean;
  /** Calls back when the device has lost its line or has one again, or the page is looked at again. */
  readonly onWake: (wake: (() => void) | undefined) => void;
  /** Called when the server knows less than was seen here: it has been set back to a copy. */
  readonly startAnew: () => void;
}

const browserWorld = (): FeedWorld => ({
  socket: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))),
  now: () => Date.now(),
  hasLine: () => navigator.onLine,
  onWake: wakeCaller(),
  startAnew: () => location.reload(),
});

const WAKERS = [
  [() => window, "online"],
  [() => window, "offline"],
  [() => document, "visibilitychange"],
] as const;

function wakeCaller(): FeedWorld["onWake"] {
  let current: (() => void) | undefined;
  return (wake) => {
    for (const [target, type] of WAKERS) {
      if (current) target().removeEventListener(type, current);
      if (wake) target().addEventListener(type, wake);
    }
    current = wake;
  };
}

const isEvent = (value: unknown): value is TableEvent =>
  typeof value === "object" && value !== null && "type" in value && "seq" in value && "at" in value;

const isBeat = (value: unknown): value is Beat =>
  typeof value === "object" && value !== null && "here" in value && Array.isArray(value.here);

/** A table's events in their order, without a gap or a repeat; a lost line is taken up again. */
export class Feed {
  readonly #table: string;
  readonly #invite: string | undefined;
  readonly #onEvent: (event: TableEvent) => void;
  readonly #world: FeedWorld;
  readonly #line = signal<Line>({ state: "fine" });
  readonly #here = signal<Beat["here"] | undefined>(undefined);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #last = -1;
  #tries = 0;
  #ended = false;

  constructor(
    table: string,
    invite: string | undefined,
    onEvent: (event: TableEvent) => void,
    world: FeedWorld = browserWorld(),
  ) {
    this.#table = table;
    this.#invite = invite;
    this.#onEvent = onEvent;
    this.#world = world;
    world.onWake(() => (world.hasLine() ? this.retryNow() : this.doubt()));
    this.#connect();
  }

  get line(): ReadonlySignal<Line> {
    return this.#line;
  }

  /** Seat by seat whether its person has a line; undefined while this one is lost. */
  get here(): ReadonlySignal<Beat["here"] | undefined> {
    return this.#here;
  }

  /** The seq of the newest event. */
  get seq(): number {
    return this.#last;
  }

  retryNow(): void {
    if (this.#ended || this.#line.value.state === "fine") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Something else has shown that the line is gone; a socket may take minutes to notice. */
  doubt(): void {
    if (this.#ended || this.#line.value.state !== "fine") return;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#world.onWake(undefined);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#line.value.state !== "fine") this.#line.value = { state: "trying" };
    const query = new URLSearchParams();
    if (this.#last >= 0) query.set("after", String(this.#last));
    if (this.#invite !== undefined) query.set("invite", this.#invite);
    const socket = this.#world.socket(
      `/api/tables/${encodeURIComponent(this.#table)}/live?${query.toString()}`,
    );
    const former = this.#socket;
    this.#socket = socket;
    // one that is still trying must not open beside this one
    former?.close();
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#listen(socket);
      this.#line.value = { state: "fine" };
    });
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.#socket || this.#ended) return;
      this.#listen(socket);
      this.#take(String(data));
    });
    socket.addEventListener("close", ({ code, reason }) => {
      if (socket !== this.#socket || this.#ended) return;
      if (reason === "stale") this.#world.startAnew();
      else if (!FINAL_CODES.has(code)) this.#lost();
    });
  }

  #listen(socket: WebSocket): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (socket === this.#socket) this.doubt();
    }, SILENCE_MS);
  }

  #take(text: string): void {
    const event: unknown = JSON.parse(text);
    if (isBeat(event) && event.here.join() !== this.#here.value?.join())
      this.#here.value = event.here;
    if (!isEvent(event) || event.seq <= this.#last) return;
    this.#last = event.seq;
    this.#onEvent(event);
  }

  #lost(): void {
    if (this.#ended) return;
    const wait = WAITS_MS[Math.min(this.#tries++, WAITS_MS.length - 1)] ?? 1000;
    this.#here.value = undefined;
    this.#line.value = { state: "lost", retryAt: this.#world.now() + wait };
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
