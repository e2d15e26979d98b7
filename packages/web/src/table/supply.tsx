import { useComputed } from "@preact/signals";
import { COLOURS, type Colour, phase, supply } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Dish } from "./dish.tsx";
import { highlighted } from "./highlight.ts";
import { Holdings } from "./holdings.tsx";
import { deltasOf, lastDeeds } from "./recent.ts";
import { Roving } from "./roving.tsx";

interface SupplyDishProps {
  readonly ctrl: TableCtrl;
  readonly colour: Colour;
}

function SupplyDish({ ctrl, colour }: SupplyDishProps) {
  const stock = useComputed(() => supply(ctrl.position)[colour]);
  const picked = useComputed(() => ctrl.taking(colour));
  const drawn = useComputed(() => (ctrl.choosing.value === "take" ? ctrl.drawnCount(colour) : 0));
  return (
    <Dish
      colour={colour}
      stock={stock}
      picked={picked}
      drawn={drawn}
      label={() => t().sayDish(t().gemName[colour], stock.value, drawn.value)}
      disabled={colour === "gold"}
      onTap={() => ctrl.tapGem(colour)}
      names={{
        "data-cell": "",
        "data-dish": colour,
        "data-lit": useComputed(() => (highlighted(`dish-${colour}`) ? "" : undefined)),
      }}
    />
  );
}

/** The dishes of the supply; a tap takes. */
export const Supply = ({ ctrl }: { readonly ctrl: TableCtrl }) => (
  <Roving class="supply" label={t().supply} columns={COLOURS.length}>
    <h2 class="row-name">{t().supply}</h2>
    {COLOURS.map((colour) => (
      <SupplyDish ctrl={ctrl} colour={colour} />
    ))}
  </Roving>
);

/** The own row, column by column under the supply. */
export function OwnRow({ ctrl }: { readonly ctrl: TableCtrl }) {
  const name = ctrl.own(t().yours);
  const taking = phase(ctrl.position) === "action" ? ctrl.drawnTake.value.gems : {};
  const own = ctrl.game.replay && lastDeeds(ctrl).find(({ seat }) => seat === ctrl.self);
  return (
    <section class="mine" aria-label={name}>
      <h2 class="row-name">{name}</h2>
      <Holdings
        position={ctrl.position}
        seat={ctrl.self}
        deltas={own ? deltasOf(own) : { tokens: taking, bonuses: {} }}
      />
    </section>
  );
}
