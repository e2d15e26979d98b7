import { type Step, isOver } from "@gemwright/rules";
import { useEffect, useMemo, useState } from "preact/hooks";
import { TroublePage } from "../../app/trouble-page.tsx";
import { t } from "../../i18n/i18n.ts";
import { Rich } from "../../i18n/rich.tsx";
import { CutGame } from "../../play/cut-game.tsx";
import type { LocalGame } from "../../play/local-game.ts";
import { OneWindow } from "../../play/one-window.tsx";
import { newBotGame, openLocalGame } from "../../play/open.ts";
import { addKept, advisedGame, keptGames, readKept, setAdvisedGame } from "../../play/shelf.ts";
import type { TableCtrl } from "../../table/ctrl.ts";
import { TablePage } from "../../table/table-page.tsx";
import { adviceFor, adviceOn, frankness } from "./advice.ts";
import { gameTexts } from "./game-texts.ts";
import { phraseFor } from "./phrase.ts";

/** The game with advice that was left, or a new one against the easiest bot. */
function firstGame(): string {
  const left = keptGames().find(({ id, over }) => id === advisedGame() && !over);
  if (left && readKept(left.id).state === "fine") return left.id;
  const id = addKept(newBotGame(2, "novice"));
  setAdvisedGame(id);
  return id;
}

/** Advice that becomes less from turn to turn. */
function Adviser({ ctrl, game }: { readonly ctrl: TableCtrl; readonly game: LocalGame }) {
  const texts = gameTexts();
  const { view } = ctrl;
  const turns = view.deeds.filter((deed) => deed.seat === view.viewer && deed.ended).length;
  const manner = frankness(turns);
  const [move, setMove] = useState<{ readonly seq: number; readonly step: Step }>();
  useEffect(() => {
    if (manner !== "move" || !view.mayAct) return;
    void game.hint().then((step) => step !== undefined && setMove({ seq: view.seq, step }));
  }, [view.seq, manner]);
  if (!texts || manner === "silent" || isOver(view.position)) return null;
  const step = manner === "move" && move?.seq === view.seq ? move.step : undefined;
  const said = (): string => {
    if (manner === "farewell") return texts.onYourOwn;
    if (!view.mayAct) return "";
    if (manner === "look") return texts.advice[adviceFor(view.position, ctrl.self)];
    if (step === undefined) return t().hintThinking;
    const why = texts.advice[adviceOn(view.position, ctrl.self, step)];
    return `${why} ${texts.youCould(phraseFor(view.position, step))}`;
  };
  return (
    <aside class="coach">
      <p class="coach-text" role="status">
        <Rich text={said()} />
      </p>
    </aside>
  );
}

/** The table with advice, as the shelf has the game now. */
function AdvisedGame({ id }: { readonly id: string }) {
  const saved = useMemo(() => readKept(id), [id]);
  if (saved.state !== "fine") return <TroublePage title={t().gameGone} />;
  return (
    <CutGame cut={saved.cut}>
      <TablePage
        open={() => openLocalGame(id, saved.game)}
        begin={(game) => void game.run()}
        above={(ctrl, game) => <Adviser ctrl={ctrl} game={game} />}
      />
    </CutGame>
  );
}

/** After the lessons: a real game against the easiest bot. */
export function FirstGamePage() {
  const id = useMemo(firstGame, []);
  return <OneWindow id={id}>{(takenOver) => <AdvisedGame key={takenOver} id={id} />}</OneWindow>;
}
