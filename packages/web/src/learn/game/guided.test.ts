import {
  REFUSALS,
  type Step,
  GEMS,
  COLOURS,
  isOver,
  listLegal,
  noblesOf,
  scores,
  winners,
  wordsOf,
} from "@gemwright/rules";
import { describe, expect, it, vi } from "vitest";
import { TableCtrl } from "../../table/ctrl.ts";
import { LIVE_RULES } from "../book/live-rules.ts";
import { RULE_IDS } from "../rule-ids.ts";
import { type GameTexts, gameTexts } from "./game-texts.ts";
import { LessonGame, isDone } from "./lesson-game.ts";
import { LESSONS, LESSON_NAMES } from "./lessons.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { is } from "./texts/is.ts";
import { nl } from "./texts/nl.ts";
import { sv } from "./texts/sv.ts";

const LANGUAGES: readonly (readonly [string, GameTexts])[] = Object.entries({
  en,
  de,
  sv,
  nl,
  is,
  fr,
});

/** Makes a step as a person would: by taps on the table. */
function tap(ctrl: TableCtrl, step: Step): void {
  const words = wordsOf(step);
  switch (words.kind) {
    case "take":
      for (const gem of GEMS) for (let n = 0; n < words.gems[gem]; n++) ctrl.tapGem(gem);
      break;
    case "return":
      for (const colour of COLOURS)
        for (let n = 0; n < words.tokens[colour]; n++) ctrl.tapGem(colour);
      break;
    case "reserve":
      ctrl.tapCard({ level: words.level, slot: words.slot });
      ctrl.reserve();
      return;
    case "reserve-deck":
      ctrl.tapDeck(words.level);
      break;
    case "purchase":
      ctrl.tapCard(words.place);
      break;
    case "noble":
      ctrl.chooseNoble(words.noble);
      break;
    case "pass":
      break;
  }
  ctrl.confirm();
  if (ctrl.choice.value.kind === "payment") ctrl.confirm();
}

const answered = async (game: LessonGame): Promise<void> => {
  for (let i = 0; i < 50 && !game.view.value.mayAct && !isOver(game.view.value.position); i++)
    await Promise.resolve();
};

async function playLesson(game: LessonGame): Promise<number> {
  const ctrl = new TableCtrl(game);
  await game.run();
  let decisions = 0;
  for (; !isDone(game.view.value, game.lesson) && decisions < 5; decisions++) {
    tap(ctrl, game.wanted!);
    await answered(game);
  }
  ctrl.leave();
  return decisions;
}

describe("the first game", () => {
  it("is played from the first lesson to the last through the table's own controller", async () => {
    const decisions = [];
    for (const lesson of LESSONS) {
      const game = new LessonGame(lesson);
      decisions.push(await playLesson(game));
      expect([lesson.name, isDone(game.view.value, lesson)]).toEqual([lesson.name, true]);
      if (lesson.name !== "end") continue;
      // R6.5: equal prestige, fewer cards
      expect(scores(game.view.value.position)).toEqual([16, 16]);
      expect(winners(game.view.value.position)).toEqual([0]);
    }
    // returning and choosing a noble are decisions of their own
    expect(decisions).toEqual([1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1]);
  });

  it("has the lessons in the order of the game, each where the person is on turn", () => {
    expect(LESSONS.map(({ name }) => name)).toEqual([...LESSON_NAMES]);
    const turns = LESSONS.map(({ turn }) => turn);
    expect(turns.toSorted((a, b) => a - b)).toEqual(turns);
    for (const lesson of LESSONS) expect(new LessonGame(lesson).view.value.mayAct).toBe(true);
  });

  it("answers a legal step that was not asked for without playing it", async () => {
    const game = new LessonGame(LESSONS[0]);
    const ctrl = new TableCtrl(game);
    ctrl.tapGem("red");
    ctrl.tapGem("red");
    ctrl.confirm();
    await Promise.resolve();
    expect(game.other.value).toBe("take");
    expect(game.state.steps).toEqual([]);
    tap(ctrl, game.wanted!);
    await answered(game);
    expect(game.other.value).toBeUndefined();
    expect(isDone(game.view.value, game.lesson)).toBe(true);
  });

  it("takes no further turn once a step is done, and says how to go on", async () => {
    const game = new LessonGame(LESSONS[0]);
    const ctrl = new TableCtrl(game);
    expect(game.closed()).toBeUndefined();
    tap(ctrl, game.wanted!);
    await answered(game);
    expect(game.view.value.mayAct).toBe(false);
    gameTexts();
    await vi.waitFor(() => expect(gameTexts()).toBe(en));
    const { length } = game.state.steps;
    ctrl.tapGem("white");
    expect([ctrl.choice.value.kind, ctrl.answer.note.value]).toEqual([
      "none",
      en.pressNext(en.next),
    ]);
    expect(game.state.steps).toHaveLength(length);
  });

  it("[R3.2] lets the table refuse a pair where fewer than four are left", () => {
    const ctrl = new TableCtrl(new LessonGame(LESSONS[1]));
    ctrl.tapGem("blue");
    ctrl.tapGem("blue");
    expect(ctrl.answer.rule.value).toBe("R3.2");
  });

  it("[R6.1] accepts either card that gives the bonus which the noble lacks", async () => {
    const lesson = LESSONS.find(({ name }) => name === "noble")!;
    for (const slot of [0, 3] as const) {
      const game = new LessonGame(lesson);
      const ctrl = new TableCtrl(game);
      ctrl.tapCard({ level: 1, slot });
      ctrl.confirm();
      await answered(game);
      expect(isDone(game.view.value, lesson)).toBe(true);
      expect(noblesOf(game.view.value.position, 0)).toHaveLength(1);
      ctrl.leave();
    }
    const game = new LessonGame(lesson);
    const before = game.state.steps.length;
    for (const step of listLegal(game.view.value.position))
      if (wordsOf(step).kind !== "purchase") await game.submit(step);
    expect(game.state.steps).toHaveLength(before);
  });

  it("[R6.2] accepts either noble", async () => {
    const game = new LessonGame(LESSONS.find(({ name }) => name === "choose")!);
    const ctrl = new TableCtrl(game);
    tap(ctrl, game.wanted!);
    await answered(game);
    const asked = wordsOf(game.wanted!);
    const others = [8, 9].filter((noble) => asked.kind === "noble" && noble !== asked.noble);
    ctrl.chooseNoble(others[0]);
    ctrl.confirm();
    await answered(game);
    expect(isDone(game.view.value, game.lesson)).toBe(true);
  });

  it.each(LANGUAGES)(
    "has every text in %s, and none of them in English by mistake",
    (code, texts) => {
      expect(Object.keys(texts.lessons)).toEqual([...LESSON_NAMES]);
      for (const name of LESSON_NAMES)
        for (const key of ["title", "why", "how", "after"] as const) {
          const text = texts.lessons[name][key];
          expect(text.length).toBeGreaterThan(8);
          expect(text === en.lessons[name][key]).toBe(code === "en");
        }
      expect(Object.keys(texts.advice)).toEqual(Object.keys(en.advice));
      expect(Object.keys(texts.other)).toEqual(Object.keys(en.other));
    },
  );
});

describe("every numbered rule", () => {
  const used = new Set<string>([
    ...LESSONS.flatMap(({ rules }) => rules),
    ...Object.values(LIVE_RULES).flat(),
    ...Object.values(REFUSALS),
  ]);
  it.each(RULE_IDS)("%s is used by a lesson, a live example or a refusal", (id) => {
    expect(used.has(id)).toBe(true);
  });
});
