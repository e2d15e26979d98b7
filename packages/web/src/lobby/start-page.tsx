import { cardIndex } from "@gemwright/rules";
import type { TableView } from "@gemwright/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Choices } from "../app/settings-form.tsx";
import { TopBar } from "../app/page.tsx";
import { settings } from "../app/settings.ts";
import { keeps, readText } from "../app/store.ts";
import { PrintedCard } from "../art/card-picture.tsx";
import { Sign, type SignName } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { BOT_LEVELS, type BotLevel } from "../i18n/words.ts";
import type { Resumable } from "../play/resumable.ts";
import { api } from "../online/api.ts";
import { forgetTable, lastTable } from "../online/last-table.ts";
import { seatName } from "../online/seat-name.ts";
import { Lobby } from "./lobby.tsx";

/** Three cards that show what the game looks like. */
const FAN = ["123", "211", "320"].map((id) => cardIndex(id) ?? 0);

interface DoorProps {
  readonly sign: SignName;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly resume?: boolean;
}
const Door = ({ sign, title, text, href, resume = false }: DoorProps) => (
  <a class={`door${resume ? " resume" : ""}`} href={href}>
    <Sign name={sign} />
    <h2>{title}</h2>
    <p>{text}</p>
  </a>
);

/** What a tap on the main door needs; fetched as soon as somebody seems to want it. */
const loadStart = () => import("../play/open.ts");

/** The game this device keeps is looked at after the page stands. */
function Resume() {
  const m = t();
  const [found, setFound] = useState<Resumable>();
  useEffect(() => {
    if (readText("game") !== undefined)
      void import("../play/resumable.ts").then(({ findResumable }) => setFound(findResumable()));
  }, []);
  if (!found) return null;
  const names = found.others.map(({ name, bot }) => name || (bot ? m.bot(m.levelName[bot]) : ""));
  return (
    <Door
      sign="reserved"
      title={m.goOn}
      text={
        m.goOnDetail(names.join(", "), found.round) + (found.yourTurn ? ` · ${m.yourTurn}` : "")
      }
      href="#/play"
      resume
    />
  );
}

/** The table on the server where one still sits. */
function ResumeOnline() {
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

function PlayNow() {
  const m = t();
  const level = settings.level.value;
  const seats = settings.seats.value;
  return (
    <div class="play">
      <button
        type="button"
        class="btn main big"
        onPointerEnter={() => void loadStart()}
        onFocus={() => void loadStart()}
        onClick={() =>
          void loadStart().then(({ newBotGame, startLocal }) =>
            startLocal(newBotGame(seats, level)),
          )
        }
      >
        {m.playBot}
        <small>{m.playBotDetail(seats, m.levelName[level])}</small>
      </button>
      <details class="adjust" open={matchMedia("(min-width: 900px)").matches}>
        <summary>{m.adjust}</summary>
        <Choices<BotLevel>
          label={m.botStrength}
          value={level}
          options={BOT_LEVELS.map((each) => [each, m.levelName[each]] as const)}
          onPick={(each) => (settings.level.value = each)}
        />
        <Choices
          label={m.howMany}
          value={String(seats)}
          options={["2", "3", "4"].map((n) => [n, n] as const)}
          onPick={(n) => (settings.seats.value = Number(n) as 2 | 3 | 4)}
        />
      </details>
    </div>
  );
}

/** The first page: one main door, side doors, the tables. */
export function StartPage() {
  const m = t();
  return (
    <div class="start">
      <TopBar />
      <main>
        <section class="hero">
          <div class="hero-text">
            <h1>{m.tagline}</h1>
            <p>{m.pitch}</p>
            <PlayNow />
          </div>
          <div class="fan" aria-hidden="true">
            {FAN.map((card) => (
              <PrintedCard card={card} />
            ))}
          </div>
        </section>
        {!keeps && <p class="trouble">{m.storageOff}</p>}
        <section class="doors">
          <ResumeOnline />
          <Resume />
          <Door sign="link" title={m.friends} text={m.friendsText} href="#/friends" />
          <Door sign="pass" title={m.passAndPlay} text={m.passAndPlayText} href="#/pass" />
          <Door sign="laurel" title={m.learn} text={m.learnText} href="#/learn" />
        </section>
        <Lobby />
      </main>
    </div>
  );
}
