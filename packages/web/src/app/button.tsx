import type { ComponentChildren } from "preact";

interface ButtonProps {
  readonly main?: boolean;
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}

/** A button with words; the main one is what most people want. */
export const Button = ({ main = false, onTap, children }: ButtonProps) => (
  <button type="button" class={`btn ${main ? "main" : "quiet"}`} onClick={onTap}>
    {children}
  </button>
);
