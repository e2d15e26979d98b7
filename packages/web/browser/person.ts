/** Somebody who plays at the table with nothing but what the page shows. */
import type { Page } from "playwright-core";
import { drawn } from "./pages.ts";

export type Hands = "pointer" | "touch" | "keys";

/** What the page asks for next: something to press, or to wait, or nothing more. */
type Next =
  | { readonly do: "wait" }
  | { readonly do: "over" }
  | { readonly do: "press"; readonly what: string; readonly final: boolean };

/** Runs in the page: buys what can be bought, else takes, else reserves. */
function look(turn: number): Next {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.getClientRects().length > 0,
    );
  const press = (what: string, final = false): Next => ({ do: "press", what, final });
  if (document.querySelector("dialog.end")) return { do: "over" };
  if (document.querySelector("dialog.dealt")) return press("dialog.dealt .btn", true);
  if (document.querySelector("main.curtain")) return press("main.curtain .btn", true);
  const table = document.querySelector("main.table[data-mine]");
  if (!table) return { do: "wait" };
  const confirm = "[data-confirm]:not([aria-disabled])";
  if (shown(confirm).length > 0) return press(confirm, true);
  const choice = table.getAttribute("data-choice");
  if (choice === "noble") return press(".sheet .option input");
  const free = ".dish:not([aria-disabled]):not([data-picked])";
  if (choice === "return") {
    const [first] = shown(`.pickers ${free}`);
    return press(`.pickers [data-gem="${first?.dataset["gem"] ?? "white"}"]`);
  }
  const affordable = shown(
    '.card[data-state="buy"][data-place], .card[data-state="gold"][data-place]',
  );
  const card = affordable.at(-1);
  if (choice === "none" && card) return press(`[data-place="${card.dataset["place"]}"]`);
  const dishes = shown(`.supply ${free}:not([data-left="0"])`);
  const dish = dishes[turn % Math.max(1, dishes.length)];
  if (dish) return press(`[data-dish="${dish.dataset["dish"]}"]`);
  // three cards reserved and nothing to take: on a phone the way to buy one leads through a sheet
  if (choice === "reserved") return press('.reserved-sheet .card:not([data-state="short"])');
  const [kept] = shown(".reserved-button");
  if (Number(kept?.textContent) > 2) return press(".reserved-button");
  return press(".market .card");
}

interface State {
  /** What the table has seen; nothing behind a curtain. */
  readonly seq: string | undefined;
  readonly paying: boolean;
  readonly over: boolean;
}

/**
 * Runs in the page: how far the game is. With an earlier state, nothing until a confirmed choice has
 * had its effect: the table has gone on, or it asks how to pay. That the sheet is gone is not enough,
 * because the table still looks as before until the game has answered.
 */
function state(was: State | undefined): State | undefined {
  const table = document.querySelector("main.table");
  const now = {
    seq: table?.getAttribute("data-seq") ?? undefined,
    paying: table?.getAttribute("data-choice") === "payment",
    over: document.querySelector("dialog.end") !== null,
  };
  if (!was) return now;
  return now.over || now.seq !== was.seq || (now.paying && !was.paying) ? now : undefined;
}

export class Person {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands = "pointer") {
    this.page = page;
    this.#hands = hands;
  }

  async #press(selector: string): Promise<void> {
    const what = this.page.locator(selector).first();
    if (this.#hands === "touch") await what.tap();
    else if (this.#hands === "keys") {
      await what.focus();
      await this.page.keyboard.press(selector.endsWith("input") ? "Space" : "Enter");
    } else await what.click();
    await drawn(this.page);
  }

  /** Waits until it is this person's turn, or the game is over. */
  async waitForTurn(): Promise<void> {
    await this.page
      .locator("main.table[data-mine], dialog.end, dialog.dealt, main.curtain")
      .first()
      .waitFor();
    await drawn(this.page);
  }

  /** One decision, confirmed; false when the game is over. */
  async act(turn = 0): Promise<boolean> {
    for (let i = 0; i < 40; i++) {
      await this.waitForTurn();
      const next = await this.page.evaluate(look, turn + i);
      if (next.do === "over") return false;
      if (next.do === "wait") continue;
      const before = await this.page.evaluate(state, undefined);
      await this.#press(next.what);
      if (!next.final) continue;
      const happened = await this.page.waitForFunction(state, before);
      const after = await happened.jsonValue();
      if (after?.seq !== before?.seq || after?.over) return true;
    }
    throw new Error("no decision came about");
  }

  /** Plays until the game is over; `before` is called ahead of every decision. */
  async playToTheEnd(before?: (turn: number) => Promise<void>): Promise<number> {
    for (let turn = 0; turn < 500; turn++) {
      await this.waitForTurn();
      await before?.(turn);
      if (!(await this.act(turn))) return turn;
    }
    throw new Error("the game did not end");
  }
}

/** Settings that make a test quick: nothing travels, nothing sounds, no bot waits to be followed. */
export const QUICK = {
  speed: "off",
  sound: false,
  level: "novice",
  language: "en",
  unhurried: false,
};
