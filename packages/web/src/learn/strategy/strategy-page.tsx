import { Page } from "../../app/page.tsx";
import { language } from "../../i18n/i18n.ts";
import { type Written, writtenIn } from "../../i18n/numbers.ts";
import type { Language } from "../../i18n/words.ts";
import { LanguageLinks, useLanguageOf } from "../book/book-page.tsx";
import { FIGURES } from "./figures.ts";
import { type RowName, type StrategyTexts, strategyTexts } from "./strategy-texts.ts";

export const strategyAddress = (spoken: Language = language.value): string =>
  `#/${spoken}/strategy`;

function Averages({
  texts,
  written,
}: {
  readonly texts: StrategyTexts;
  readonly written: Written;
}) {
  const sides = [FIGURES.winner, FIGURES.loser, FIGURES.champion, FIGURES.novice];
  const [, ...heads] = texts.columns;
  return (
    <div class="averages" role="region" aria-label={texts.table} tabIndex={0}>
      <table>
        <caption>{texts.table}</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th scope="col">{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(texts.rows) as RowName[]).map((row) => (
            <tr>
              <th scope="row">{texts.rows[row]}</th>
              {sides.map((side) => (
                <td>{written.n(side[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What our own games show, for those who begin. */
export function StrategyPage({ language: spoken }: { readonly language: Language }) {
  useLanguageOf(spoken);
  const texts = strategyTexts();
  if (!texts) return <Page title="…" />;
  const written = writtenIn(language.value);
  return (
    <Page title={texts.title}>
      <div class="book strategy">
        <p>{texts.intro(written.n(FIGURES.equalGames), written.n(FIGURES.unevenGames))}</p>
        <LanguageLinks to={strategyAddress} />
        {texts.sections.map(({ title, text }) => (
          <section class="rule-section">
            <h2>{title}</h2>
            <p>{text(FIGURES, written)}</p>
          </section>
        ))}
        <Averages texts={texts} written={written} />
        <p>{texts.source}</p>
      </div>
    </Page>
  );
}
