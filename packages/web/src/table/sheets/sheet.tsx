import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.ts";
import { Rich } from "../../i18n/rich.tsx";
import type { Marked } from "../../i18n/words.ts";
import { type Why, opensSheet } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { RuleLink } from "../note.tsx";
import { ruleOf, tellWhy } from "../tell.ts";

interface SheetProps {
  readonly ctrl: TableCtrl;
  readonly class?: string;
  readonly title: string;
  readonly text?: ComponentChildren;
  /** The card that is talked about. */
  readonly card?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly buttons: ComponentChildren;
}

/**
 * A sheet rises from the bottom of a phone; on a desk it fills the dock and leaves the market free.
 * What it holds may scroll, its buttons never do.
 */
export function Sheet({ ctrl, ...props }: SheetProps) {
  // named here and not on the table, where the browser would look for the sheet among all the rest
  const closing = useComputed(() => (opensSheet(ctrl.choice.value.kind) ? undefined : ""));
  return (
    <section
      class={`sheet ${props.class ?? ""}`}
      data-closing={closing}
      data-sent={ctrl.pressed}
      aria-labelledby="sheet-title"
    >
      <div class="sheet-body">
        {props.card && <div class="pay-card">{props.card}</div>}
        <div class="sheet-text">
          <h2 id="sheet-title">{props.title}</h2>
          {props.text && <p>{props.text}</p>}
        </div>
        {props.children}
      </div>
      <div class="buttons">{props.buttons}</div>
    </section>
  );
}

interface CloseButtonProps {
  readonly ctrl: TableCtrl;
  readonly label?: string;
  readonly possible?: boolean;
}

export const CloseButton = ({ ctrl, label = t().close, possible = true }: CloseButtonProps) => (
  <button
    type="button"
    class="btn quiet"
    aria-disabled={possible ? undefined : true}
    onClick={() => ctrl.cancel()}
  >
    {label}
  </button>
);

interface ActButtonProps {
  readonly label: Marked;
  readonly main?: boolean;
  readonly possible?: boolean;
  readonly onTap: () => void;
}

export const ActButton = ({ label, main = false, possible = true, onTap }: ActButtonProps) => (
  <button
    type="button"
    class={`btn ${main ? "main" : "quiet"}`}
    data-confirm={main ? "" : undefined}
    aria-disabled={possible ? undefined : true}
    onClick={onTap}
  >
    <span>
      <Rich text={label} />
    </span>
  </button>
);

/** Why something cannot be done, with the way to its rule. */
export const Reason = ({ why }: { readonly why: Why }) => (
  <>
    {" "}
    {tellWhy(why)} <RuleLink rule={ruleOf(why)} />
  </>
);
