import { describe, expect, it } from "vitest";
import { openTable } from "./company.ts";
import { findings } from "./flaws.ts";
import { Person } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

describe("people far apart", () => {
  it("see that a question is withdrawn, who is not connected, and who is again", async () => {
    const [anna, bert, carla] = await Promise.all([
      visit({ ...PHONE, bypassCSP: true }),
      visit(),
      visit({ ...DESK, bypassCSP: true }),
    ]);
    await openTable(site().url, anna, { Bert: bert, Carla: carla });
    await new Person(anna, "touch").act();
    await bert.locator("main.table[data-mine]").waitFor();

    await anna.getByRole("button", { name: "Ask to take back" }).tap();
    await bert.getByRole("button", { name: "Agree" }).waitFor();
    await anna.locator(".question", { hasText: "You asked to take your turn back." }).waitFor();
    expect(await findings(anna)).toEqual([]);
    await anna.getByRole("button", { name: "Withdraw the question" }).tap();
    await bert.getByText("Anna withdrew the question.").first().waitFor();
    expect(await bert.getByRole("button", { name: "Agree" }).count()).toBe(0);
    expect(await anna.locator(".question").count()).toBe(0);

    await bert.context().setOffline(true);
    const marks = [anna, carla].map((page) => page.locator('.seat[aria-label*="not connected"]'));
    for (const mark of marks) await mark.waitFor();
    // a folded seat has a sign for it, one at a desk has words; the turn says whom all wait for
    await anna.locator('.seat[data-seat="2"] .folded-away').waitFor();
    await carla.locator(".seat .away", { hasText: "Bert is not connected" }).waitFor();
    const waiting = "Waiting for Bert, who is not connected";
    for (const page of [anna, carla]) {
      expect(await page.locator(".turn").textContent()).toContain(waiting);
      expect(await page.locator(".tray .doing").textContent()).toContain(waiting);
      expect(await findings(page)).toEqual([]);
    }
    // whoever has no line cannot tell of the others
    await bert.locator(".toast", { hasText: "Connection lost" }).waitFor();
    expect(await bert.getByText("not connected").count()).toBe(0);

    await bert.context().setOffline(false);
    await carla.locator("p.sr[role=status]", { hasText: "Bert is connected again" }).waitFor({
      state: "attached",
    });
    for (const mark of marks) await mark.waitFor({ state: "detached" });
    await anna.locator(".turn", { hasText: "Bert is choosing" }).waitFor();
  });
});
