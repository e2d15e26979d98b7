import { COLOURS, phase, supply } from "@gemwright/rules";
import { Jewel } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import { highlighted } from "./highlight.ts";
import { Delta, Holdings } from "./holdings.tsx";
import { Roving } from "./roving.tsx";

/** The dishes of the supply; a tap takes. */
export function Supply({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const stock = supply(ctrl.position);
  const taking = ctrl.take.value.gems;
  const lit = highlighted();
  return (
    <Roving class="supply" label={m.supply} columns={COLOURS.length}>
      <h2 class="row-name">{m.supply}</h2>
      {COLOURS.map((colour) => {
        const picked = colour === "gold" ? 0 : taking[colour];
        return (
          <button
            type="button"
            class="dish"
            data-cell=""
            data-gem={colour}
            data-dish={colour}
            data-left={stock[colour] - picked}
            data-picked={picked ? "" : undefined}
            data-lit={lit.has(`dish-${colour}`) ? "" : undefined}
            aria-disabled={colour === "gold" ? true : undefined}
            onClick={() => ctrl.tapGem(colour)}
          >
            <span class="spoken">{m.sayDish(m.gemName[colour], stock[colour], picked)}</span>
            <Jewel gem={colour} />
            <b aria-hidden="true">{stock[colour] - picked}</b>
            <Delta n={-picked} />
          </button>
        );
      })}
    </Roving>
  );
}

/** The own row, column by column under the supply. */
export function OwnRow({ ctrl }: { readonly ctrl: TableCtrl }) {
  const name = ctrl.watching ? ctrl.name(ctrl.self) : t().yours;
  const taking = phase(ctrl.position) === "action" ? ctrl.take.value.gems : {};
  return (
    <section class="mine" aria-label={name}>
      <h2 class="row-name">{name}</h2>
      <Holdings
        position={ctrl.position}
        seat={ctrl.self}
        deltas={{ tokens: taking, bonuses: {} }}
      />
    </section>
  );
}
