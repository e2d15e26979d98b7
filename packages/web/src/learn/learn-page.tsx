import { Page } from "../app/page.tsx";
import { Sign, type SignName } from "../art/stone.tsx";
import { addressOf } from "./book/book-page.tsx";
import { learnTexts } from "./learn-texts.ts";

export const Door = (props: {
  readonly sign: SignName;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}) => (
  <a class="door" href={props.href}>
    <Sign name={props.sign} />
    <h2>{props.title}</h2>
    <p>{props.text}</p>
  </a>
);

/** The way to everything that teaches. */
export function LearnPage() {
  const texts = learnTexts();
  if (!texts) return <Page title="…" />;
  return (
    <Page title={texts.title}>
      <p>{texts.intro}</p>
      <div class="learn-doors">
        <Door
          sign="reserved"
          title={texts.book}
          text={texts.bookText}
          href={addressOf(undefined)}
        />
      </div>
    </Page>
  );
}
