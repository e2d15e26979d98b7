import { computed, signal } from "@preact/signals";
import { COLOURS, type Seat } from "@gemwright/rules";
import type { Deed } from "../play/deed.ts";

/** The turn that a log line points at, if any. */
const pointed = signal<Deed | undefined>(undefined);
export const highlight = (deed: Deed | undefined): void => {
  pointed.value = deed;
};

/** The turn that is advised on this table, if any; what is pointed at goes before it. */
const advised = signal<Deed | undefined>(undefined);
export const advise = (deed: Deed | undefined): void => {
  advised.value = deed;
};

const moved = computed((): ReadonlySet<string> => {
  const deed = pointed.value ?? advised.value;
  const names = new Set<string>();
  if (!deed) return names;
  names.add(seatName(deed.seat));
  const { action } = deed;
  if ("from" in action) {
    if ("slot" in action.from) names.add(`${action.from.level}-${action.from.slot}`);
    if ("deck" in action.from) names.add(`deck-${action.from.deck}`);
  }
  const tokens =
    action.kind === "take" ? action.tokens : action.kind === "buy" ? action.paid : undefined;
  for (const colour of COLOURS) {
    if (tokens?.[colour] || deed.returned?.[colour]) names.add(`dish-${colour}`);
    if (action.kind === "reserve" && action.gold && colour === "gold") names.add("dish-gold");
  }
  return names;
});

/** Whether the pointed-at turn moved this part of the table, by the name it has on the screen. */
export const highlighted = (name: string): boolean => moved.value.has(name);

export const seatName = (seat: Seat): string => `seat-${seat}`;
