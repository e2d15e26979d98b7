import type { TableLine } from "@gemwright/protocol";
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { clockWords } from "../online/clock-words.ts";
import { lastTables, tableAddress } from "../online/last-table.ts";
import { seatNames } from "../online/seat-name.ts";
import { useTableList } from "./table-list.ts";

/** Tables in sight before somebody asks for all of them. */
const SHOWN = 8;

function Line({ table }: { readonly table: TableLine }) {
  const m = t();
  const names = seatNames(table.seats).flatMap((name) => name ?? []);
  const open = table.status === "open";
  // whoever sits here goes back to the seat
  const own = lastTables().find((last) => last.table === table.table);
  return (
    <li>
      <span class="name">{m.listOf(names)}</span>
      <span>
        {m.seatsTaken(names.length, table.seats.length)} · {clockWords(table.clock)}
      </span>
      <a
        class="btn quiet"
        href={own ? tableAddress(own) : `#/${open ? "join" : "t"}/${table.table}`}
      >
        {own ? m.goOn : open ? m.join : m.watch}
      </a>
    </li>
  );
}

/** The tables of the server, open ones first. Without a server there is a sentence instead. */
export function Lobby() {
  const m = t();
  const { tables, away, refresh } = useTableList();
  const [all, setAll] = useState(false);
  const listed = tables
    ?.filter((table) => table.status !== "over")
    .toSorted((a, b) => Number(b.status === "open") - Number(a.status === "open"));
  return (
    <section
      class="lobby"
      aria-busy={tables === undefined && !away}
      onPointerEnter={refresh}
      onFocusIn={refresh}
    >
      <h2>{m.openTables}</h2>
      {away ? (
        <p>{m.serverAway}</p>
      ) : listed?.length === 0 ? (
        <div class="no-tables">
          <p>{m.noTables}</p>
          <a class="btn quiet" href="#/friends/open">
            {m.openTable}
          </a>
        </div>
      ) : (
        <ul>
          {listed?.slice(0, all ? undefined : SHOWN).map((table) => (
            <Line key={table.table} table={table} />
          ))}
        </ul>
      )}
      {!away && !all && listed && listed.length > SHOWN && (
        <button type="button" class="btn quiet" onClick={() => setAll(true)}>
          {m.allTables(listed.length)}
        </button>
      )}
    </section>
  );
}
