import type { Language } from "./words.ts";

/** Numbers as a language writes them. */
export interface Written {
  readonly n: (value: number) => string;
  readonly percent: (value: number) => string;
  /** Whole percents, and the same with their sign. */
  readonly whole: (value: number) => string;
  readonly change: (value: number) => string;
}

/** Numbers in the local form. Not every browser knows Icelandic, which writes them as Dutch does. */
export function writtenIn(spoken: Language): Written {
  const local = spoken === "is" ? ["is", "nl"] : spoken;
  const plain = new Intl.NumberFormat(local, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(local, { style: "percent", maximumFractionDigits: 1 });
  const whole = { style: "percent", maximumFractionDigits: 0 } as const;
  const unsigned = new Intl.NumberFormat(local, whole);
  const signed = new Intl.NumberFormat(local, { ...whole, signDisplay: "exceptZero" });
  return {
    n: (value) => plain.format(value),
    percent: (value) => percent.format(value),
    whole: (value) => unsigned.format(value),
    // a hyphen is no minus, and beside a number it is hard to see
    change: (value) => signed.format(value).replace("-", "−"),
  };
}
