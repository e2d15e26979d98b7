import type { TableView } from "@gemwright/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Door } from "../app/door.tsx";
import { t } from "../i18n/i18n.ts";
import { api } from "../online/api.ts";
import { forgetTable, lastTable } from "../online/last-table.ts";
import { seatName } from "../online/seat-name.ts";

/** The table on the server where one still sits. */
export function SavedTable() {
  const m = t();
  const [view, setView] = useState<TableView>();
  const last = useMemo(lastTable, []);
  useEffect(() => {
    if (!last) return;
    void api.table(last.table, last.invite).then((answer) => {
      const sitting = answer.ok && answer.value.seat !== null && answer.value.status !== "over";
      if (sitting) setView(answer.value);
      else if (answer.ok) forgetTable();
    });
  }, [last]);
  if (!view || !last) return null;
  const others = view.seats.filter((seat) => seat.seat !== view.seat);
  const names = others.map((seat) => seatName(seat) ?? m.seatFree).join(", ");
  const { observation } = view;
  const turn = observation?.toMove === view.seat ? ` · ${m.yourTurn}` : "";
  return (
    <Door
      sign="link"
      title={m.goOn}
      text={(observation ? m.goOnDetail(names, observation.round) : names) + turn}
      href={`#/t/${last.table}${last.invite ? `/${last.invite}` : ""}`}
      resume
    />
  );
}
