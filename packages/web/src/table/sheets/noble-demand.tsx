import { GEMS, NOBLES, type NobleIndex } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { Portrait } from "../../art/portrait.tsx";
import { BonusTile } from "../../art/stone.tsx";
import { t } from "../../i18n/i18n.ts";

interface NobleDemandProps {
  readonly noble: NobleIndex;
  readonly children?: ComponentChildren;
}

/** A noble's face, worth and wishes. */
export function NobleDemand({ noble, children }: NobleDemandProps) {
  const tile = NOBLES[noble]!;
  return (
    <>
      <Portrait noble={tile} />
      <span>
        <b>{t().plusPrestige(tile.prestige)}</b>
        <span class="cost">
          {GEMS.filter((gem) => tile.requires[gem]).map((gem) => (
            <BonusTile gem={gem} count={tile.requires[gem]} />
          ))}
        </span>
        {children}
      </span>
    </>
  );
}
