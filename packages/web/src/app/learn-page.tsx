import { t } from "../i18n/i18n.ts";
import { Page } from "./page.tsx";

/** The whole game in a few sentences. */
export function LearnPage() {
  const m = t();
  return (
    <Page title={m.learn}>
      <div class="rules">
        <p>{m.rulesIntro}</p>
        <h2>{m.rulesTurn}</h2>
        <ol>
          {m.rulesTurnItems.map((item) => (
            <li>{item}</li>
          ))}
        </ol>
        <h2>{m.rulesBuying}</h2>
        <p>{m.rulesBuyingText}</p>
        <h2>{m.rulesLimits}</h2>
        <p>{m.rulesLimitsText}</p>
        <h2>{m.rulesNobles}</h2>
        <p>{m.rulesNoblesText}</p>
        <h2>{m.rulesEnd}</h2>
        <p>{m.rulesEndText}</p>
      </div>
    </Page>
  );
}
