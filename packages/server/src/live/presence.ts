/**
 * Tells those who follow a table who else has a line to it. Nothing of it is stored. Processes that
 * share a store tell each other who is with them: of a table when that changes, of all of them once
 * in a while, and whoever is new at a table asks the others.
 */
import type { Beat } from "@gemwright/protocol";
import type { Notices } from "../store/store.ts";
import { Attendance, type Seated } from "./attendance.ts";

/** A table as it is seen from here. */
export interface Attended {
  readonly id: string;
  readonly seats: readonly Seated[];
  /** Hands a beat to everybody who follows. */
  beat(text: string): void;
}

interface Watch {
  table: Attended;
  readonly attendance: Attendance;
  /** Lines of anybody to this process, and when the last of them was lost. */
  lines: number;
  emptied: number;
  /** What followers were told last, as JSON. */
  here: string;
  /** What other processes were told last. */
  said: string;
  /** Whether the others are to be asked who is with them, or have asked. */
  asks: boolean;
  asked: boolean;
  timer?: NodeJS.Timeout | undefined;
}

/** So long somebody without a line counts as here. */
const GRACE_MS = 10_000;
/** Comings and goings of so long are told to other processes at once. */
const GATHER_MS = 200;
/** How often everything is said again, and how long it counts: a process may die without a word. */
const REPEAT_MS = 60_000;
const WORD_MS = 150_000;
/** PostgreSQL's limit is 8000, for all of a notice. */
const NOTICE_LENGTH = 7800;
/** Said by a process that stops: nobody is with it any more. */
const NOBODY = "-";

export class Presence {
  readonly #notices: Notices | undefined;
  readonly #graceMs: number;
  readonly #watches = new Map<string, Watch>();
  /** Tables of which the other processes are to be told. */
  readonly #news = new Set<Watch>();
  #gathering: NodeJS.Timeout | undefined;
  readonly #repeating: NodeJS.Timeout | undefined;

  constructor(notices?: Notices, graceMs = GRACE_MS) {
    this.#notices = notices;
    this.#graceMs = graceMs;
    if (!notices) return;
    notices.listen(
      (origin, text) => this.#hear(origin, text),
      () => this.#missed(),
    );
    this.#repeating = setInterval(() => this.#repeat(), REPEAT_MS);
    this.#repeating.unref();
  }

  came(table: Attended, player: string | null): void {
    const watch = this.#watch(table);
    watch.lines++;
    if (player !== null) watch.attendance.came(player);
    this.#changed(watch);
  }

  went(table: Attended, player: string | null): void {
    const watch = this.#watches.get(table.id);
    if (!watch) return;
    watch.lines--;
    watch.emptied = Date.now();
    if (player !== null) watch.attendance.went(player, watch.emptied);
    this.#changed(watch);
  }

  /** Somebody may have sat down, or left. */
  reseated(table: Attended): void {
    const watch = this.#watches.get(table.id);
    if (watch) this.#changed(watch);
  }

  /** What the followers of a table are told now, as JSON. */
  beat({ id }: Attended): string {
    return beatText(this.#watches.get(id)?.here ?? "[]");
  }

  /** Says good-bye to the other processes. */
  async stop(): Promise<void> {
    clearInterval(this.#repeating);
    clearTimeout(this.#gathering);
    for (const { timer } of this.#watches.values()) clearTimeout(timer);
    this.#watches.clear();
    await this.#notices?.send(NOBODY).catch(() => undefined);
  }

  #watch(table: Attended): Watch {
    const known = this.#watches.get(table.id);
    if (known) {
      // A table may have been dropped from memory and read again.
      known.table = table;
      return known;
    }
    const attendance = new Attendance(this.#graceMs, Date.now());
    const watch: Watch = {
      table,
      attendance,
      lines: 0,
      emptied: 0,
      here: "",
      said: "",
      asks: true,
      asked: false,
    };
    this.#watches.set(table.id, watch);
    return watch;
  }

  #changed(watch: Watch): void {
    this.#look(watch);
    this.#tell(watch);
  }

  /** Tells the followers if somebody has come or is missed, and looks again when that may be. */
  #look(watch: Watch): void {
    const now = Date.now();
    const { table, attendance } = watch;
    clearTimeout(watch.timer);
    attendance.seated(table.seats, now);
    const here = JSON.stringify(attendance.here(table.seats, now));
    if (here !== watch.here) {
      watch.here = here;
      table.beat(beatText(here));
    }
    // What is known of the others stays known while the only follower loads the page again.
    const next = watch.lines
      ? attendance.nextLoss(table.seats, now)
      : watch.emptied + this.#graceMs;
    if (next <= now) this.#watches.delete(table.id);
    else if (next < Infinity) watch.timer = setTimeout(() => this.#look(watch), next - now).unref();
  }

  // ---- between processes ----

  #tell(watch: Watch): void {
    if (!this.#notices) return;
    this.#news.add(watch);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      const watches = [...this.#news];
      this.#news.clear();
      this.#say(watches.filter((each) => each.asks || each.asked || each.said !== wordsOf(each)));
    }, GATHER_MS).unref();
  }

  #repeat(): void {
    this.#say([...this.#watches.values()].filter((watch) => wordsOf(watch) !== ""));
  }

  #say(watches: readonly Watch[]): void {
    const items = watches.map((watch) => {
      const { table, asks } = watch;
      watch.said = wordsOf(watch);
      watch.asks = watch.asked = false;
      return `${table.id}:${watch.said}${asks ? "?" : ""}`;
    });
    // What is lost on the way is said again with everything else.
    for (const text of packed(items)) this.#notices?.send(text).catch(() => undefined);
  }

  #hear(origin: string, text: string): void {
    const now = Date.now();
    if (text === NOBODY) {
      for (const watch of this.#watches.values()) this.#heard(watch, origin, [], now);
      return;
    }
    for (const item of text.split(" ")) {
      const [, id = "", names = "", asks] = /^(\w+):([^?]*)(\?)?$/.exec(item) ?? [];
      const watch = this.#watches.get(id);
      if (!watch) continue;
      this.#heard(watch, origin, names === "" ? [] : names.split(","), now);
      if (!asks || wordsOf(watch) === "") continue;
      watch.asked = true;
      this.#tell(watch);
    }
  }

  #heard(watch: Watch, origin: string, players: readonly string[], now: number): void {
    watch.attendance.heard(origin, { players, until: now + WORD_MS }, now);
    this.#look(watch);
  }

  /** Notices may have been lost, so everybody is asked anew; until then nobody is missed. */
  #missed(): void {
    for (const watch of this.#watches.values()) {
      watch.attendance.forget(Date.now());
      watch.asks = true;
      this.#changed(watch);
    }
  }
}

const beatText = (here: string): string =>
  `{"type":"${"beat" satisfies Beat["type"]}","now":${Date.now()},"here":${here}}`;

const wordsOf = ({ table, attendance }: Watch): string => attendance.players(table.seats).join(",");

/** As few texts as hold everything, each short enough for a notice. */
function packed(items: readonly string[]): string[] {
  const texts: string[] = [];
  for (const item of items) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + item.length <= NOTICE_LENGTH)
      texts[texts.length - 1] = `${last} ${item}`;
    else texts.push(item);
  }
  return texts;
}
