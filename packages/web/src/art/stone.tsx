import type { Colour, Gem } from "@gemwright/rules";
import type { ComponentChildren } from "preact";

export type SignName =
  | "check"
  | "close"
  | "menu"
  | "reserved"
  | "down"
  | "laurel"
  | "broken"
  | "hint"
  | "undo"
  | "again"
  | "arrow"
  | "clock"
  | "eye"
  | "link"
  | "pass"
  | "download"
  | "sound"
  | "silent"
  | "gear"
  | "talk";

/** A small drawn sign; words beside it or an aria-label on its button say the same. */
export const Sign = ({
  name,
  class: extra = "",
}: {
  readonly name: SignName;
  readonly class?: string;
}) => (
  <svg class={`sign ${extra}`} aria-hidden="true">
    <use href={`#sign-${name}`} />
  </svg>
);

/** The house mark. */
export const Brand = () => (
  <svg class="brand" aria-hidden="true">
    <use href="#brand" />
  </svg>
);

/** A faceted stone: a token, or the bonus on a card. */
export const Jewel = ({ gem }: { readonly gem: Colour }) => (
  <svg class="jewel" aria-hidden="true">
    <use href={`#gem-${gem}`} />
  </svg>
);

/** A plain stone that carries a number. */
export const Stone = ({
  gem,
  children,
}: {
  readonly gem: Colour;
  readonly children: ComponentChildren;
}) => (
  <span class="stone" data-gem={gem}>
    <svg aria-hidden="true">
      <use href={`#flat-${gem}`} />
    </svg>
    <b>{children}</b>
  </span>
);

/** A lasting bonus is card-shaped, so that it never looks like a token. */
export const BonusTile = (props: {
  readonly gem: Gem;
  readonly count: number;
  readonly children?: ComponentChildren;
}) => (
  <span class="bonus-tile" data-gem={props.gem} data-none={props.count === 0}>
    <Stone gem={props.gem}>{props.count}</Stone>
    {props.children}
  </span>
);

/** The merchant's mark of a seat: shape and hue together. */
export const Mark = ({
  seat,
  class: extra = "",
}: {
  readonly seat: number;
  readonly class?: string;
}) => (
  <span class={`mark ${extra}`} data-seat={seat}>
    <svg class="sign" aria-hidden="true">
      <use href={`#mark-${seat}`} />
    </svg>
  </span>
);
