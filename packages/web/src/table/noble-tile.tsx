import type { ReadonlySignal } from "@preact/signals";
import {
  GEMS,
  type Gems,
  NOBLES,
  type NobleIndex,
  type Position,
  type Seat,
  missingForNoble,
} from "@gemwright/rules";
import { memoBy } from "../art/memo.ts";
import { Portrait } from "../art/portrait.tsx";
import { BonusTile, Sign } from "../art/stone.tsx";
import { language } from "../i18n/i18n.ts";
import { marksOf } from "./card-face.tsx";
import { sayNoble } from "./tell.ts";

interface NobleTileProps {
  readonly position: Position;
  /** Whose gaps are shown; nobody's to those who only watch. */
  readonly seat: Seat | undefined;
  readonly noble: NobleIndex;
  readonly selected: ReadonlySignal<boolean>;
  readonly onTap: () => void;
}

type Told = NobleTileProps & { readonly words: string };

const gapsOf = (position: Position, seat: Seat | undefined, noble: NobleIndex): Gems | undefined =>
  seat === undefined ? undefined : missingForNoble(position, seat, noble);

const keyOf = ({ position, seat, noble, words }: Told): string =>
  [words, seat, noble, ...Object.values(gapsOf(position, seat, noble) ?? {})].join();

const KeptNoble = memoBy<Told>(keyOf, ({ position, seat, noble, selected, onTap }) => {
  const tile = NOBLES[noble]!;
  const gaps = gapsOf(position, seat, noble);
  return (
    <button
      type="button"
      class="noble"
      data-noble={noble}
      data-cell=""
      {...marksOf(selected)}
      onClick={onTap}
    >
      <span class="spoken">{sayNoble(position, seat, noble)}</span>
      <span class="tondo-box" aria-hidden="true">
        <Portrait noble={tile} />
      </span>
      <b class="prestige" aria-hidden="true">
        {tile.prestige}
      </b>
      <span class="cost" aria-hidden="true">
        {GEMS.filter((gem) => tile.requires[gem]).map((gem) => (
          <span class="price" data-missing={gaps?.[gem]}>
            <BonusTile gem={gem} count={tile.requires[gem]} />
            {gaps && <i class="tag">{gaps[gem] ? `−${gaps[gem]}` : <Sign name="check" />}</i>}
          </span>
        ))}
      </span>
    </button>
  );
});

/** A waiting noble: what it wants, and what the viewer still lacks of that. */
export const NobleTile = (props: NobleTileProps) => <KeptNoble {...props} words={language.value} />;
