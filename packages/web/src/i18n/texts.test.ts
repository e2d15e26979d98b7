import { afterEach, describe, expect, it } from "vitest";
import { language } from "./i18n.ts";
import { type Loaders, textsOf } from "./texts.ts";
import { LANGUAGES, type Language } from "./words.ts";

/** Loaders that answer when they are told to, and count how often they are asked. */
function counted(fail = new Set<Language>()) {
  const asked: Language[] = [];
  const loaders = Object.fromEntries(
    (Object.keys(LANGUAGES) as Language[]).map((code) => [
      code,
      () => {
        asked.push(code);
        return fail.has(code) ? Promise.reject(new Error("no line")) : Promise.resolve(code);
      },
    ]),
  ) as unknown as Loaders<string>;
  return { loaders, asked };
}
const arrived = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

describe("texts that are fetched when they are wanted", () => {
  afterEach(() => {
    language.value = "en";
  });

  it("are asked for once, and are there when they have arrived", async () => {
    const { loaders, asked } = counted();
    const texts = textsOf(loaders);
    expect(asked).toEqual([]);
    expect([texts(), texts()]).toEqual([undefined, undefined]);
    await arrived();
    expect(texts()).toBe("en");
    expect(asked).toEqual(["en"]);
  });

  it("follow the language, and the old ones stay until the new ones are there", async () => {
    const texts = textsOf(counted().loaders);
    texts();
    await arrived();
    expect(texts()).toBe("en");
    language.value = "is";
    expect(texts()).toBe("en");
    await arrived();
    expect(texts()).toBe("is");
  });

  it("are asked for again after the line was lost", async () => {
    const broken = new Set<Language>(["de"]);
    const { loaders, asked } = counted(broken);
    const texts = textsOf(loaders);
    language.value = "de";
    texts();
    await arrived();
    broken.delete("de");
    expect(texts()).toBeUndefined();
    await arrived();
    expect(texts()).toBe("de");
    expect(asked).toEqual(["de", "de"]);
  });
});
