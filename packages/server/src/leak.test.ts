/** R7.2 for bytes: nothing hidden leaves the server, in whatever is sent to whomever. */
import {
  LEVELS,
  CARDS,
  market,
  purchased,
  reserved,
  SPECTATOR,
  SeededRandom,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { startApp } from "./testing/app.ts";
import { Client } from "./testing/client.ts";
import { Desk, seededDeal } from "./testing/desk.ts";
import { apply, foldLog, gameOf, type TableState } from "./table/state.ts";
import type { SecretDeal } from "./table/entry.ts";
import { decideStep } from "./table/play.ts";
import { eventFor, viewOf } from "./table/view.ts";

/** The state after each entry of a log; one object that goes on changing. */
function* statesOf([first, ...rest]: TableState["entries"]): Generator<TableState> {
  const state = foldLog([first])!;
  yield state;
  for (const entry of rest) {
    apply(state, entry);
    yield state;
  }
}

/** The cards a viewer (a seat from 0, or a spectator) has seen by the end of a log. */
function seenBy(entries: TableState["entries"], viewer: number): Set<string> {
  const seen = new Set<string>();
  for (const state of statesOf(entries)) {
    if (!state.game) continue;
    const { position } = state.game;
    const cards = [
      ...LEVELS.flatMap((level) => market(position, level)),
      ...state.seats.flatMap((_, seat) => purchased(position, seat)),
      ...(viewer === SPECTATOR ? [] : reserved(position, viewer).map(({ card }) => card)),
    ];
    for (const card of cards) if (card !== undefined) seen.add(CARDS[card].id);
  }
  return seen;
}

/** Everything that looks like a card, without the numbers that are counts or times. */
const cardsIn = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/"(?:seq|to|at|now|id|remainingMs|content-length)":"?[\d,[\]]+/g, "")
      .replaceAll(/\["(?:content-length|date|keep-alive)","[^"]*"\]/g, "")
      .replaceAll(/^(?:id: \d+|gemwright_\w+(?:\{[^}]*\})? [\d.e+-]+)$/gm, "")
      .match(/(?<![0-9A-Za-z])[123]\d\d(?![0-9A-Za-z])/g) ?? [],
  );

/** Plays a random game up to its middle and gives back what was played. */
function halfGame(seed: number, hideReserved: boolean): Desk {
  const seats = ([2, 3, 4] as const)[seed % 3];
  const desk = new Desk({ seats, start: "host", hideReserved }, seed);
  for (let i = 2; i <= seats; i++) desk.join(`guest${i}`);
  for (let i = 0; i < 30 + (seed % 40) && desk.state.status === "running"; i++) desk.stepAtRandom();
  return desk;
}

/** The same deal with every card that the viewer has not seen in another place. */
function otherDeal(deal: SecretDeal, seen: ReadonlySet<string>, random: SeededRandom): SecretDeal {
  const shuffleUnseen = (deck: readonly string[]): string[] => {
    const unseen = deck.filter((id) => !seen.has(id));
    for (let i = unseen.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [unseen[i], unseen[j]] = [unseen[j], unseen[i]];
    }
    return deck.map((id) => (seen.has(id) ? id : unseen.pop()!));
  };
  const [one, two, three] = deal.decks.map(shuffleUnseen);
  return { ...deal, decks: [one, two, three] };
}

/** Every byte that a viewer is told about a log: each event, and the table after it. */
function told(entries: TableState["entries"], viewer: number): string {
  let text = "";
  for (const state of statesOf(entries)) {
    text += JSON.stringify(eventFor(state, viewer));
    text += JSON.stringify(viewOf(state, viewer === SPECTATOR ? null : viewer + 1, 0));
  }
  // The commitment is a hash of the whole deal and is meant to differ.
  return text.replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":""');
}

