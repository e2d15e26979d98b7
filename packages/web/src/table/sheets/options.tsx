import { type ComponentChildren, toChildArray } from "preact";

interface OptionsProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Several ways of which one is chosen; they scroll where they are too many for the screen. */
export const Options = ({ class: extra = "", children }: OptionsProps) => (
  <div
    class={`options ${extra}`}
    data-few={toChildArray(children).length < 3 ? "" : undefined}
    role="radiogroup"
    aria-labelledby="sheet-title"
  >
    {children}
  </div>
);

interface OptionProps {
  /** The question that all options of a sheet answer. */
  readonly name: string;
  /** What is heard instead of what is shown. */
  readonly label?: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

export const Option = ({ name, label, chosen, onChoose, children }: OptionProps) => (
  <label class="option" data-on={chosen ? "" : undefined}>
    <input type="radio" name={name} checked={chosen} aria-label={label} onChange={onChoose} />
    {children}
  </label>
);
