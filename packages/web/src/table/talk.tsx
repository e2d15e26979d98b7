import { useEffect, useRef, useState } from "preact/hooks";
import { Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import type { Company } from "../play/game.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Mutes } from "./mute.tsx";
import "./mute.css";

/** The longest remark that the table takes. */
const LIMIT = 200;

/** What the people at the table say to each other. */
export function Talk({ ctrl, company }: { readonly ctrl: TableCtrl; readonly company: Company }) {
  const m = t();
  const [text, setText] = useState("");
  const muted = company.muted.value;
  const heard = company.remarks.value.filter(({ seat }) => !muted.has(seat));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // the newest remark is the last one
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [heard.length, heard.at(-1)]);
  const say = async () => {
    const said = text.trim();
    if (!said) return;
    // cleared at once, so that nothing is said twice and what is typed meanwhile stays
    setText("");
    const trouble = await company.say(said);
    if (!trouble) return;
    ctrl.answer.give(trouble);
    setText((typed) => typed || said);
  };
  return (
    <section class="talk">
      <div role="log" aria-label={m.talk}>
        <ol ref={list}>
          {heard.map((remark) => (
            <li data-seat={remark.seat + 1}>
              <Mark seat={remark.seat + 1} />
              <span>
                <b>{ctrl.name(remark.seat)}</b> {remark.text}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Mutes ctrl={ctrl} company={company} />
      {!ctrl.watching && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <input
            class="field"
            aria-label={m.saySomething}
            placeholder={m.saySomething}
            maxLength={LIMIT}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="btn quiet" aria-label={m.send}>
            <span class="wide">{m.send}</span>
            <span class="narrow" aria-hidden="true">
              <Sign name="arrow" />
            </span>
          </button>
        </form>
      )}
    </section>
  );
}
