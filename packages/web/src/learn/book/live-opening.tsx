import {
  COLOURS,
  NOBLES,
  type SeatCount,
  deckSize,
  market,
  nobles,
  openingPosition,
  shuffledDeal,
  supply,
} from "@gemwright/rules";
import { useMemo, useState } from "preact/hooks";
import { Portrait } from "../../art/portrait.tsx";
import { Stone } from "../../art/stone.tsx";
import { Choices } from "../../app/settings-form.tsx";
import { browserRandom } from "../../play/random.ts";
import { CardFace } from "../../table/card-face.tsx";
import type { BookTexts } from "./book-texts.ts";

/** R1.1 to R1.5: what lies on the table before the first turn. */
export function LiveOpening({ texts }: { readonly texts: BookTexts }) {
  const m = texts.opening;
  const [seats, setSeats] = useState<SeatCount>(2);
  const [deals, setDeals] = useState(0);
  const [position, first] = useMemo(
    () =>
      [
        openingPosition(shuffledDeal(seats, browserRandom)),
        browserRandom.below(seats) + 1,
      ] as const,
    [seats, deals],
  );
  const there = supply(position);
  return (
    <div class="live">
      <h4>
        {texts.tryIt}: {m.title}
      </h4>
      <Choices
        label={m.players}
        value={String(seats)}
        options={["2", "3", "4"].map((n) => [n, n] as const)}
        onPick={(n) => setSeats(Number(n) as SeatCount)}
      />
      <div class="live-answer" role="status">
        <p>{m.starts(first)}</p>
        <p class="stones">
          {m.inSupply}:{" "}
          {COLOURS.map((colour) => (
            <Stone gem={colour}>{there[colour]}</Stone>
          ))}
        </p>
        <p>{m.decks(deckSize(position, 1), deckSize(position, 2), deckSize(position, 3))}</p>
        <p>{m.nobles(nobles(position).length)}</p>
        <div class="picture">
          {nobles(position).map((noble) => (
            <span class="tondo-box">
              <Portrait noble={NOBLES[noble]!} />
            </span>
          ))}
        </div>
        <div class="picture row">
          {market(position, 1).map((card) => card !== undefined && <CardFace card={card} />)}
        </div>
      </div>
      <button type="button" class="btn quiet" onClick={() => setDeals(deals + 1)}>
        {m.deal}
      </button>
    </div>
  );
}
