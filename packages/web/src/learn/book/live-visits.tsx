import { comingNobles } from "@gemwright/rules";
import { sayNoble } from "../../table/tell.ts";
import { liveGems } from "./live-example.tsx";
import { NoblePicture } from "./picture.tsx";
import { EXAMPLE_NOBLES, NO_GEMS, exampleBonuses } from "./positions.ts";

/** R6.1 and R6.2: who comes to these bonuses. */
export const LiveVisits = liveGems({
  name: "visits",
  kind: "bonuses",
  first: { ...NO_GEMS, white: 3, blue: 3, green: 2, red: 3 },
  at: exampleBonuses,
  answer: ({ visits: m }, position) => {
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
  },
});
