import type { Gems, Position } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BookTexts } from "./book-texts.ts";
import { Steppers } from "./stepper.tsx";

interface LiveExampleProps {
  readonly texts: BookTexts;
  readonly title: string;
  /** What can be changed. */
  readonly children: ComponentChildren;
  /** What the rules say to it. */
  readonly answer: ComponentChildren;
}

/** Something to try, and the answer. */
export const LiveExample = ({ texts, title, children, answer }: LiveExampleProps) => (
  <div class="live">
    <h4>
      {texts.tryIt}: {title}
    </h4>
    {children}
    <div class="live-answer" role="status">
      {answer}
    </div>
  </div>
);

interface GemExample {
  /** Its words in the book. */
  readonly name: "takes" | "visits";
  readonly kind: "tokens" | "bonuses";
  readonly first: Gems;
  /** The table with these numbers; none where the rules know no such table. */
  readonly at: (gems: Gems) => Position | undefined;
  readonly answer: (texts: BookTexts, position: Position | undefined) => ComponentChildren;
}

/** An example that depends on one number for each gem. */
export const liveGems =
  ({ name, kind, first, at, answer }: GemExample) =>
  ({ texts }: { readonly texts: BookTexts }) => {
    const [gems, setGems] = useState(first);
    const { title, text } = texts[name];
    return (
      <LiveExample texts={texts} title={title} answer={answer(texts, at(gems))}>
        <Steppers
          label={text}
          texts={texts}
          values={gems}
          kind={kind}
          possible={(next) => at(next) !== undefined}
          onChange={setGems}
        />
      </LiveExample>
    );
  };
