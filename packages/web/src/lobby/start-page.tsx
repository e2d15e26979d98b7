import { cardIndex, round, seatToMove } from "@gemwright/rules";
import { useMemo } from "preact/hooks";
import { Choices } from "../app/settings-form.tsx";
import { TopBar } from "../app/page.tsx";
import { settings } from "../app/settings.ts";
import { keeps } from "../app/store.ts";
import { Sign, type SignName } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { BOT_LEVELS, type BotLevel } from "../i18n/words.ts";
import { LocalGame } from "../play/local-game.ts";
import { newBotGame, startLocal } from "../play/open.ts";
import { readSaved } from "../play/saved.ts";
import { CardFace } from "../table/card-face.tsx";
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

/** The game this device keeps, if it is not over. */
function Resume() {
  const m = t();
  const saved = useMemo(() => {
    const read = readSaved();
    if (read.state !== "fine") return undefined;
    const game = new LocalGame(read.game, {
      bots: { choose: () => Promise.resolve(0), end: () => {} },
      save: () => {},
      record: () => undefined,
      playAgain: () => {},
      hintLevel: "master",
    });
    return game.view.value;
  }, []);
  if (!saved || saved.deeds.length === 0) return null;
  const others = saved.sitters.filter((_, seat) => seat !== saved.viewer);
  const names = others.map((each) => each.name || (each.bot ? m.bot(m.levelName[each.bot]) : ""));
  const turn = seatToMove(saved.position) === saved.viewer ? ` · ${m.yourTurn}` : "";
  return (
    <Door
      sign="reserved"
      title={m.goOn}
      text={m.goOnDetail(names.join(", "), round(saved.position)) + turn}
      href="#/play"
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
        onClick={() => startLocal(newBotGame(seats, level))}
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
              <CardFace card={card} />
            ))}
          </div>
        </section>
        {!keeps && <p class="trouble">{m.storageOff}</p>}
        <section class="doors">
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
