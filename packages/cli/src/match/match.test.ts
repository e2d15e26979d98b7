import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Model, makeWeights, quantise } from "@gemwright/ai/train";
import { namesOf, parseRecords, positionAfter, standInsOf } from "@gemwright/notation";
import { SeededRandom, isOver, shuffledDeal, type Seat, type SeatCount } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { gemwright } from "../testing/terminal.ts";
import { championNetwork } from "../champion.ts";
import { playGame, type GameOutcome } from "./game.ts";
import { programSitter } from "./program.ts";
import { inTurn, jobsOf } from "./run.ts";
import { localSitter, type Sitter } from "./sitter.ts";
import { Tally } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-match-"));

/** A bot written for one test, in the language this machine surely has. */
function program(name: string, onMove: string): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const message = JSON.parse(line);
      const say = (answer) => console.log(JSON.stringify(answer));
      if (message.type === "hello") say({ type: "ready", name: "test" });
      if (message.type === "move") { ${onMove} }
    });`,
  );
  return `"${process.execPath}" "${file}"`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A game of a program in the first seat against a greedy player. */
async function against(commandLine: string, timeMs = 100): Promise<GameOutcome> {
  return amongGreedy(2, [0], commandLine, timeMs);
}

/** A game of programs in some seats among greedy players. */
async function amongGreedy(
  seats: SeatCount,
  programs: readonly Seat[],
  commandLine: string,
  timeMs = 100,
): Promise<GameOutcome> {
  const net = championNetwork();
  const greedy = (): Sitter => localSitter("greedy", net, 1, { simulations: 1 });
  return playGame(
    shuffledDeal(seats, new SeededRandom(3)),
    (seat) =>
      programs.includes(seat)
        ? programSitter(commandLine, seats, seat, timeMs)
        : Promise.resolve(greedy()),
    greedy,
  );
}

describe("programs that play", () => {
  it("play a whole game by the protocol", async () => {
    const outcome = await against(
      program("first", 'say({ type: "move", step: message.legal[0] });'),
    );
    expect(outcome.forfeits).toEqual([]);
    expect(outcome.winners.length).toBeGreaterThan(0);
  });

  it.each([
    ["an illegal step", 'say({ type: "move", step: "WWWWW" });', 'answered "WWWWW"'],
    ["a list of steps", 'say({ type: "move", step: ["WUG"] });', "answered no step"],
    ["something odd", 'say({ type: "move", step: { toString: 1 } });', "answered no step"],
    ["no step", 'say({ type: "move" });', "answered no step"],
    ["no JSON", 'console.log("WUG");', "answered no JSON"],
    ["another message", 'say({ type: "ready" });', 'answered no "move"'],
    ["nothing", "", "gave no answer in time"],
    ["its end", "process.exit(3);", "has ended (exit code 3)"],
    ["without end", 'process.stdout.write("x".repeat(3e6));', "wrote over 1000000 characters"],
  ])("lose with a reason when they answer %s", async (name, onMove, reason) => {
    const outcome = await against(program(name.replaceAll(" ", "-"), onMove), 20);
    expect(outcome.forfeits).toMatchObject([{ seat: 0, reason: expect.stringContaining(reason) }]);
    expect(outcome.winners).toEqual([1]);
  });

  it("may write blank lines, other line ends and the mark of UTF-8 before an answer", async () => {
    const answer = 'JSON.stringify({ type: "move", step: message.legal[0] })';
    const outcome = await against(
      program("loose", `process.stdout.write("\\n  \\r\\n\\uFEFF" + ${answer} + "\\r\\n");`),
    );
    expect(outcome.forfeits).toEqual([]);
  });

  it("lose alone among several: somebody plays their seat on, and the others play to the end", async () => {
    const outcome = await amongGreedy(3, [1], program("leaves", "process.exit(3);"));
    expect(outcome.forfeits).toEqual([{ seat: 1, reason: "has ended (exit code 3)", after: 1 }]);
    expect(outcome.cut).toBeUndefined();
    expect(outcome.turns.length % 3).toBe(0);
    expect(Math.max(...outcome.scores)).toBeGreaterThanOrEqual(15);
    expect(outcome.winners).not.toContain(1);
    const best = Math.max(outcome.scores[0], outcome.scores[2]);
    expect(outcome.winners.map((seat) => outcome.scores[seat])).toContain(best);
  });

  it("lose to the last one who is left, at once", async () => {
    const unable = "gemwright-has-no-such-program 2>&-";
    const outcome = await amongGreedy(4, [0, 1, 3], unable);
    expect(outcome.forfeits.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(outcome).toMatchObject({ turns: [], winners: [2] });
    expect(outcome.cut).toBeUndefined();
  });

  it("are gone when the game is, whatever they do", async () => {
    const file = join(folder, "pid");
    const leave = `require("node:fs").writeFileSync(${JSON.stringify(file)}, String(process.pid))`;
    await against(program("stays", `${leave}; setInterval(() => {}, 1000);`), 500);
    const pid = Number(readFileSync(file, "utf8"));
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it("lose when they do not start at all", async () => {
    const outcome = await against("gemwright-has-no-such-program 2>&-");
    expect(outcome.forfeits.map(({ seat }) => seat)).toEqual([0]);
    expect(outcome.winners).toEqual([1]);
  });
});

describe("a match", () => {
  it("plays every deal once from every seat", () => {
    const jobs = [...jobsOf(3, 9, 5)];
    const rotations = ["012", "120", "201"];
    expect(jobs.map((job) => job.seating.join(""))).toEqual([
      ...rotations,
      ...rotations,
      ...rotations,
    ]);
    expect(jobs[0]?.cards).toEqual(jobs[2]?.cards);
    expect(jobs[0]?.cards).not.toEqual(jobs[3]?.cards);
  });

  it("counts wins, shared wins and a sequential test", () => {
    const tally = new Tally(2);
    for (const job of jobsOf(2, 80, 1)) {
      const first = job.seating.indexOf(0);
      const winners = job.game % 8 === 0 ? [0, 1] : [job.game % 8 < 6 ? first : 1 - first];
      tally.add(job, { turns: [], scores: [15, 15], winners, forfeits: [] });
    }
    expect(tally.shared).toBe(10);
    expect(tally.wins).toEqual([50, 20]);
    expect(tally.strength().share).toBeCloseTo(55 / 80, 9);
    expect(tally.test({ elo0: 0, elo1: 20 }).decided).toBe(undefined);
    expect(tally.test({ elo0: -400, elo1: 0 }).decided).toBe("better");
    expect(tally.test({ elo0: 300, elo1: 700 }).decided).toBe("not better");
  });

  it.each([3, 4])("tests equals against what equals win among %i", (bots) => {
    const tally = new Tally(bots);
    // in every deal each bot wins once, from another seat in every second deal
    for (const job of jobsOf(bots, 100 * bots, 1)) {
      const winner = job.seating.indexOf((job.game + (job.deal % 2)) % bots);
      tally.add(job, {
        turns: [],
        scores: job.seating.map(() => 15),
        winners: [winner],
        forfeits: [],
      });
    }
    expect(tally.strength().elo).toBeCloseTo(0, 6);
    expect(tally.test({ elo0: -100, elo1: -50 }).decided).toBe("better");
    expect(tally.test({ elo0: 50, elo1: 100 }).decided).toBe("not better");
  });

  it("is the surer the more was won, from the first game on", () => {
    const tally = new Tally(2);
    const lows = [...jobsOf(2, 12, 1)].map((job) => {
      const winner = job.seating.indexOf(0);
      tally.add(job, { turns: [], scores: [15, 10], winners: [winner], forfeits: [] });
      return tally.strength().interval[0];
    });
    expect(lows).toEqual(lows.toSorted((a, b) => a - b));
    expect(lows.at(-1)).toBeGreaterThan(lows[0]);
  });

  it("counts the games of a deal that was not played from every seat one by one", () => {
    const tally = new Tally(2);
    for (const job of jobsOf(2, 3, 1)) {
      const winner = job.seating.indexOf(job.game === 1 ? 1 : 0);
      tally.add(job, { turns: [], scores: [15, 10], winners: [winner], forfeits: [] });
    }
    expect(tally.wins).toEqual([2, 1]);
    expect(tally.strength().share).toBeCloseTo(2 / 3, 9);
  });

  it("says how many games nobody ended", async () => {
    const idle = `const steps = message.legal.filter((step) => !/[=+]/.test(step));
      say({ type: "move", step: steps[0] ?? message.legal[0] });`;
    const bot = `cmd:${program("idle", idle)}`;
    const args = ["match", "--bots", `${bot},${bot}`, "--games", "1", "--concurrency", "1"];
    expect((await gemwright(args)).out).toContain("cut      1 not over after 1000 turns");
    expect(JSON.parse((await gemwright([...args, "--json"])).out)).toMatchObject({ cut: 1 });
    // a round robin says the same of each pair
    const all = [...args, "--round-robin"];
    expect((await gemwright(all)).out).toContain("cut      1 not over");
    expect(JSON.parse((await gemwright([...all, "--json"])).out)).toMatchObject({
      pairs: [{ cut: 1, margin: 0 }],
    });
  });

  it("is the same for the same seed, keeps its records and prints what interfaces promise", async () => {
    const file = join(folder, "kept.splendor");
    const args = ["match", "--bots", "champion,greedy", "--games", "4", "--nodes", "16", "--json"];
    const [one, other] = [
      await gemwright([...args, "--out", file]),
      await gemwright([...args, "--concurrency", "1"]),
    ];
    const result = JSON.parse(one.out);
    expect(JSON.parse(other.out)).toEqual(result);
    expect(result).toMatchObject({ games: 4, wins: expect.any(Array), shared: expect.any(Number) });
    expect(result.interval).toHaveLength(2);
    const records = parseRecords(readFileSync(file, "utf8"));
    expect(records.ok && records.value.map((record) => isOver(positionAfter(record)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("hears games in their order where a test may end it, and none after that", () => {
    const heard: number[] = [];
    const take = inTurn(({ job }) => {
      heard.push(job.game);
      return job.game < 3;
    });
    const [first, second, ...others] = [...jobsOf(2, 6, 1)];
    const outcome = { scores: [15, 3], winners: [0], turns: [] } as unknown as GameOutcome;
    expect(take({ job: second, outcome })).toBe(true);
    expect(heard).toEqual([]);
    expect(take({ job: first, outcome })).toBe(true);
    const going = others.toReversed().map((job) => take({ job, outcome }));
    expect(heard).toEqual([0, 1, 2, 3]);
    expect(going).toEqual([true, true, true, false]);
  });

  it("ends a sequential test after the same game however many are played at once", async () => {
    const bots = ["--bots", "greedy,random", "--sprt", "0,100", "--games", "400"];
    const results = ["1", "3"].map((n) => gemwright(["match", ...bots, "--concurrency", n]));
    const [one, three] = await Promise.all(results);
    expect(one.out).toMatch(/^SPRT .*, better$/m);
    expect(three.out).toBe(one.out);
  });

  it("refuses a file that it cannot write before the first game", async () => {
    const args = ["match", "--bots", "random,random", "--games", "2", "--out", `${folder}/no/file`];
    const { code, out, err } = await gemwright(args);
    expect(err).toContain("cannot write");
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  it("tells what was played when it is interrupted, and keeps it", async () => {
    const file = join(folder, "interrupted.splendor");
    const marks = join(folder, "openings");
    writeFileSync(marks, "");
    const mark = `require("node:fs").appendFileSync(${JSON.stringify(marks)}, ".");`;
    const bot = program(
      "marks",
      `if (message.observation.turn < 2) { ${mark} } say({ type: "move", step: message.legal[0] });`,
    );
    const args = ["--bots", `cmd:${bot},random`, "--concurrency", "1", "--json", "--out", file];
    const child = spawn(process.execPath, ["bin/gemwright.js", "match", ...args]);
    let out = "";
    child.stdout.on("data", (text) => (out += String(text)));
    // The third game has begun.
    await expect.poll(() => statSync(marks).size).toBeGreaterThan(2);
    child.kill("SIGINT");
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(130);
    const { games } = JSON.parse(out) as { games: number };
    const records = parseRecords(readFileSync(file, "utf8"));
    expect(games).toBeGreaterThan(1);
    expect(records.ok && records.value.length).toBe(games);
  });

  it("lets a level play with other weights, and refuses a file that holds none", async () => {
    const file = join(folder, "other.bin");
    const shape = { encoder: 32, hidden1: 32, hidden2: 32 };
    const model = new Model(shape, 1);
    model.initialise(new SeededRandom(1));
    writeFileSync(file, makeWeights({ shape, layers: quantise(shape, model.weights) }));
    const args = ["--games", "8", "--nodes", "32", "--json"];
    const { out } = await gemwright(["match", "--bots", `champion,champion@${file}`, ...args]);
    // an untrained net loses
    expect((JSON.parse(out) as { wins: number[] }).wins[0]).toBeGreaterThan(5);
    writeFileSync(file, "no weights");
    const refused = await gemwright(["match", "--bots", `champion@${file},greedy`, ...args]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("too short") as string });
    const missing = await gemwright(["match", "--bots", "champion@/no/net.bin,greedy", ...args]);
    expect(missing).toMatchObject({
      code: 2,
      err: expect.stringContaining("/no/net.bin") as string,
    });
  });

  it("names the mistake in its arguments", async () => {
    expect(await gemwright(["match", "--bots", "champion"])).toMatchObject({ code: 2 });
    expect((await gemwright(["match", "--bots", "champion,nobody"])).err).toContain(
      'no bot "nobody"',
    );
    expect((await gemwright(["match", "--bots", "random,cmd:  "])).err).toContain('no bot "cmd:');
    expect((await gemwright(["match", "--bots", "random,greedy@x.bin"])).err).toContain(
      "greedy plays without weights",
    );
    expect(
      (await gemwright(["match", "--bots", "random,random", "--time", "5", "--nodes", "5"])).err,
    ).toContain("not both");
    const sprt = (bounds: string) =>
      gemwright(["match", "--bots", "random,random", "--games", "2", "--sprt", bounds]);
    expect((await sprt("-5,5")).out).toContain("SPRT");
    for (const bounds of [",10", "0,Infinity", "10,0", "-5"])
      expect((await sprt(bounds)).err).toContain("two Elo differences");
  });

  it("rates every bot on one scale when each has met every other", async () => {
    const args = ["--bots", "random,greedy,random", "--games", "4", "--round-robin"];
    const { out, code } = await gemwright(["match", ...args, "--json"]);
    expect(code).toBe(0);
    const { ratings, pairs } = JSON.parse(out) as {
      ratings: { bot: string; elo: number }[];
      pairs: { first: number; second: number; games: number }[];
    };
    expect(pairs.map(({ games }) => games)).toEqual([4, 4, 4]);
    const who = pairs.map(({ first, second }) => [first, second]);
    expect(who).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    const of = (bot: string) => ratings.filter((each) => each.bot === bot).map(({ elo }) => elo);
    expect(Math.min(...of("greedy"))).toBeGreaterThan(Math.max(...of("random")));
  });

  it("keeps the games of a round robin, pair after pair", async () => {
    const file = `${folder}/all-pairs.splendor`;
    const args = ["--bots", "random,greedy,novice", "--games", "2", "--round-robin", "--out", file];
    expect((await gemwright(["match", ...args])).code).toBe(0);
    const records = parseRecords(readFileSync(file, "utf8"));
    expect(records.ok && records.value.map(namesOf)).toEqual([
      ["random", "greedy"],
      ["greedy", "random"],
      ["random", "novice"],
      ["novice", "random"],
      ["greedy", "novice"],
      ["novice", "greedy"],
    ]);
  });

  it("says in its records which turns somebody else played for a bot that had broken down", async () => {
    const file = join(folder, "stand-ins.splendor");
    const bot = `cmd:${program("leaves-soon", "if (message.observation.turn > 4) process.exit(3); say({ type: 'move', step: message.legal[0] });")}`;
    await gemwright(["match", "--bots", `random,${bot},random`, "--games", "1", "--out", file]);
    const records = parseRecords(readFileSync(file, "utf8"));
    if (!records.ok) throw new Error(records.error.reason);
    const [, second, ...others] = standInsOf(records.value[0]);
    // turns 2 and 5 were its own
    expect(second?.slice(0, 2)).toEqual([8, 11]);
    expect(others).toEqual([undefined]);
  });

  it("names whoever breaks the protocol in a round robin too", async () => {
    const bot = `cmd:${program("quits", "process.exit(3);")}`;
    const args = ["match", "--round-robin", "--bots", `random,greedy,${bot}`, "--games", "2"];
    expect((await gemwright(args)).out.match(/forfeit {2}games 1, 2: .* has ended/g)).toHaveLength(
      2,
    );
    const { pairs } = JSON.parse((await gemwright([...args, "--json"])).out) as {
      pairs: { forfeits: { bot: number }[] }[];
    };
    const blamed = pairs.map(({ forfeits }) => forfeits.map((forfeit) => forfeit.bot));
    expect(blamed).toEqual([[], [3, 3], [3, 3]]);
  });
});
