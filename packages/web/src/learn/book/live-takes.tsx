import { type Position, listLegal, wordsOf } from "@gemwright/rules";
import { marks } from "../../i18n/marked.ts";
import { Rich } from "../../i18n/rich.tsx";
import type { BookTexts } from "./book-texts.ts";
import { LiveGems } from "./live-example.tsx";
import { exampleSupply } from "./positions.ts";

const FIRST = { white: 3, blue: 4, green: 2, red: 1, black: 0 };

/** R2.2 and R3.2: every take that the rules allow from this supply. */
export function LiveTakes({ texts }: { readonly texts: BookTexts }) {
  const m = texts.takes;
  const answer = (position: Position | undefined) => {
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
  };
  return (
    <LiveGems
      texts={texts}
      title={m.title}
      label={m.text}
      kind="tokens"
      first={FIRST}
      at={exampleSupply}
      answer={answer}
    />
  );
}
