import {
  type Position,
  SeededRandom,
  type Step,
  isOver,
  listLegal,
  phase,
  reserved,
  scores,
  seatCount,
  seatToMove,
  shuffledDeal,
  wordsOf,
} from "@gemwright/rules";
import { parseRecords } from "@gemwright/notation";
import { describe, expect, it } from "vitest";
import type { Bots } from "./bots.ts";
import { LocalGame, type LocalGameState, type LocalGameWorld } from "./local-game.ts";
import { makeLocalRecord, makeSaved, parseSaved } from "./saved.ts";

/** Buys when it can, else plays anything: quick to finish, the same for the same seed. */
function pick(position: Position, random: SeededRandom): Step {
  const legal = listLegal(position);
  const purchases = legal.filter((step) => wordsOf(step).kind === "purchase");
  const from = purchases.length ? purchases : legal;
  return from[random.below(from.length)];
}

function botsFrom(seed: number): Bots {
  const random = new SeededRandom(seed);
  const answer = (observed: Position): Promise<Step> => Promise.resolve(pick(observed, random));
  return { choose: answer, advise: answer, end: () => {} };
}

function world(seed: number, saved: LocalGameState[] = []): LocalGameWorld {
  return {
    bots: botsFrom(seed),
    save: (state) => saved.push({ ...state, steps: [...state.steps] }),
    record: () => undefined,
    playAgain: () => {},
  };
}

function against(seats: 2 | 3 | 4, seed: number): LocalGameState {
  return {
    kind: "bots",
    deal: shuffledDeal(seats, new SeededRandom(seed)),
    steps: [],
    sitters: Array.from({ length: seats }, (_, seat) => ({
      name: seat === 1 ? "" : `Bot ${seat}`,
      bot: seat === 1 ? undefined : ("novice" as const),
      away: false,
    })),
  };
}

const settled = async (game: LocalGame): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    await Promise.resolve();
    const { mayAct, position, curtain, dealt } = game.view.value;
    if (mayAct || curtain !== undefined || dealt !== undefined || isOver(position)) return;
  }
};

/** Plays the person's part until the game is over. */
async function playOut(game: LocalGame, seed: number, ahead?: () => void): Promise<void> {
  const random = new SeededRandom(seed);
  void game.run();
  for (let turn = 0; turn < 2000; turn++) {
    await settled(game);
    const { curtain, dealt, mayAct } = game.view.value;
    if (isOver(game.view.value.position)) return;
    if (dealt !== undefined) game.handOn();
    else if (curtain !== undefined) game.raiseCurtain();
    else if (mayAct) {
      ahead?.();
      const step = pick(game.view.value.position, random);
      if (!(await game.submit(step))) throw new Error("a legal step was refused");
    }
  }
  throw new Error("the game did not end");
}

