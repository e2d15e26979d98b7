import {
  NOBLES,
  PRESTIGE_TO_END,
  RESERVED_LIMIT,
  noblesOf,
  prestige,
  reserved,
} from "@gemwright/rules";
import { Portrait } from "../art/portrait.tsx";
import { Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import { ClockView } from "./clock.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { PlacedCard } from "./market.tsx";
import { Roving } from "./roving.tsx";

interface Part {
  readonly ctrl: TableCtrl;
}

/** The own prestige, and the way to the own reserved cards. */
export function Self({ ctrl }: Part) {
  const m = t();
  const { position, self, view } = ctrl;
  const count = reserved(position, self).length;
  return (
    <section
      class="self"
      data-seat={self + 1}
      data-anchor={`seat-${self}`}
      aria-label={ctrl.own(m.yourPrestige)}
    >
      <Mark seat={self + 1} />
      <span class="who">{ctrl.name(self)}</span>
      <span class="worth">
        {noblesOf(position, self).map((noble) => (
          <Portrait noble={NOBLES[noble]!} />
        ))}
      </span>
      <b class="prestige" data-prestige={self}>
        {prestige(position, self)}
      </b>
      <span class="goal">{m.ofGoal(PRESTIGE_TO_END)}</span>
      {view.clock && <ClockView clock={view.clock} seat={self} name={ctrl.name(self)} />}
      <button
        type="button"
        class="btn bare reserved-button"
        data-reserved={self}
        aria-label={m.sayReserved(count)}
        onClick={() => ctrl.lookAtReserved()}
      >
        <Sign name="reserved" />
        <b>{count}</b>
      </button>
    </section>
  );
}

/** The own reserved cards, where a desk has room for them. */
export function ReservedRow({ ctrl }: Part) {
  const m = t();
  const { position, self } = ctrl;
  const cards = reserved(position, self);
  return (
    <Roving class="reserved" label={ctrl.own(m.yourReserved)} columns={RESERVED_LIMIT} own={self}>
      <h2 class="row-name">
        <Rich text={m.reservedOf(cards.length, RESERVED_LIMIT)} />
      </h2>
      {cards.map((each, index) =>
        each.known ? (
          <PlacedCard key={index} ctrl={ctrl} card={each.card} place={{ reserved: index }} />
        ) : (
          <span class="gap" key={index}>
            {m.sayUnseen(each.level)}
          </span>
        ),
      )}
      {Array.from({ length: RESERVED_LIMIT - cards.length }, () => (
        <span class="gap">{m.freePlace}</span>
      ))}
    </Roving>
  );
}
