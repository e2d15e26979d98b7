import type { TableView } from "@gemwright/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Door } from "../app/door.tsx";
import { t } from "../i18n/i18n.ts";
import { api } from "../online/api.ts";
import {
  type LastTable,
  forgetTable,
  isRecent,
  lastTables,
  tableAddress,
} from "../online/last-table.ts";
import { seatNames } from "../online/seat-name.ts";

function SavedTable({ last }: { readonly last: LastTable }) {
  const m = t();
  const [view, setView] = useState<TableView>();
  useEffect(() => {
    void api.table(last.table, last.invite).then((answer) => {
      const sitting = answer.ok && answer.value.seat !== null && answer.value.status !== "over";
      const called = answer.ok && answer.value.status === "over" && isRecent(last);
      const gone = answer.ok ? !sitting && !called : answer.trouble.code === "unknown";
      if (sitting) setView(answer.value);
      if (gone) forgetTable(last.table);
    });
  }, [last.table]);
  if (!view) return null;
  const others = seatNames(view.seats).filter((_, i) => i + 1 !== view.seat);
  const names = m.listOf(others.map((name) => name ?? m.seatFree));
  const { observation } = view;
  const turn = observation?.toMove === view.seat ? ` · ${m.yourTurn}` : "";
  return (
    <Door
      sign="link"
      title={m.goOn}
      text={(observation ? m.goOnDetail(names, observation.round) : names) + turn}
      href={tableAddress(last)}
      resume
    />
  );
}

/** The tables on the server where one still sits. */
export function SavedTables() {
  const tables = useMemo(lastTables, []);
  return (
    <>
      {tables.map((last) => (
        <SavedTable key={last.table} last={last} />
      ))}
    </>
  );
}
