import { spawn } from "node:child_process";
import { once } from "node:events";
import { makeObservation, type Observation } from "@gemwright/protocol";
import {
  SeededRandom,
  observe,
  openingPosition,
  seatToMove,
  shuffledDeal,
  clonePosition,
  type Position,
} from "@gemwright/rules";
import { parseStep } from "@gemwright/notation";
import { describe, expect, it, onTestFinished } from "vitest";
import { gemwright } from "./testing/terminal.ts";

const HELLO = { type: "hello", protocol: 1, seats: 2, seat: 1 };
const deal = shuffledDeal(2, new SeededRandom(4));

const asked = (position: Position): Observation =>
  makeObservation(observe(position, seatToMove(position), clonePosition(position)), 0);

async function talk(args: readonly string[], messages: readonly object[]) {
  const said = await gemwright(
    ["bot", ...args],
    messages.map((message) => JSON.stringify(message)),
  );
  const answers = said.out.split("\n").filter((line) => line !== "");
  return { ...said, answers: answers.map((line) => JSON.parse(line) as { step?: string }) };
}

describe("bot", () => {
  const position = openingPosition(deal);
  const move = { type: "move", observation: asked(position), legal: [], timeMs: 20 };

  it("answers the questions of the bot protocol with legal steps, until the game ends", async () => {
    const end = { type: "end", scores: [15, 3], winners: [1] };
    const { answers, code } = await talk([], [HELLO, { type: "played" }, move, end, move]);
    expect(code).toBe(0);
    expect(answers[0]).toEqual({ type: "ready", name: "Gemwright champion" });
    const steps = answers.slice(1).map(({ step }) => step ?? "");
    expect(steps).toHaveLength(1);
    expect(parseStep(position, steps[0]).ok).toBe(true);
  });

  it("plays a whole game among others by the words of a match", async () => {
    const bot = `cmd:${process.execPath} bin/gemwright.js bot --player apprentice --seed 1`;
    const match = ["match", "--bots", `${bot},random`, "--games", "2", "--seed", "1", "--json"];
    const { out } = await gemwright(match);
    expect(JSON.parse(out)).toMatchObject({ wins: [2, 0], forfeits: [] });
  });

  it("plays the same with the same seed and nodes, whoever asks", async () => {
    const args = ["--nodes", "300", "--seed", "7"];
    const first = await talk(args, [HELLO, move]);
    expect((await talk(args, [HELLO, { ...move, timeMs: 5000 }])).answers).toEqual(first.answers);
  });

  it.each([
    ["the game ends", { type: "end", scores: [15, 3], winners: [1] }, 0],
    ["a question is none", { type: "move", observation: null }, 1],
  ])("goes when %s, also where the other end stays open", async (_, message, code) => {
    const child = spawn(process.execPath, ["bin/gemwright.js", "bot", "--player", "random"]);
    onTestFinished(() => void child.kill("SIGKILL"));
    const exit = once(child, "exit") as Promise<[number]>;
    child.stdin.write(`${JSON.stringify(HELLO)}\n${JSON.stringify(message)}\n`);
    expect((await exit)[0]).toBe(code);
  });

  it.each([
    ["another protocol", { ...HELLO, protocol: 2 }, "protocol"],
    ["too many seats", { ...HELLO, seats: 5 }, "seats"],
    ["a seat that is none", { ...HELLO, seat: 3 }, "seat 3 of 2"],
    [
      "another's question",
      { ...move, observation: { ...move.observation, seat: 3 - (move.observation.seat ?? 0) } },
      "is to move",
    ],
    ["a list", [], "no JSON object"],
    ["no time to think", { ...move, timeMs: 0 }, "above zero"],
    ["a time that is none", { ...move, timeMs: "soon" }, "above zero"],
  ])("refuses %s", async (_, message, reason) => {
    const { code, err } = await talk([], [message]);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });

  it("says what is wrong with a question that no game can ask", async () => {
    const impossible = { ...move, observation: { ...move.observation, supply: { W: 99 } } };
    const refused = await talk([], [HELLO, impossible]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^gemwright: .+\n$/);
    expect(await gemwright(["bot"], ["no JSON"])).toMatchObject({
      code: 1,
      err: 'gemwright: no JSON object: "no JSON"\n',
    });
    const program = await gemwright(["bot", "--player", "cmd:true"]);
    expect(program.code).toBe(2);
    expect(program.err).toContain('there is no bot "cmd:true"');
    expect(program.err).not.toContain("PROGRAM");
  });
});
