import { useEffect, useMemo, useState } from "preact/hooks";
import { called } from "../app/page.tsx";
import { t } from "../i18n/i18n.ts";
import { callBack } from "../table/attention.ts";
import { sound } from "../table/sound.ts";
import { type Call, FarTable } from "./far-table.ts";
import { type LastTable, tableAddress } from "./last-table.ts";
import "./far-call.css";

function textOf({ why, names, round }: Call): string {
  const m = t();
  const all = m.listOf(names);
  if (why === "rematch") return m.rematchWaits(all, names.length);
  return `${why === "turn" ? m.yourTurn : m.gameBegan} · ${m.goOnDetail(all, round)}`;
}

/** A call from the last table to whoever reads another page, with the way to it. */
export function FarCall({ last }: { readonly last: LastTable }) {
  const m = t();
  const far = useMemo(() => new FarTable(last), [last.table]);
  useEffect(() => () => far.end(), [far]);
  const [read, setRead] = useState("");
  const call = far.call.value;
  const all = call ? textOf(call) : "";
  const text = all === read ? "" : all;
  const why = call?.why ?? "";
  useEffect(() => {
    called.value = text !== "";
    if (!text) return undefined;
    sound("knock");
    callBack(text, why);
    return () => void (called.value = false);
  }, [text]);
  return (
    // there from the beginning, so that a change of it is heard
    <div role="status">
      {text && (
        <section class="far-call">
          <p>{text}</p>
          {why === "rematch" ? (
            <button type="button" class="btn main" onClick={() => far.playAgain()}>
              {m.rematch}
            </button>
          ) : (
            <a class="btn main" href={tableAddress(last)}>
              {m.goOn}
            </a>
          )}
          <button type="button" class="btn quiet" onClick={() => setRead(all)}>
            {m.close}
          </button>
        </section>
      )}
    </div>
  );
}
