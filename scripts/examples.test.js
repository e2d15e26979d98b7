import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, test } from "vitest";
import { SeededRandom, deckDealer, isOver, openingPosition, playDealt } from "@gemwright/rules";
import { scores, seatToMove, shuffledDeal, turnsPlayed, winners } from "@gemwright/rules";
import { parseRecords, parseStep } from "@gemwright/notation";
import { makeLegal, makeObservation, parseObservation } from "@gemwright/protocol";
import { ROOT } from "./setup/paths.js";

const EXAMPLES = join(ROOT, "docs", "examples");
const DOCUMENT = readFileSync(join(ROOT, "docs", "WRITING-A-BOT.md"), "utf8");
const started = [];

function start(file, ...args) {
  const child = spawn(process.execPath, [join(EXAMPLES, file), ...args]);
  started.push(child);
  return child;
}

/** Everything a program prints, once it has ended well. */
async function output(child) {
  let printed = "";
  let complaint = "";
  child.stdout.on("data", (data) => (printed += data));
  child.stderr.on("data", (data) => (complaint += data));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(complaint);
  return printed;
}

describe("the examples for bot authors", () => {
  afterEach(() => started.splice(0).forEach((child) => child.kill()));

  test("a random game is printed as a record that can be read", async () => {
    const games = parseRecords(await output(start("random-game.ts")));
    expect(games.ok && games.value.length).toBe(1);
  });

  test("the greedy player beats the random one", async () => {
    expect(await output(start("match.ts", "greedy", "random", "6"))).toContain("greedy: 6, random");
  });

  test("the player that imagines games finishes one", async () => {
    expect(await output(start("match.ts", "playouts", "random", "1"))).toMatch(/playouts: [01]/);
  });

  test.each(["protocol-bot.js", "protocol-greedy.ts"])("%s speaks the protocol", async (file) => {
    const bots = [start(file), start(file)];
    const ends = bots.map((bot) => new Promise((resolve) => bot.on("close", resolve)));
    const answers = bots.map((bot) =>
      createInterface({ input: bot.stdout })[Symbol.asyncIterator](),
    );
    const tell = (seat, message) => bots[seat].stdin.write(`${JSON.stringify(message)}\n`);
    const ask = async (seat, message) => {
      tell(seat, message);
      return JSON.parse((await answers[seat].next()).value);
    };

    const deal = shuffledDeal(2, new SeededRandom(7));
    const position = openingPosition(deal);
    for (const seat of [0, 1]) {
      const hello = { type: "hello", protocol: 1, seats: 2, seat: seat + 1 };
      expect(await ask(seat, hello)).toMatchObject({ type: "ready" });
    }
    while (!isOver(position) && turnsPlayed(position) < 400) {
      const seat = seatToMove(position);
      const observation = makeObservation(position, seat);
      const legal = makeLegal(position);
      const answer = await ask(seat, { type: "move", observation, legal, timeMs: 500 });
      const step = parseStep(position, answer.step);
      if (!step.ok) throw new Error(`${answer.step}: ${step.error.reason}`);
      playDealt(position, step.value, deckDealer(deal));
      tell(1 - seat, { type: "played", seat: seat + 1, turn: answer.step });
    }
    const result = { scores: scores(position), winners: winners(position).map((s) => s + 1) };
    for (const seat of [0, 1]) tell(seat, { type: "end", ...result });
    expect(await Promise.all(ends)).toEqual([0, 0]);
  });

  test("the observation in the document is one that can occur", () => {
    const [, json] = /```json observation\n(.*?)```/s.exec(DOCUMENT);
    const position = parseObservation(JSON.parse(json));
    expect(position.ok && makeObservation(position.value, 1)).toEqual(JSON.parse(json));
  });

  test("the champion tells its chances and its three best turns", async () => {
    const lines = (await output(start("champion-hint.ts"))).trimEnd().split("\n");
    expect(lines[0]).toMatch(/^chances: \d+ % and \d+ %$/);
    expect(lines).toHaveLength(4);
  });

  test.each(readdirSync(EXAMPLES))("%s stands in the document as it is", (file) => {
    expect(DOCUMENT).toContain(`\n${readFileSync(join(EXAMPLES, file), "utf8")}\`\`\`\n`);
  });
});
