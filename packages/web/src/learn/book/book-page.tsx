import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Page } from "../../app/page.tsx";
import { goBack } from "../../app/route.ts";
import { Staged, useStages } from "../../app/stages.tsx";
import { settings } from "../../app/settings.ts";
import { language, speak, t } from "../../i18n/i18n.ts";
import { Rich } from "../../i18n/rich.tsx";
import { LANGUAGES, type Language } from "../../i18n/words.ts";
import {
  CHAPTERS,
  CHAPTER_NUMBERS,
  type Chapter,
  RULE_IDS,
  type RuleId,
  isRuleId,
} from "../rule-ids.ts";
import { type BookTexts, bookTexts } from "./book-texts.ts";
import { LiveAfter } from "./live.tsx";
import { Picture } from "./picture.tsx";
import { search } from "./search.ts";

export const addressOf = (rule: string | undefined, spoken: Language = language.value): string =>
  `#/${spoken}/rules${rule ? `/${rule}` : ""}`;

function RuleSection({ id, texts }: { readonly id: RuleId; readonly texts: BookTexts }) {
  const { title, text, example, decision } = texts.rules[id];
  return (
    <article class="rule-section" id={id} tabindex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <a href={addressOf(id)}>{id}</a> {title}
      </h3>
      {text.map((paragraph) => (
        <p>
          <Rich text={paragraph} />
        </p>
      ))}
      {example && (
        <p class="example">
          <b>{texts.example}.</b> <Rich text={example} />
        </p>
      )}
      {decision && (
        <p class="decision">
          <b>
            <abbr title={texts.decision}>D</abbr> {texts.decision}.
          </b>{" "}
          <Rich text={decision} />
        </p>
      )}
      <Picture rule={id} />
    </article>
  );
}

const ChapterView = (props: {
  readonly chapter: Chapter;
  readonly shown: readonly RuleId[];
  readonly texts: BookTexts;
  readonly stage: ReadonlySignal<number>;
}) => {
  const rules = (CHAPTERS[props.chapter] as readonly RuleId[]).filter((id) =>
    props.shown.includes(id),
  );
  if (rules.length === 0) return null;
  return (
    <section class="chapter">
      <h2>
        {props.chapter} {props.texts.chapters[props.chapter]}
      </h2>
      {rules.map((id) => (
        <Staged key={id} stage={props.stage} at={RULE_IDS.indexOf(id)}>
          <RuleSection id={id} texts={props.texts} />
          <LiveAfter rule={id} texts={props.texts} />
        </Staged>
      ))}
    </section>
  );
};

export const LanguageLinks = ({ to }: { readonly to: (spoken: Language) => string }) => (
  <ul class="languages">
    {(Object.entries(LANGUAGES) as [Language, string][]).map(([code, name]) => (
      <li>
        <a
          href={to(code)}
          lang={code}
          hreflang={code}
          aria-current={code === language.value ? "true" : undefined}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** The address says the language of these pages; the reader's own one comes back after them. */
export function useLanguageOf(spoken: Language): void {
  useEffect(() => void speak(spoken), [spoken]);
  useEffect(() => () => void speak(settings.language.value), []);
}

function Contents({ texts }: { readonly texts: BookTexts }) {
  return (
    <nav class="contents" aria-label={texts.contents}>
      {CHAPTER_NUMBERS.map((chapter) => (
        <details>
          <summary>
            {chapter} {texts.chapters[chapter]}
          </summary>
          <ul>
            {(CHAPTERS[chapter] as readonly RuleId[]).map((id) => (
              <li>
                <a href={addressOf(id)}>
                  {id} {texts.rules[id].title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

interface ChaptersProps {
  readonly texts: BookTexts;
  readonly shown: readonly RuleId[];
  /** The rule that the address asks for. */
  readonly wanted: RuleId | undefined;
  readonly onWanted: () => void;
}

/** Rule after rule, so that nobody waits for the last one who begins with the first. */
function Chapters({ texts, shown, wanted, onWanted }: ChaptersProps) {
  const stage = useStages(RULE_IDS.length, wanted === undefined ? 0 : RULE_IDS.length);
  useEffect(() => {
    if (wanted === undefined) return;
    onWanted();
    const place = document.getElementById(wanted);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <>
      {CHAPTER_NUMBERS.map((chapter) => (
        <ChapterView key={chapter} chapter={chapter} shown={shown} texts={texts} stage={stage} />
      ))}
    </>
  );
}

interface BookPageProps {
  readonly language: Language;
  readonly rule: string | undefined;
}

/** The whole rule book on one page; every rule has an address of its own. */
export function BookPage({ language: spoken, rule }: BookPageProps) {
  useLanguageOf(spoken);
  const texts = bookTexts();
  const [words, setWords] = useState("");
  const shown = useMemo(() => (texts ? search(texts, words) : []), [texts, words]);
  const wanted = rule !== undefined && isRuleId(rule) ? rule : undefined;
  if (!texts) return <Page title="…" />;
  return (
    <Page title={texts.title}>
      <div class="book">
        {rule !== undefined && wanted === undefined && (
          <p class="trouble" role="alert">
            {t().noSuchRule(rule)}
          </p>
        )}
        <p>{texts.intro}</p>
        <p>{texts.about}</p>
        <LanguageLinks to={(code) => addressOf(wanted, code)} />
        <div class="book-tools">
          <label>
            <span class="sr">{texts.search}</span>
            <input
              type="search"
              class="field"
              placeholder={texts.search}
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <button type="button" class="btn quiet" onClick={() => print()}>
            {texts.print}
          </button>
          <button type="button" class="btn quiet" onClick={goBack}>
            {texts.back}
          </button>
        </div>
        <p class="found" role="status">
          {words && texts.found(shown.length)}
        </p>
        {!words && <Contents texts={texts} />}
        <Chapters texts={texts} shown={shown} wanted={wanted} onWanted={() => setWords("")} />
      </div>
    </Page>
  );
}
