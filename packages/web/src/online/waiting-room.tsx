import type { ClockChoice, TableView } from "@gemwright/protocol";
import { useRef, useState } from "preact/hooks";
import { NameField } from "../app/name-field.tsx";
import { Page } from "../app/page.tsx";
import { goTo } from "../app/route.ts";
import { settings } from "../app/settings.ts";
import { Mark } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { seatNames } from "./seat-name.ts";
import { api, isFinal, troubleText } from "./api.ts";
import { awaitedAt } from "./awaited.ts";
import { clockWords } from "./clock-words.ts";
import { inviteLink } from "./invite-link.ts";
import { forgetTable } from "./last-table.ts";
import { QrCode } from "./qr.tsx";
import { introduce } from "./session.ts";

interface SeatListProps {
  readonly table: TableView;
  /** Who is to come to which seat. */
  readonly awaited: readonly (string | undefined)[];
}

function SeatList({ table, awaited }: SeatListProps) {
  const m = t();
  const names = seatNames(table.seats);
  return (
    <ul class="seat-list">
      {table.seats.map((seat, i) => {
        const name = names[i];
        const comes = awaited[i];
        return (
          <li data-free={name ? undefined : ""}>
            <Mark seat={seat.seat} />
            <span>{name ?? comes ?? m.seatFree}</span>
            {seat.seat === table.seat && <small>{m.you}</small>}
            {comes && <small>{m.notHereYet}</small>}
          </li>
        );
      })}
    </ul>
  );
}

interface TermsProps {
  readonly clock: ClockChoice | null;
  readonly hideReserved: boolean;
}

/** What the game is played with, where that is not as usual. */
function Terms({ clock, hideReserved }: TermsProps) {
  const m = t();
  return (
    <>
      {clock && (
        <p class="terms">
          {m.clock} · {clockWords(clock)}
        </p>
      )}
      {hideReserved && <p class="terms">{m.hideReserved}</p>}
    </>
  );
}

/** The link, as text, as a code, and through whatever the device shares with. */
function Invitation({ table }: { readonly table: TableView }) {
  const m = t();
  const [copied, setCopied] = useState(false);
  const link = inviteLink(table.table, table.invite);
  const field = useRef<HTMLInputElement>(null);
  // without a clipboard, as on plain http, the link is marked so that it can be copied by hand
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.focus();
    }
  };
  return (
    <section class="invitation">
      <div class="form">
        <h2>{m.inviteTitle}</h2>
        <p>{m.inviteText}</p>
        <input
          ref={field}
          class="field"
          readOnly
          value={link}
          aria-label={m.inviteTitle}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="buttons">
          <button type="button" class="btn main" onClick={copy}>
            {copied ? m.copied : m.copyLink}
          </button>
          {"share" in navigator && (
            <button
              type="button"
              class="btn quiet"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {m.share}
            </button>
          )}
        </div>
      </div>
      <QrCode link={link} />
    </section>
  );
}

interface JoinFormProps {
  readonly table: TableView;
  readonly invite: string | undefined;
  readonly onSeated: () => void;
}

/** There is no seat here; at a table of one's own there is. */
export const OpenAnother = () => (
  <a class="btn quiet" href="#/friends/open">
    {t().openTable}
  </a>
);

/** A name, and one sits. */
export function JoinForm({ table, invite, onSeated }: JoinFormProps) {
  const m = t();
  const [name, setName] = useState(settings.name.value);
  const [trouble, setTrouble] = useState("");
  const [full, setFull] = useState(false);
  const sit = async () => {
    const problem = await introduce(name);
    if (problem) return setTrouble(problem);
    const answer = await api.join(table.table, invite);
    const code = answer.ok ? "" : answer.trouble.code;
    // where the seats have gone meanwhile, the table itself says how it stands
    if (answer.ok || code === "already-seated" || code === "started") return onSeated();
    setFull(code === "table-full");
    return setTrouble(troubleText(answer.trouble));
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <NameField label={m.joinText} value={name} onName={setName} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="btn main">
        {m.sitDown}
      </button>
      {full && <OpenAnother />}
    </form>
  );
}

/** Before the start a seat is given up without harm to anybody. */
async function leave(table: string): Promise<void> {
  const answer = await api.leave(table);
  // a seat that the server still holds is one that somebody can be called to
  if (answer.ok || isFinal(answer.trouble)) forgetTable(table);
  goTo("/");
}

interface WaitingRoomProps extends JoinFormProps {
  /** The clock that the game will be played with. */
  readonly clock: ClockChoice | null;
  /** The game that is to be played again here; null where nothing was played before. */
  readonly last: TableView | null;
  /** Somebody has come to watch; there is no seat for them. */
  readonly watches: boolean;
}

/** A table whose seats are not all taken. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { table, clock, last, invite, watches, onSeated } = props;
  const m = t();
  const free = table.seats.filter((seat) => seat.player === null && seat.bot === null).length;
  const awaited = awaitedAt(table, last);
  const names = awaited.flatMap((name) => name ?? []);
  const seated = table.seat !== null;
  const again = seated && names.length > 0;
  const waiting = again ? m.waitsForNames(m.listOf(names)) : m.waitingFor(free);
  return (
    <Page title={seated || watches ? waiting : m.joinTitle}>
      <SeatList table={table} awaited={awaited} />
      <Terms clock={clock} hideReserved={table.hideReserved} />
      {seated ? (
        <>
          <p role="status">{again ? m.rematchText : m.startsByItself}</p>
          {again ? (
            <details class="instead">
              <summary>{m.inviteInstead}</summary>
              <Invitation table={table} />
            </details>
          ) : (
            <Invitation table={table} />
          )}
          <button type="button" class="btn quiet" onClick={() => void leave(table.table)}>
            {m.leaveGame}
          </button>
        </>
      ) : watches ? (
        <p role="status">{m.startsByItself}</p>
      ) : (
        <JoinForm table={table} invite={invite} onSeated={onSeated} />
      )}
    </Page>
  );
}
