/** Somebody who takes the guided first game. */
import { COLOURS, type Step, comingNobles, wordsOf } from "@gemwright/rules";
import type { Page } from "playwright-core";
import { LessonGame, isDone } from "../src/learn/game/lesson-game.ts";
import { LESSONS } from "../src/learn/game/lessons.ts";
import { CARD_KEYS } from "../src/table/card-keys.ts";
import { drawn } from "./pages.ts";

type Hands = "pointer" | "touch" | "keys";
export const CONFIRM = "[data-confirm]:not([aria-disabled])";

/** Somebody who follows the lessons with a mouse, a finger or the keys. */
export class Learner {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.#hands = hands;
  }

  async press(selector: string): Promise<void> {
    const what = this.page.locator(selector).first();
    if (this.#hands === "touch") await what.tap();
    else if (this.#hands === "pointer") await what.click();
    else {
      await what.focus();
      await this.page.keyboard.press(selector.includes("input") ? "Space" : "Enter");
    }
  }

  async #confirm(): Promise<void> {
    if (this.#hands === "keys") await this.page.keyboard.press("Enter");
    else await this.press(CONFIRM);
    await drawn(this.page);
  }

  /** Every way to choose something has its key. */
  async #choose(selectors: readonly string[], keys: readonly string[]): Promise<void> {
    if (this.#hands === "keys") for (const key of keys) await this.page.keyboard.press(key);
    else for (const selector of selectors) await this.press(selector);
  }

  async make(step: Step, coming: readonly number[]): Promise<void> {
    const words = wordsOf(step);
    switch (words.kind) {
      case "take":
      case "return": {
        const counts: Partial<Record<string, number>> =
          words.kind === "take" ? words.gems : words.tokens;
        const all = COLOURS.flatMap((colour) =>
          Array.from({ length: counts[colour] ?? 0 }, () => colour),
        );
        const at = (colour: string) =>
          words.kind === "take" ? `[data-dish="${colour}"]` : `.pickers [data-gem="${colour}"]`;
        await this.#choose(
          all.map(at),
          all.map((colour) => String(COLOURS.indexOf(colour) + 1)),
        );
        break;
      }
      case "reserve":
        await this.#choose(
          [`[data-place="${words.level}-${words.slot}"]`],
          [CARD_KEYS[words.level][words.slot]],
        );
        break;
      case "reserve-deck":
        await this.#choose([`[data-deck="${words.level}"]`], [`Digit${words.level + 6}`]);
        break;
      case "purchase": {
        const { place } = words;
        if ("slot" in place)
          await this.#choose(
            [`[data-place="${place.level}-${place.slot}"]`],
            [CARD_KEYS[place.level][place.slot]],
          );
        else if (this.#hands === "touch") {
          await this.press(".reserved-button");
          await this.press(".sheet .card");
        } else
          await this.#choose([`[data-place="r${place.reserved}"]`], ["h", `${place.reserved + 1}`]);
        break;
      }
      case "noble":
        await this.press(`.sheet .option:nth-of-type(${coming.indexOf(words.noble) + 1}) input`);
        await this.press(CONFIRM);
        return;
      case "pass":
        break;
    }
    await this.#confirm();
  }

  /** The whole lesson, as the recorded game goes, up to the way on. */
  async learn(number: number): Promise<void> {
    const game = new LessonGame(LESSONS[number - 1]);
    await this.page.locator(".coach-intro[open]").waitFor();
    await this.press(".coach-intro .btn.main");
    for (let n = 0; n < 4 && !isDone(game.view.value, game.lesson); n++) {
      const { wanted } = game;
      const coming = comingNobles(game.view.value.position, 0);
      await this.make(wanted!, coming);
      await game.submit(wanted!);
      for (let i = 0; i < 20; i++) await Promise.resolve();
      if ((await this.page.locator(".sheet.payment").count()) > 0) await this.#confirm();
    }
    await this.page.locator(".coach[data-done]").waitFor();
  }
}
