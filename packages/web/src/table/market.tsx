import { type ReadonlySignal, useComputed } from "@preact/signals";
import {
  type CardIndex,
  LEVELS,
  type Level,
  type NobleIndex,
  type Place,
  SLOTS,
  type Seat,
  deckSize,
  market,
  nobles,
} from "@gemwright/rules";
import { Staged } from "../app/stages.tsx";
import { t } from "../i18n/i18n.ts";
import { CardFace, Deck } from "./card-face.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { nameOfPlace } from "./half-made.ts";
import { highlighted } from "./highlight.ts";
import { NobleTile } from "./noble-tile.tsx";
import { freshPlaces } from "./recent.ts";
import { Roving } from "./roving.tsx";

interface Part {
  readonly ctrl: TableCtrl;
}

/** A part of the table that is marked when it is chosen, or when a turn that moved it is pointed at. */
const useMarked = (ctrl: TableCtrl, name: string): ReadonlySignal<boolean> =>
  useComputed(() => ctrl.chosen.value === name || highlighted(name));

function Noble({ ctrl, noble }: Part & { readonly noble: NobleIndex }) {
  return (
    <NobleTile
      position={ctrl.position}
      seat={ctrl.watching ? undefined : ctrl.self}
      noble={noble}
      selected={useMarked(ctrl, `noble-${noble}`)}
      onTap={() => ctrl.lookAtNoble(noble)}
    />
  );
}

/** The nobles that wait. */
export const Nobles = ({ ctrl }: Part) => (
  <Roving class="nobles" label={t().nobles} columns={1}>
    {nobles(ctrl.position).map((noble) => (
      <Noble key={noble} ctrl={ctrl} noble={noble} />
    ))}
  </Roving>
);

function MarketDeck({ ctrl, level }: Part & { readonly level: Level }) {
  return (
    <Deck
      level={level}
      left={deckSize(ctrl.position, level)}
      plain={ctrl.looksOn}
      selected={useMarked(ctrl, `deck-${level}`)}
      onTap={() => ctrl.tapDeck(level)}
    />
  );
}

/** A card with a place on the table. */
export function PlacedCard(
  props: Part & {
    readonly card: CardIndex;
    readonly place: Place;
    readonly freshFrom?: Seat | undefined;
  },
) {
  const { ctrl, card, place } = props;
  const name = nameOfPlace(place);
  return (
    <CardFace
      card={card}
      small={"reserved" in place}
      place={name}
      bill={ctrl.ownBill(card)}
      busy={ctrl.busy}
      gain={useComputed(() => ctrl.gain(place))}
      freshFrom={props.freshFrom}
      selected={useMarked(ctrl, name)}
      onTap={() => ctrl.tapCard(place)}
    />
  );
}

/** How many cells of the market are drawn in one stage, and so how many stages it takes. */
const CELLS_AT_ONCE = 2;
const ROW = SLOTS + 1;
export const MARKET_STAGES = Math.ceil((LEVELS.length * ROW) / CELLS_AT_ONCE);

/** Decks and open cards, the highest level first. */
export function Market(
  props: Part & {
    readonly stage: ReadonlySignal<number>;
    /** The stage at which the first cell is drawn. */
    readonly from: number;
  },
) {
  const { ctrl, stage, from } = props;
  const { position } = ctrl;
  const fresh = freshPlaces(ctrl);
  // drawn once more when every cell is there, so that the arrows know them all
  void useComputed(() => stage.value >= from + MARKET_STAGES).value;
  return (
    <Roving class="market" label={t().market} columns={ROW}>
      {LEVELS.toReversed().map((level, row) => {
        const stageOf = (cell: number) => from + Math.floor((row * ROW + cell) / CELLS_AT_ONCE);
        return (
          <>
            <Staged key={`deck-${level}`} stage={stage} at={stageOf(0)} instead={<span />}>
              <MarketDeck ctrl={ctrl} level={level} />
            </Staged>
            {market(position, level).map((card, slot) => {
              const name = `${level}-${slot}`;
              return (
                <Staged key={name} stage={stage} at={stageOf(slot + 1)} instead={<span />}>
                  {card === undefined ? (
                    <span class="gap" data-place={name}>
                      {t().emptyPlace}
                    </span>
                  ) : (
                    <PlacedCard
                      ctrl={ctrl}
                      card={card}
                      place={{ level, slot }}
                      freshFrom={fresh.get(name)}
                    />
                  )}
                </Staged>
              );
            })}
          </>
        );
      })}
    </Roving>
  );
}
