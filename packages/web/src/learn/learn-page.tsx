import { Door } from "../app/door.tsx";
import { Page } from "../app/page.tsx";
import { addressOf } from "./book/book-page.tsx";
import { gameTexts } from "./game/game-texts.ts";
import { LESSONS } from "./game/lessons.ts";
import { hasFinished, reachedLesson } from "./game/progress.ts";
import { type LearnTexts, learnTexts } from "./learn-texts.ts";
import { strategyAddress } from "./strategy/strategy-page.tsx";

/** The first game: begin, go on, begin again, or repeat one step. */
function Steps({ texts }: { readonly texts: LearnTexts }) {
  const lessons = gameTexts()?.lessons;
  const reached = reachedLesson();
  return (
    <details class="learn-steps">
      <summary>{texts.steps}</summary>
      <ol>
        {LESSONS.map(({ name }, i) => (
          <li>
            <a href={`#/learn/game/${i + 1}`} aria-current={reached === i + 1 ? "step" : undefined}>
              {lessons?.[name].title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The way to everything that teaches. */
export function LearnPage() {
  const texts = learnTexts();
  if (!texts) return <Page title="…" />;
  const reached = reachedLesson();
  const begun = reached !== undefined && reached > 1;
  const unfinished = begun ? texts.goOn(reached, LESSONS.length) : texts.gameText;
  return (
    <Page title={texts.title}>
      <p>{texts.intro}</p>
      <div class="learn-doors">
        <Door
          sign="laurel"
          title={texts.game}
          text={hasFinished() ? texts.again : unfinished}
          href="#/learn/game"
        />
        {begun && (
          <a class="btn quiet" href="#/learn/game/1">
            {texts.fromStart}
          </a>
        )}
        <Door sign="hint" title={texts.play} text={texts.playText} href="#/learn/play" />
        <Door
          sign="reserved"
          title={texts.book}
          text={texts.bookText}
          href={addressOf(undefined)}
        />
        <Door
          sign="eye"
          title={texts.strategy}
          text={texts.strategyText}
          href={strategyAddress()}
        />
        <Steps texts={texts} />
      </div>
    </Page>
  );
}
