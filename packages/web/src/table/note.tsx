import { language, t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Marked } from "../i18n/words.ts";
import type { TableCtrl } from "./ctrl.ts";

/** The way to a rule of the rule book, in the reader's language; the table stays as it is meanwhile. */
export const RuleLink = ({ rule }: { readonly rule: string }) => (
  <a class="rule-link" href={`#/${language.value}/rules/${rule}`} target="_blank" rel="noopener">
    {t().ruleNumber(rule)}
    <span class="sr"> {t().inNewTab}</span>
  </a>
);

/** The answer to the last tap, with the rule it comes from; something else where nothing is answered. */
export function Note(props: { readonly ctrl: TableCtrl; readonly otherwise?: Marked }) {
  const text = props.ctrl.answer.note.value;
  const rule = text ? props.ctrl.answer.rule.value : undefined;
  return (
    <>
      <Rich text={text || (props.otherwise ?? "")} />
      {rule && " "}
      {rule && <RuleLink rule={rule} />}
    </>
  );
}
