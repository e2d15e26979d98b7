import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { gemwright } from "../testing/terminal.ts";
import { strengthCurve } from "./curve.ts";
import { Store } from "./store.ts";

const root = mkdtempSync(join(tmpdir(), "gemwright-curve-"));
afterAll(() => rmSync(root, { recursive: true }));

const plot = (folder: string) => gemwright(["train", "--plot", "--folder", folder]);

const refusal = (code: number, reason: string) => ({
  code,
  out: "",
  err: `gemwright: ${reason}\n`,
});

describe("the picture of a training run", () => {
  it("draws its log, and says so when there is none", () => {
    const store = new Store(join(root, "log"));
    expect(() => strengthCurve(store.folder)).toThrow("no such log");
    store.log({ kind: "progress", games: 10, policyLoss: 1, valueLoss: 0.7 });
    store.log({ kind: "match", games: 20, shares: { 2: [0.6, 0.04] }, promoted: true });
    store.log({ kind: "match", games: 30, shares: { 2: [0.6, 0.04] }, promoted: true });
    expect(existsSync(join(store.folder, "log.jsonl"))).toBe(true);
    const picture = strengthCurve(store.folder);
    expect(picture.startsWith("<svg")).toBe(true);
    expect(picture).toContain("140.87");
  });

  it("says in the picture what there is not yet", () => {
    const store = new Store(join(root, "early"));
    const count = (words: string) => strengthCurve(store.folder).split(words).length - 1;
    store.log({ kind: "progress", games: 32 });
    expect([count("no match yet"), count("nothing learnt yet"), count("<polyline")]).toEqual([
      3, 2, 0,
    ]);
    for (const games of [64, 96])
      store.log({ kind: "progress", games, policyLoss: 1, valueLoss: 0.7 });
    expect([count("no match yet"), count("nothing learnt yet"), count("<polyline")]).toEqual([
      3, 0, 2,
    ]);
    store.log({ kind: "match", games: 96, shares: { 2: [0.6, 0.04] }, promoted: true });
    expect([count("no match yet"), count("<circle"), count("<polyline")]).toEqual([2, 1, 2]);
  });

  it("draws a run that was killed and went on from its checkpoint in one line", () => {
    const store = new Store(join(root, "killed"));
    for (const games of [100, 200, 300, 150, 250])
      store.log({ kind: "progress", games, policyLoss: games / 100, valueLoss: 0.7 });
    const [line] = /points="[^"]*"/.exec(strengthCurve(store.folder)) ?? [""];
    const xs = [...line.matchAll(/([\d.]+),/g)].map((match) => Number(match[1]));
    expect(xs).toHaveLength(3);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});

describe("the log", () => {
  const line = (games: number) =>
    JSON.stringify({ kind: "progress", games, policyLoss: 1, valueLoss: 0.7 });

  it("is drawn without a last line that was cut short, and not if another is broken", async () => {
    const { folder } = new Store(join(root, "broken"));
    const log = join(folder, "log.jsonl");
    for (const broken of ['{"kind":"prog', "null", '{"games":1,"shares":{"2":null}}']) {
      writeFileSync(log, `${line(1)}\n${line(2)}\n${broken}`);
      const { code, out } = await plot(folder);
      expect(code).toBe(0);
      expect(out).toContain("1 to 2 games");
      appendFileSync(log, `\n${line(3)}\n`);
      expect(await plot(folder)).toEqual(
        refusal(1, `${log}: line 3 is no entry of a training log`),
      );
    }
    rmSync(log);
    mkdirSync(log);
    expect(await plot(folder)).toEqual(refusal(2, `cannot read ${log}: it is a folder`));
  });

  it.each(["", "\n", '{"kind":"prog'])("is not drawn where it holds no entry: %j", async (text) => {
    const { folder } = new Store(join(root, "empty"));
    const log = join(folder, "log.jsonl");
    writeFileSync(log, text);
    expect(await plot(folder)).toEqual(refusal(1, `${log}: there is nothing in this log yet`));
  });

  it("loses a line that was cut short when the run goes on", async () => {
    const { folder } = new Store(join(root, "cut"));
    writeFileSync(join(folder, "log.jsonl"), `${line(1)}\n${line(2).slice(0, 9)}`);
    new Store(folder).log({ kind: "progress", games: 5, policyLoss: 1, valueLoss: 0.7 });
    const { out } = await plot(folder);
    expect(out).toContain("1 to 5 games");
  });
});
