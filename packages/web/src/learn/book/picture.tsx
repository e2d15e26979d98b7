import {
  COLOURS,
  type Colour,
  GEMS,
  GEMS_IN_SUPPLY,
  GOLD_IN_SUPPLY,
  type Level,
  NOBLES,
  type NobleIndex,
  SEAT_COUNTS,
} from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { Back } from "../../art/back.tsx";
import { Portrait } from "../../art/portrait.tsx";
import { BonusTile, Jewel, Sign, Stone } from "../../art/stone.tsx";
import { CardFace } from "../../table/card-face.tsx";
import type { RuleId } from "../rule-ids.ts";
import { EXAMPLE_NOBLES, known } from "./positions.ts";

/** A noble's tile to look at. */
export function NoblePicture({ noble }: { readonly noble: NobleIndex }) {
  const tile = NOBLES[noble]!;
  return (
    <span class="noble-picture" aria-hidden="true">
      <span class="tondo-box">
        <Portrait noble={tile} />
      </span>
      <span class="wants">
        <b class="prestige">{tile.prestige}</b>
        {GEMS.filter((gem) => tile.requires[gem]).map((gem) => (
          <BonusTile gem={gem} count={tile.requires[gem]} />
        ))}
      </span>
    </span>
  );
}

const Cards = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <CardFace card={known(id)} />
    ))}
  </>
);
const DeckPicture = ({ level }: { readonly level: Level }) => (
  <span class="deck" data-level={level}>
    <Back level={level} />
  </span>
);
const Stones = ({ of }: { readonly of: readonly (readonly [Colour, number])[] }) => (
  <span class="stones">
    {of.map(([colour, n]) => (
      <Stone gem={colour}>{n}</Stone>
    ))}
  </span>
);
const Jewels = ({ of }: { readonly of: readonly Colour[] }) => (
  <span class="jewels">
    {of.map((colour) => (
      <Jewel gem={colour} />
    ))}
  </span>
);
const Arrow = () => <Sign name="arrow" />;

/** The pictures of the rules that have one; the words beside them say the same. */
const PICTURES: Readonly<Partial<Record<RuleId, () => ComponentChildren>>> = {
  "R1.1": () => (
    <Stones
      of={COLOURS.map((colour) => [colour, colour === "gold" ? GOLD_IN_SUPPLY : GEMS_IN_SUPPLY[4]])}
    />
  ),
  "R1.2": () => (
    <>
      <Cards ids={["101", "222", "307"]} />
      <NoblePicture noble={EXAMPLE_NOBLES[0]!} />
    </>
  ),
  "R1.3": () => (
    <>
      <DeckPicture level={1} />
      <Cards ids={["104", "113", "122", "131"]} />
    </>
  ),
  "R1.4": () => (
    <Stones of={SEAT_COUNTS.map((seats) => ["blue" as const, GEMS_IN_SUPPLY[seats]])} />
  ),
  "R2.1": () => (
    <>
      <Jewels of={["white", "green", "red"]} />
      <Jewels of={["blue", "blue"]} />
      <DeckPicture level={2} />
      <Cards ids={["118"]} />
    </>
  ),
  "R3.1": () => <Jewels of={["gold"]} />,
  "R3.2": () => (
    <>
      <Stones of={[["blue", 4]]} />
      <Arrow />
      <Jewels of={["blue", "blue"]} />
      <Arrow />
      <Stones of={[["blue", 2]]} />
    </>
  ),
  "R4.1": () => (
    <>
      <Cards ids={["217"]} />
      <DeckPicture level={3} />
    </>
  ),
  "R4.2": () => (
    <>
      <DeckPicture level={1} />
      <Jewels of={["gold"]} />
    </>
  ),
  "R5.1": () => (
    <>
      <Cards ids={["125"]} />
      <span class="stones">
        <BonusTile gem="blue" count={2} />
      </span>
      <Arrow />
      <Stones of={[["green", 1]]} />
    </>
  ),
  "R5.2": () => (
    <>
      <Jewels of={["red", "red"]} />
      <Jewels of={["red", "gold"]} />
      <Jewels of={["gold", "gold"]} />
    </>
  ),
  "R6.1": () => <NoblePicture noble={EXAMPLE_NOBLES[0]!} />,
  "R6.2": () => (
    <>
      <NoblePicture noble={EXAMPLE_NOBLES[0]!} />
      <NoblePicture noble={EXAMPLE_NOBLES[1]!} />
    </>
  ),
  "R6.4": () => <Sign name="laurel" class="large" />,
};

export function Picture({ rule }: { readonly rule: RuleId }) {
  const draw = PICTURES[rule];
  return draw ? (
    <div class="picture" aria-hidden="true">
      {draw()}
    </div>
  ) : null;
}
