import { CARDS, type CardIndex, GEMS } from "@gemwright/rules";
import { Engraving } from "./engraving.tsx";
import { memo } from "./memo.ts";
import { Jewel, Stone } from "./stone.tsx";

interface CardProps {
  readonly card: CardIndex;
}

/** What is printed on the upper part of a card: its picture, prestige and bonus. */
export const CardPicture = memo(({ card }: CardProps) => {
  const { id, level, bonus, prestige } = CARDS[card]!;
  return (
    <>
      <Engraving id={id} level={level} />
      <span class="head" aria-hidden="true">
        {prestige ? <b class="prestige">{prestige}</b> : <span />}
        <Jewel gem={bonus} />
      </span>
    </>
  );
});

/** The printed cost, where nobody's purse is asked. */
export function PrintedCost({ card }: CardProps) {
  const { cost } = CARDS[card]!;
  return (
    <span class="cost" aria-hidden="true">
      {GEMS.filter((gem) => cost[gem]).map((gem) => (
        <span class="price" data-missing={0}>
          <Stone gem={gem}>{cost[gem]}</Stone>
        </span>
      ))}
    </span>
  );
}

/** A card as it is printed, for pictures that nobody plays with. */
export function PrintedCard({ card }: CardProps) {
  const { bonus, level } = CARDS[card]!;
  return (
    <div class="card" data-bonus={bonus} data-level={level} aria-hidden="true">
      <CardPicture card={card} />
      <PrintedCost card={card} />
    </div>
  );
}