describe("a game on this device", () => {
  it.each([2, 3, 4] as const)(
    "is played to its end by a person and bots at %i seats",
    async (seats) => {
      const game = new LocalGame(against(seats, 11), world(12));
      await playOut(game, 13);
      const { position, deeds } = game.view.value;
      expect(isOver(position)).toBe(true);
      expect(deeds.every((deed) => deed.ended)).toBe(true);
      expect(deeds.at(-1)?.prestige).toEqual(scores(position));
      expect(deeds.length % seatCount(position)).toBe(0);
    },
  );

  it("goes on after every step from what was saved", async () => {
    const saved: LocalGameState[] = [];
    const game = new LocalGame(against(2, 21), world(22, saved));
    await playOut(game, 23);
    for (const state of saved.filter((_, i) => i % 9 === 0)) {
      const read = parseSaved(JSON.parse(JSON.stringify(makeSaved(state))));
      expect(read).toEqual({ game: state, whole: true });
      expect(new LocalGame(read!.game, world(1)).state.steps).toEqual(state.steps);
    }
  });

  it("keeps a record that the notation reads back", async () => {
    const game = new LocalGame(against(3, 31), world(32));
    await playOut(game, 33);
    const text = makeLocalRecord(game.state, Date.UTC(2026, 0, 1));
    const records = parseRecords(text);
    expect(records.ok && records.value[0]?.turns.length).toBe(game.view.value.deeds.length);
  });

  it("takes the person's last decision back, and lets the bots go on from there", async () => {
    const game = new LocalGame(against(2, 41), world(42));
    void game.run();
    await settled(game);
    expect(game.canUndo()).toBe(false);
    const before = game.state.steps.length;
    await game.submit(pick(game.view.value.position, new SeededRandom(1)));
    await settled(game);
    expect(game.undo()).toBe(true);
    expect(game.state.steps).toHaveLength(before);
    expect(game.view.value.mayAct).toBe(true);
  });

  it("asks the adviser for a hint, and none of the bots", async () => {
    const asked: string[] = [];
    const bots = botsFrom(46);
    const game = new LocalGame(against(2, 47), {
      ...world(46),
      bots: {
        ...bots,
        choose: (observed, level) => (asked.push(level), bots.choose(observed, level)),
        advise: (observed) => (asked.push("adviser"), bots.advise(observed)),
      },
    });
    void game.run();
    await settled(game);
    asked.length = 0;
    const step = await game.hint();
    expect(listLegal(game.view.value.position)).toContain(step);
    expect(asked).toEqual(["adviser"]);
  });

  it("takes nothing back once it is over: a finished game stays finished", async () => {
    const saved: LocalGameState[] = [];
    const game = new LocalGame(against(2, 43), world(44, saved));
    await playOut(game, 45);
    const steps = game.state.steps.length;
    expect([game.canUndo(), game.undo()]).toEqual([false, false]);
    expect(game.state.steps).toHaveLength(steps);
    expect(saved.at(-1)?.steps).toHaveLength(steps);
  });

  it("asks a bot once for each of its steps, however soon a person moves while the last one travels", async () => {
    for (let seed = 1; seed < 6; seed++) {
      const travelling: (() => void)[] = [];
      const asked: string[] = [];
      const bots = botsFrom(seed);
      const game = new LocalGame(against(2, seed), {
        ...world(seed),
        bots: {
          ...bots,
          choose(observed, level) {
            asked.push(`seat ${seatToMove(observed)} after ${game.state.steps.length}`);
            return bots.choose(observed, level);
          },
        },
      });
      game.onChange = () => new Promise<void>((arrived) => travelling.push(arrived));
      const random = new SeededRandom(seed);
      void game.run();
      for (let i = 0; i < 4000 && !isOver(game.view.value.position); i++) {
        await Promise.resolve();
        if (game.view.value.mayAct) {
          // nobody waits for the person's step to arrive, nor for the bot's before it
          void game.submit(pick(game.view.value.position, random));
        } else if (random.below(4) === 0) travelling.splice(0).forEach((arrive) => arrive());
      }
      expect(isOver(game.view.value.position)).toBe(true);
      expect(parseSaved(JSON.parse(JSON.stringify(makeSaved(game.state))))).toEqual({
        game: game.state,
        whole: true,
      });
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked.every((each) => each.startsWith("seat 0"))).toBe(true);
    }
  });

  it("lets no bot move after it was left, though a step still travels", async () => {
    const saved: LocalGameState[] = [];
    const game = new LocalGame(against(2, 41), world(42, saved));
    void game.run();
    await settled(game);
    let arrive = (): void => {};
    game.onChange = () => new Promise<void>((arrived) => (arrive = arrived));
    const sent = game.submit(pick(game.view.value.position, new SeededRandom(1)));
    const steps = saved.length;
    game.leave();
    arrive();
    await sent;
    await settled(game);
    expect(saved).toHaveLength(steps);
  });

  it("never shows the person a card that a bot drew unseen", async () => {
    for (let seed = 50; seed < 56; seed++) {
      const game = new LocalGame(against(2, seed), world(seed));
      const seen: boolean[] = [];
      game.onChange = ({ after }) => {
        for (const deed of after.deeds)
          if (deed.seat === 0 && deed.action.kind === "reserve" && "deck" in deed.action.from)
            seen.push(deed.action.card !== undefined);
      };
      await playOut(game, seed);
      expect(seen.some(Boolean)).toBe(false);
    }
  });
});

