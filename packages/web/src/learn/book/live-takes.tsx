import { listLegal, wordsOf } from "@gemwright/rules";
import { marks } from "../../i18n/marked.ts";
import { Rich } from "../../i18n/rich.tsx";
import { liveGems } from "./live-example.tsx";
import { exampleSupply } from "./positions.ts";

/** R2.2 and R3.2: every take that the rules allow from this supply. */
export const LiveTakes = liveGems({
  name: "takes",
  kind: "tokens",
  first: { white: 3, blue: 4, green: 2, red: 1, black: 0 },
  at: exampleSupply,
  answer: ({ takes: m }, position) => {
    const takes = (position ? listLegal(position) : [])
      .map(wordsOf)
      .flatMap((words) => (words.kind === "take" ? [words.gems] : []));
    return (
      <>
        <p>{takes.length ? m.possible(takes.length) : m.none}</p>
        <ul class="takes">
          {takes.map((gems) => (
            <li>
              <Rich text={marks(gems)} />
            </li>
          ))}
        </ul>
      </>
    );
  },
});