describe("two deals that differ only in what a viewer may not know", () => {
  it.each([false, true])("give the viewer the same bytes (reserved cards hidden: %s)", (hide) => {
    let compared = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const desk = halfGame(seed, hide);
      if (desk.state.status !== "running") continue;
      for (let viewer = SPECTATOR; viewer < desk.state.seats.length; viewer++) {
        const seen = seenBy(desk.state.entries, viewer);
        const { secret } = gameOf(desk.state);
        const deal = otherDeal(secret, seen, new SeededRandom(seed));
        expect(deal.decks).not.toEqual(secret.decks);
        const other = desk.state.entries.map((entry) =>
          entry.type === "started" ? { ...entry, deal } : entry,
        );
        expect(told(other, viewer)).toBe(told(desk.state.entries, viewer));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  it("give the same refusals to somebody who guesses at hidden cards", () => {
    const desk = halfGame(2, false);
    const viewer = desk.state.seats.findIndex((seat) => seat.player === desk.mover.player);
    const seen = seenBy(desk.state.entries, viewer);
    const deal = otherDeal(gameOf(desk.state).secret, seen, new SeededRandom(9));
    const other = foldLog(
      desk.state.entries.map((entry) => (entry.type === "started" ? { ...entry, deal } : entry)),
    )!;
    for (const { id } of CARDS)
      for (const step of [`+${id}`, `=${id}`]) {
        const ask = (state: TableState): unknown => {
          const decision = decideStep(state, desk.mover, { seq: state.seq, step }, 0);
          return decision.ok ? "legal" : decision.error;
        };
        expect(ask(other)).toEqual(ask(desk.state));
      }
  });
});

describe("every byte that leaves a real server", () => {
  it("names no card that its reader may not know, in answers, events, errors, metrics or logs", async () => {
    let logs = "";
    const random = new SeededRandom(3);
    const deal = seededDeal(3, 77);
    const app = await startApp({
      logLevel: "debug",
      logStream: { write: (line) => (logs += line) },
      circumstances: () => ({ now: 1_000_000_000_000, random, deal: () => deal }),
    });
    const [ann, bob, eve] = [
      await app.client("Ann"),
      await app.client("Bob"),
      await app.client("Eve"),
    ];
    const { table } = await ann.open({
      seats: 3,
      start: "host",
      bots: [{ bot: "novice", seat: 3 }],
    });
    const socket = ann.socket(table);
    const people = [ann, bob];
    const streams: Promise<unknown>[] = [eve.events(table)];
    await bob.call("POST", `/api/tables/${table}/join`, {});
    streams.push(bob.events(table));
    const steps = `/api/tables/${table}/steps`;
    for (let i = 0; i < 16; i++) {
      for (const [index, who] of people.entries()) {
        const view = await who.view(table);
        if (view.legal.length === 0) continue;
        const deck = view.legal.filter((step) => step.endsWith("?"));
        const step =
          i % 3 === 0 && deck.length > 0
            ? deck[i % deck.length]
            : view.legal[i % view.legal.length];
        await people[1 - index].call("POST", steps, { seq: view.seq, step });
        await eve.call("POST", steps, { seq: view.seq, step: "=3?" });
        await who.call("POST", steps, { seq: view.seq, step: "WWW" });
        await who.call("POST", steps, { seq: view.seq - 1, step: "WUG" });
        await who.call("POST", steps, { seq: view.seq, step });
      }
      await eve.view(table);
      await eve.call("GET", "/api/tables");
      await eve.call("GET", `/api/tables/${table}/record`);
      await eve.call("GET", "/metrics");
    }
    const entries = (await app.store.read(table, 0)).map(({ data }) => JSON.parse(data));
    expect(entries.length).toBeGreaterThan(45);
    expect(entries.at(-1)).not.toMatchObject({ type: "over" });
    const viewers: [Client, number][] = [
      [ann, 0],
      [bob, 1],
      [eve, SPECTATOR],
    ];
    for (const [client, viewer] of viewers) {
      const allowed = seenBy(entries, viewer);
      const heard = cardsIn(client.heard);
      expect([...heard].filter((card) => !allowed.has(card))).toEqual([]);
      expect(heard.size).toBeGreaterThan(12);
      expect(client.heard).not.toContain(deal.salt);
    }
    // Statuses and times are numbers of their own.
    const numbers = /127\.0\.0\.1|"(?:status|ms)":[\d.]+/g;
    expect([...cardsIn(logs.replaceAll(numbers, ""))]).toEqual([]);
    for (const client of [ann, bob, eve]) {
      expect(logs).not.toContain(client.token);
      const others = [ann, bob, eve].filter((other) => other !== client);
      for (const other of others) expect(other.heard).not.toContain(client.token);
    }
    expect(eve.heard).not.toContain('"invite"');
    socket.raw.close();
    await app.stop();
    await Promise.allSettled(streams);
  });
});