describe("one device for several people", () => {
  const state = (seed: number): LocalGameState => ({
    ...against(3, seed),
    kind: "pass",
    sitters: ["Anna", "Björn", "Chloé"].map((name) => ({ name, bot: undefined, away: false })),
  });

  it("is played to its end", async () => {
    const game = new LocalGame(state(61), world(1));
    await playOut(game, 62);
    expect(isOver(game.view.value.position)).toBe(true);
  });

  it("draws the curtain only when somebody has an unseen card, and shows nothing behind it", async () => {
    const game = new LocalGame(state(63), world(1));
    const deck = listLegal(game.view.value.position).find(
      (step) => wordsOf(step).kind === "reserve-deck",
    );
    await game.submit(deck!);
    game.handOn();
    const { curtain, viewer, mayAct, position } = game.view.value;
    expect(curtain).toBe(seatToMove(position));
    expect(viewer).toBe(-1);
    expect(mayAct).toBe(false);
    game.raiseCurtain();
    expect(game.view.value).toMatchObject({ curtain: undefined, viewer: 1, mayAct: true });
  });

  it("[R7.2] shows a card reserved unseen to its owner before the device goes on", async () => {
    const game = new LocalGame(state(63), world(1));
    const deck = listLegal(game.view.value.position).find(
      (step) => wordsOf(step).kind === "reserve-deck",
    );
    await game.submit(deck!);
    const { position, ...view } = game.view.value;
    const [card] = reserved(position, 0);
    expect(card?.known && card.card).toBe(view.dealt);
    expect(view).toMatchObject({ viewer: 0, curtain: undefined, mayAct: false });
    game.handOn();
    expect(game.view.value.dealt).toBeUndefined();
    expect(reserved(game.view.value.position, 0)).toMatchObject([{ known: false }]);
  });

  it("takes back a take that led to a return, and nothing that turned a card over", async () => {
    const seen = new Map<string, boolean>();
    const afterwards: string[] = [];
    for (let seed = 1; seed < 40; seed++) {
      const game = new LocalGame(state(seed), world(1));
      const now = () => phase(game.view.value.position);
      let once = false;
      await playOut(game, seed, () => {
        const { kind } = wordsOf(game.state.steps.at(-1) ?? 0);
        seen.set(`${now()} after ${kind}`, game.canUndo());
        if (once || !game.canUndo()) return;
        once = game.undo();
        afterwards.push(now());
      });
    }
    const possible = [...seen].filter(([, undo]) => undo).map(([when]) => when);
    expect(possible).toEqual(["return after take"]);
    expect([...seen.keys()]).toContain("return after reserve");
    expect(new Set(afterwards)).toEqual(new Set(["action"]));
  });

  it("draws the curtain again when the game is opened anew, whoever holds the device", async () => {
    const begun = state(63);
    const game = new LocalGame(begun, world(1));
    const deck = listLegal(game.view.value.position).find(
      (step) => wordsOf(step).kind === "reserve-deck",
    );
    await game.submit(deck!);
    const again = new LocalGame({ ...begun, steps: [deck!] }, world(1));
    expect(again.view.value).toMatchObject({ curtain: 1, viewer: -1, mayAct: false });
  });

  it("goes on without a curtain while all cards are known", async () => {
    const game = new LocalGame(state(64), world(1));
    const take = listLegal(game.view.value.position).find((step) => wordsOf(step).kind === "take");
    await game.submit(take!);
    expect(game.view.value.curtain).toBeUndefined();
    expect(phase(game.view.value.position)).toBe("action");
  });
});

describe("something else where the saved game should be", () => {
  it.each([null, 1, "x", {}, { version: 1 }, { version: 1, kind: "bots", sitters: [] }])(
    "%j is no game",
    (value) => {
      expect(parseSaved(value)).toBeUndefined();
    },
  );

  it("is noticed when no turn of it is legal or a card is doubled", () => {
    const fine = makeSaved(against(2, 71)) as { steps: string[]; decks: string[][] };
    expect(parseSaved({ ...fine, steps: ["WWW"] })).toBeUndefined();
    const [first = [], ...rest] = fine.decks;
    expect(
      parseSaved({ ...fine, decks: [[first[0], ...first.slice(0, -1)], ...rest] }),
    ).toBeUndefined();
    expect(parseSaved(fine)).toBeDefined();
  });
});
