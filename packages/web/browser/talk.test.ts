import { describe, expect, it } from "vitest";
import { say, sitTogether } from "./company.ts";
import { findings } from "./flaws.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

describe("a speaker at the table", () => {
  it("is muted and heard again by keyboard, and stays muted when the page is loaded anew", async () => {
    const [anna, bert] = await Promise.all([visit(), visit({ ...DESK, bypassCSP: true })]);
    await sitTogether(site().url, anna, bert, "Bert");
    await say(anna, "one");
    const heard = bert.locator(".talk ol li");
    await heard.filter({ hasText: "one" }).waitFor();
    await bert.getByRole("button", { name: "Mute Anna" }).focus();
    await bert.keyboard.press("Enter");
    await bert.getByRole("button", { name: "Hear Anna again" }).waitFor();
    expect(await heard.count()).toBe(0);
    expect(await findings(bert)).toEqual([]);
    await say(anna, "two");
    await anna.locator(".talk ol li", { hasText: "two" }).waitFor();

    await bert.reload();
    const again = bert.getByRole("button", { name: "Hear Anna again" });
    await again.waitFor();
    expect(await heard.count()).toBe(0);
    await again.click();
    await bert.getByRole("button", { name: "Mute Anna" }).waitFor();
    await say(anna, "three");
    await heard.filter({ hasText: "three" }).waitFor();
    // what was said to deaf ears stays unheard
    expect(await heard.allInnerTexts()).toEqual([
      expect.stringContaining("one"),
      expect.stringContaining("three"),
    ]);
  });

  it("is noticed on a phone, where the talk is a tap away from the first moment on", async () => {
    const [anna, bert] = await Promise.all([visit(), visit({ ...PHONE, bypassCSP: true })]);
    await sitTogether(site().url, anna, bert, "Bert");
    await say(anna, "Hello");
    await bert.getByText("1 new remark").waitFor();
    await bert.locator("button.last").tap();
    await bert.locator(".log-sheet .talk li", { hasText: "Hello" }).waitFor();
    expect(await bert.getByText("1 new remark").count()).toBe(0);
    expect(await findings(bert)).toEqual([]);
    await bert.locator(".log-sheet").getByRole("button", { name: "Mute Anna" }).tap();
    await bert.locator(".log-sheet").getByRole("button", { name: "Close" }).tap();
    await say(anna, "Are you there?");
    await anna.locator(".talk li", { hasText: "Are you there?" }).waitFor();
    expect(await bert.locator(".unread").count()).toBe(0);
  });
});
