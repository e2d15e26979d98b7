import { CARDS, COLOURS, type Seat } from "@gemwright/rules";
import type { Deed } from "../play/deed.ts";
import type { TableCtrl } from "./ctrl.ts";
import type { Deltas } from "./holdings.tsx";

/**
 * The turns of the others since the viewer's own last one: what somebody wants to be told. Whoever only
 * watches, or looks through a finished game, wants the last turn, whoever made it.
 */
export function lastDeeds({ game, view }: TableCtrl): Deed[] {
  const { deeds, viewer } = view;
  const own = deeds.findLastIndex((deed) => deed.seat === viewer);
  const since = viewer < 0 || game.replay ? deeds.slice(-1) : deeds.slice(own + 1);
  return since.slice(-view.sitters.length);
}

/** What a turn changed in its player's holdings. */
export function deltasOf(deed: Deed): Deltas {
  const { action, returned } = deed;
  const tokens = Object.fromEntries(
    COLOURS.map((colour) => {
      const taken = action.kind === "take" ? action.tokens[colour] : 0;
      const gold = action.kind === "reserve" && colour === "gold" ? action.gold : 0;
      const paid = action.kind === "buy" ? action.paid[colour] : 0;
      return [colour, taken + gold - paid - (returned?.[colour] ?? 0)];
    }),
  );
  return { tokens, bonuses: action.kind === "buy" ? { [CARDS[action.card]!.bonus]: 1 } : {} };
}

/** Market places that were refilled by those turns, with the seat that emptied them. */
export function freshPlaces(ctrl: TableCtrl): ReadonlyMap<string, Seat> {
  const places = new Map<string, Seat>();
  for (const deed of lastDeeds(ctrl)) {
    const from = "from" in deed.action ? deed.action.from : undefined;
    if (from && "slot" in from) places.set(`${from.level}-${from.slot}`, deed.seat);
  }
  return places;
}
