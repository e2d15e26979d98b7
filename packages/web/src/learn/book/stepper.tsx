import { COLOURS, type Colour } from "@gemwright/rules";
import { BonusTile, Stone } from "../../art/stone.tsx";
import { t } from "../../i18n/i18n.ts";
import type { BookTexts } from "./book-texts.ts";

interface SteppersProps<K extends Colour> {
  readonly label: string;
  readonly texts: BookTexts;
  readonly values: Readonly<Record<K, number>>;
  /** Bonuses are drawn as tiles, tokens as stones. */
  readonly kind: "tokens" | "bonuses";
  /** Whether the rules know a table with these numbers. */
  readonly possible: (values: Readonly<Record<K, number>>) => boolean;
  readonly onChange: (values: Readonly<Record<K, number>>) => void;
}

/** One number for each colour, between the borders that the rules set. */
export function Steppers<K extends Colour>(props: SteppersProps<K>) {
  const { label, texts, values, kind, possible, onChange } = props;
  const colours = COLOURS.filter((colour): colour is K => colour in values);
  const button = (colour: K, by: 1 | -1) => {
    const next = { ...values, [colour]: values[colour] + by };
    const open = next[colour] >= 0 && possible(next);
    const name = t().gemName[colour];
    return (
      <button
        type="button"
        class="btn quiet"
        aria-label={by > 0 ? texts.more(name) : texts.fewer(name)}
        aria-disabled={open ? undefined : true}
        onClick={() => open && onChange(next)}
      >
        {by > 0 ? "+" : "−"}
      </button>
    );
  };
  return (
    <fieldset class="steppers">
      <legend>{label}</legend>
      {colours.map((colour) => (
        <div class="stepper" data-colour={colour}>
          {button(colour, 1)}
          {kind === "bonuses" && colour !== "gold" ? (
            <BonusTile gem={colour} count={values[colour]} />
          ) : (
            <Stone gem={colour}>{values[colour]}</Stone>
          )}
          {button(colour, -1)}
        </div>
      ))}
    </fieldset>
  );
}
