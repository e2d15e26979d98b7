import { type Gems, listLegal, wordsOf } from "@gemwright/rules";
import { useState } from "preact/hooks";
import { marks } from "../../i18n/marked.ts";
import { Rich } from "../../i18n/rich.tsx";
import type { BookTexts } from "./book-texts.ts";
import { exampleSupply } from "./positions.ts";
import { Steppers } from "./stepper.tsx";

/** R2.2 and R3.2: every take that the rules allow from this supply. */
export function LiveTakes({ texts }: { readonly texts: BookTexts }) {
  const m = texts.takes;
  const [supply, setSupply] = useState<Gems>({ white: 3, blue: 4, green: 2, red: 1, black: 0 });
  const position = exampleSupply(supply);
  const takes = (position ? listLegal(position) : [])
    .map(wordsOf)
    .flatMap((words) => (words.kind === "take" ? [words.gems] : []));
  return (
    <div class="live">
      <h4>
        {texts.tryIt}: {m.title}
      </h4>
      <Steppers
        label={m.text}
        texts={texts}
        values={supply}
        kind="tokens"
        possible={(next) => exampleSupply(next) !== undefined}
        onChange={setSupply}
      />
      <div class="live-answer" role="status">
        <p>{takes.length ? m.possible(takes.length) : m.none}</p>
        <ul class="takes">
          {takes.map((gems) => (
            <li>
              <Rich text={marks(gems)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
