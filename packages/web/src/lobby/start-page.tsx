import { cardIndex } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useArrival } from "../app/arrival.ts";
import { Door } from "../app/door.tsx";
import { isTablet } from "../app/desk.ts";
import { Staged, useStages } from "../app/stages.tsx";
import { Choices } from "../app/settings-form.tsx";
import { TopBar, useTitle } from "../app/page.tsx";
import { settings } from "../app/settings.ts";
import { keeps } from "../app/store.ts";
import { PrintedCard } from "../art/card-picture.tsx";
import { t } from "../i18n/i18n.ts";
import { BOT_LEVELS, type BotLevel } from "../i18n/words.ts";
import { Lobby } from "./lobby.tsx";
import { SavedGames } from "./saved-games.tsx";
import { SavedTables } from "./saved-tables.tsx";
import "./lobby.css";

/** Three cards that show what the game looks like. */
const FAN = ["123", "211", "320"].map((id) => cardIndex(id) ?? 0);

/** What a tap on the main door needs; fetched as soon as somebody seems to want it. */
const loadStart = () => import("../play/open.ts");

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
      <details class="adjust" open={isTablet.value}>
        <summary>{m.adjust}</summary>
        <Choices<BotLevel>
          label={m.botStrength}
          value={level}
          options={BOT_LEVELS.map((each) => [each, m.levelName[each]] as const)}
          onPick={(each) => (settings.level.value = each)}
          about={m.levelManner[level]}
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
  useTitle("");
  const heading = useArrival<HTMLHeadingElement>();
  const stage = useStages(FAN.length + 2);
  const part = (at: number, children: ComponentChildren) => (
    <Staged stage={stage} at={at}>
      {children}
    </Staged>
  );
  return (
    <div class="start">
      <TopBar />
      <main>
        <section class="hero">
          <div class="hero-text">
            <h1 tabIndex={-1} ref={heading}>
              {m.tagline}
            </h1>
            <p>{m.pitch}</p>
            <PlayNow />
          </div>
          <div class="fan" aria-hidden="true">
            {isTablet.value && FAN.map((card, i) => part(i + 1, <PrintedCard card={card} />))}
          </div>
        </section>
        {!keeps && <p class="trouble">{m.storageOff}</p>}
        {part(
          0,
          <section class="doors">
            <SavedTables />
            <SavedGames atMost={2} />
            <Door sign="link" title={m.friends} text={m.friendsText} href="#/friends" />
            <Door sign="pass" title={m.passAndPlay} text={m.passAndPlayText} href="#/pass" />
            <Door sign="laurel" title={m.learn} text={m.learnText} href="#/learn" />
          </section>,
        )}
        {part(FAN.length + 1, <Lobby />)}
      </main>
    </div>
  );
}
