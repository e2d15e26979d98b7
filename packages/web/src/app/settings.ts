import { type Signal, effect, signal } from "@preact/signals";
import { preferredLanguage, speak } from "../i18n/i18n.ts";
import { BOT_LEVELS, type BotLevel, LANGUAGES, type Language } from "../i18n/words.ts";
import { cutName } from "./player-name.ts";
import { readJson, writeText } from "./store.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

const stored = readJson("settings");
const from: Readonly<Record<string, unknown>> =
  typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};

const oneOf = <T extends string | number>(value: unknown, all: readonly T[], otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise;
const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === "boolean" ? value : otherwise;

/** What somebody likes, kept on this device. */
export interface Settings {
  readonly language: Signal<Language>;
  readonly theme: Signal<Theme>;
  readonly sound: Signal<boolean>;
  readonly speed: Signal<Speed>;
  readonly letterKeys: Signal<boolean>;
  readonly notify: Signal<boolean>;
  readonly name: Signal<string>;
  readonly level: Signal<BotLevel>;
  readonly seats: Signal<2 | 3 | 4>;
  /** Whether bots leave time to look. No page offers it: it is there for tests, which need none. */
  readonly unhurried: Signal<boolean>;
}

const languages = Object.keys(LANGUAGES) as Language[];

export const settings: Settings = {
  language: signal(oneOf(from["language"], languages, preferredLanguage(navigator.languages))),
  theme: signal(oneOf(from["theme"], THEMES, "system")),
  sound: signal(flag(from["sound"], true)),
  speed: signal(oneOf(from["speed"], SPEEDS, "normal")),
  letterKeys: signal(flag(from["letterKeys"], true)),
  notify: signal(flag(from["notify"], false)),
  name: signal(typeof from["name"] === "string" ? cutName(from["name"]) : ""),
  level: signal(oneOf(from["level"], BOT_LEVELS, "apprentice")),
  seats: signal(oneOf(from["seats"], [2, 3, 4] as const, 2)),
  unhurried: signal(flag(from["unhurried"], true)),
};

/** Keeps every change, and makes the page follow the theme. */
export function applySettings(): void {
  effect(() => {
    const values = Object.fromEntries(
      Object.entries(settings).map(([key, each]) => [key, each.value]),
    );
    writeText("settings", JSON.stringify(values));
  });
  effect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme.value === "system") delete dataset["theme"];
    else dataset["theme"] = settings.theme.value;
  });
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  settings.language.value = wanted;
}

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

/** How long movements take beside their usual time; 0 where nothing travels. */
export function motionFactor(): number {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm ? 0 : FACTORS[settings.speed.value];
}
