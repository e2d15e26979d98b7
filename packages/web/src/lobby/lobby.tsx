import type { TableLine } from "@gemwright/protocol";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { api } from "../online/api.ts";
import { clockWords } from "../online/clock-words.ts";
import { lastTables, tableAddress } from "../online/last-table.ts";
import { seatNames } from "../online/seat-name.ts";

const REFRESH_MS = 10_000;
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
      <a class="btn quiet" href={own ? tableAddress(own) : `#/t/${table.table}`}>
        {own ? m.goOn : open ? m.join : m.watch}
      </a>
    </li>
  );
}

/** The tables of the server, open ones first. Without a server there is a sentence instead. */
export function Lobby() {
  const m = t();
  const [tables, setTables] = useState<readonly TableLine[]>();
  const [away, setAway] = useState(false);
  const [all, setAll] = useState(false);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      if (document.hidden) return;
      const answer = await api.tables();
      if (!wanted) return;
      setAway(!answer.ok || typeof answer.value !== "object");
      if (answer.ok && typeof answer.value === "object") setTables(answer.value.tables);
    };
    void load();
    const timer = setInterval(() => void load(), REFRESH_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const listed = tables
    ?.filter((table) => table.status !== "over")
    .toSorted((a, b) => Number(b.status === "open") - Number(a.status === "open"));
  return (
    <section class="lobby" aria-busy={tables === undefined && !away}>
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
