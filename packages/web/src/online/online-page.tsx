import type { ClockChoice, TableView } from "@gemwright/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { Page } from "../app/page.tsx";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { TablePage } from "../table/table-page.tsx";
import { type Trouble, api, isFinal, isUninvited, troubleText } from "./api.ts";
import { Feed } from "./feed.ts";
import { rememberTable } from "./last-table.ts";
import { OnlineGame } from "./online-game.ts";
import { OpenAnother, WaitingRoom } from "./waiting-room.tsx";

interface OnlinePageProps {
  readonly table: string;
  readonly invite: string | undefined;
  readonly wish: "seat" | "watch" | undefined;
}

/** Whoever wanted to sit is told why not, and what to do instead. */
function FullNote() {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <section class="question" role="status">
      <p>{t().tableFull}</p>
      <OpenAnother />
      <button type="button" class="btn quiet" onClick={() => setRead(true)}>
        {t().close}
      </button>
    </section>
  );
}

/** A table on the server: a room to wait in until it starts, then the table. */
export function OnlinePage({ table, invite, wish }: OnlinePageProps) {
  const [view, setView] = useState<TableView>();
  const [trouble, setTrouble] = useState<Trouble>();
  /** The game before this one; unknown until the table has told of it. */
  const [last, setLast] = useState<TableView | null>();
  const [clock, setClock] = useState<ClockChoice | null>(null);
  const begun = useRef(false);
  const loadLast = async (before: string | null) => {
    const answer = before === null ? undefined : await api.table(before, undefined);
    setLast(answer?.ok ? answer.value : null);
  };
  const load = async () => {
    const answer = await api.table(table, invite);
    // a game that has begun says itself when the line is lost, and stays in sight
    if (!answer.ok && begun.current) return;
    if (answer.ok) setView(answer.value);
    if (answer.ok && answer.value.seat !== null) rememberTable({ table, invite, at: Date.now() });
    if (answer.ok) begun.current = answer.value.status !== "open";
    setTrouble(answer.ok ? undefined : answer.trouble);
  };
  useEffect(() => {
    begun.current = false;
    void load();
  }, [table, invite]);

  const waiting = view?.status === "open";
  const wished = useRef(wish === "seat");
  if (waiting) wished.current = wish !== "watch";
  useEffect(() => {
    if (!waiting) return undefined;
    const feed = new Feed(table, invite, (event) => {
      if (event.type === "opened") setClock(event.clock);
      if (event.type === "opened") void loadLast(event.rematchOf);
      if (event.type !== "chat" && event.seq > (view?.seq ?? -1)) void load();
    });
    return () => feed.end();
  }, [table, waiting, view?.seat]);

  if (trouble)
    return (
      <TroublePage title={isUninvited(trouble) ? t().badInvite : troubleText(trouble)}>
        {isFinal(trouble) ? (
          <a class="btn main" href="#/friends">
            {t().openTable}
          </a>
        ) : (
          <button type="button" class="btn main" onClick={() => void load()}>
            {t().tryNow}
          </button>
        )}
      </TroublePage>
    );
  // everybody has left it before there was a game
  if (view?.status === "over" && !view.observation)
    return (
      <TroublePage title={troubleText({ code: "unknown" })}>
        <a class="btn main" href="#/friends/open">
          {t().openTable}
        </a>
      </TroublePage>
    );
  if (!view || (waiting && last === undefined)) return <Page title={t().tryingNow} />;
  if (view.status === "open" || !view.observation)
    return (
      <WaitingRoom
        table={view}
        clock={clock}
        last={last ?? null}
        invite={invite}
        watches={wish === "watch"}
        onSeated={() => void load()}
      />
    );
  return (
    <>
      <TablePage
        key={`${view.table}-${view.seat}`}
        open={() => new OnlineGame(view, invite)}
        begin={() => {}}
      />
      {wished.current && view.seat === null && view.status === "running" && <FullNote />}
    </>
  );
}
