import { type Gems, type Position, comingNobles } from "@gemwright/rules";
import { sayNoble } from "../../table/tell.ts";
import type { BookTexts } from "./book-texts.ts";
import { LiveGems } from "./live-example.tsx";
import { NoblePicture } from "./picture.tsx";
import { EXAMPLE_NOBLES, NO_GEMS, exampleBonuses } from "./positions.ts";

const FIRST: Gems = { ...NO_GEMS, white: 3, blue: 3, green: 2, red: 3 };

/** R6.1 and R6.2: who comes to these bonuses. */
export function LiveVisits({ texts }: { readonly texts: BookTexts }) {
  const m = texts.visits;
  const answer = (position: Position | undefined) => {
    const coming = position ? comingNobles(position, 0) : [];
    return (
      <>
        <p>{coming.length > 1 ? m.choose(coming.length) : coming.length === 1 ? m.one : m.none}</p>
        <ul class="picture">
          {EXAMPLE_NOBLES.map((noble) => (
            <li data-comes={coming.includes(noble) ? "" : undefined}>
              <NoblePicture noble={noble} />
              {position && <span class="sr">{sayNoble(position, 0, noble)}</span>}
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <LiveGems
      texts={texts}
      title={m.title}
      label={m.text}
      kind="bonuses"
      first={FIRST}
      at={exampleBonuses}
      answer={answer}
    />
  );
}
