import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openTable } from "./company.ts";
import { findings } from "./flaws.ts";
import { drawn } from "./pages.ts";
import { SIZES, UNCACHED, visits } from "./visit.ts";

const { site, visit } = visits();

const KEPT = "Your move is kept here and is sent as soon as the connection is back.";

/** Buttons of the sheet that something else lies over. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.locator(".sheet .buttons .btn").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !button.contains(at);
      })
      .map((button) => button.textContent),
  );

describe("a question about the table that is answered too late", () => {
  it("does not take a game away that has begun", async () => {
    const [anna, bert] = await Promise.all([visit(UNCACHED), visit()]);
    const refused = Promise.withResolvers<void>();
    let answers = 0;
    // somebody sits down and the game starts: the page asks twice, and the second answer is lost
    await anna.route(/\/api\/tables\/[a-z0-9]+(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const { status } = (await answer.json()) as { status?: string };
      if (status !== "running" || ++answers === 1) return route.fulfill({ response: answer });
      await anna.locator("main.table").waitFor();
      await route.abort();
      refused.resolve();
    });
    await openTable(site().url, anna, { Bert: bert });
    await refused.promise;
    await drawn(anna);
    await anna.locator("main.table[data-mine]").waitFor();
    expect(await anna.getByRole("button", { name: "Try now" }).count()).toBe(0);
  });
});

describe.each(Object.entries(SIZES))("when the line is lost on %s", (_, size) => {
  it("a sheet stays whole, and a move confirmed meanwhile waits in sight and is sent", async () => {
    const [anna, bert] = await Promise.all([visit({ ...size, bypassCSP: true }), visit()]);
    await openTable(site().url, anna, { Bert: bert });
    await anna.locator("main.table[data-mine]").waitFor();
    await anna.locator(".market .card").first().click();
    await anna.locator(".sheet [data-confirm]").waitFor();
    await anna.context().setOffline(true);
    const lost = anna.locator(".toast", { hasText: "Connection lost" });
    await lost.waitFor();
    expect(await lost.getByText(KEPT).count()).toBe(0);
    expect(await covered(anna)).toEqual([]);
    expect(await findings(anna)).toEqual([]);

    await anna.locator(".sheet [data-confirm]").click();
    await lost.locator('[role="alert"]', { hasText: KEPT }).waitFor();
    expect(await anna.locator(".turn").textContent()).toContain("Your move waits");
    expect(await anna.locator("main.table[data-mine]").count()).toBe(0);
    // nothing else is decided before that is settled
    await anna.locator(".market .card").nth(1).click();
    await drawn(anna);
    expect(await anna.locator(".sheet [data-confirm]").count()).toBe(0);

    await anna.context().setOffline(false);
    await bert.locator("main.table[data-mine]").waitFor();
    await lost.waitFor({ state: "detached" });
    await anna.locator(".turn", { hasText: "Bert is choosing" }).waitFor();
    expect(await bert.locator(".log > ol > li[data-seat]").count()).toBe(1);
  });
});
