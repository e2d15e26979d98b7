import { type Gems, comingNobles } from "@gemwright/rules";
import { useState } from "preact/hooks";
import { sayNoble } from "../../table/tell.ts";
import type { BookTexts } from "./book-texts.ts";
import { NoblePicture } from "./picture.tsx";
import { EXAMPLE_NOBLES, NO_GEMS, NO_TOKENS, exampleWith } from "./positions.ts";
import { Steppers } from "./stepper.tsx";

/** R6.1 and R6.2: who comes to these bonuses. */
export function LiveVisits({ texts }: { readonly texts: BookTexts }) {
  const m = texts.visits;
  const [bonuses, setBonuses] = useState<Gems>({ ...NO_GEMS, white: 3, blue: 3, green: 2, red: 3 });
  const at = (wanted: Gems) => exampleWith({ bonuses: wanted, tokens: NO_TOKENS });
  const position = at(bonuses);
  const coming = position ? comingNobles(position, 0) : [];
  return (
    <div class="live">
      <h4>
        {texts.tryIt}: {m.title}
      </h4>
      <Steppers
        label={m.text}
        texts={texts}
        values={bonuses}
        kind="bonuses"
        possible={(next) => Object.values(next).every((n) => n <= 4) && at(next) !== undefined}
        onChange={setBonuses}
      />
      <div class="live-answer" role="status">
        <p>{coming.length > 1 ? m.choose(coming.length) : coming.length === 1 ? m.one : m.none}</p>
        <ul class="picture">
          {EXAMPLE_NOBLES.map((noble) => (
            <li data-comes={coming.includes(noble) ? "" : undefined}>
              <NoblePicture noble={noble} />
              {position && <span class="sr">{sayNoble(position, 0, noble)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
