import type { Step } from "@gemwright/rules";
import { isOver } from "@gemwright/rules";
import { useEffect, useMemo, useState } from "preact/hooks";
import { readText, writeText } from "../../app/store.ts";
import { Rich } from "../../i18n/rich.tsx";
import { LocalGame, type LocalGameState } from "../../play/local-game.ts";
import { newBotGame, openLocalGame } from "../../play/open.ts";
import { readSaved, writeSaved } from "../../play/saved.ts";
import type { TableCtrl } from "../../table/ctrl.ts";
import { TablePage } from "../../table/table-page.tsx";
import { tellHint } from "../../table/tell.ts";
import { adviceFor, frankness } from "./advice.ts";
import { gameTexts } from "./game-texts.ts";

const KEY = "learn.play";

/** The game with advice that was left, or a new one against the easiest bot. */
function firstGame(): LocalGameState {
  const saved = readSaved();
  if (readText(KEY) === "running" && saved.state === "fine" && saved.game.kind === "bots") {
    const game = openLocalGame(saved.game);
    const over = isOver(game.view.value.position);
    game.leave();
    if (!over) return saved.game;
  }
  const fresh = newBotGame(2, "novice");
  writeSaved(fresh);
  writeText(KEY, "running");
  return fresh;
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
  const known = manner === "move" && move?.seq === view.seq ? move.step : undefined;
  return (
    <aside class="coach">
      <p class="coach-text" role="status">
        {manner === "farewell"
          ? texts.onYourOwn
          : view.mayAct && texts.advice[adviceFor(view.position, ctrl.self)]}
        {known !== undefined && view.mayAct && (
          <>
            {" "}
            <Rich text={texts.youCould(tellHint(view.position, known))} />
          </>
        )}
      </p>
    </aside>
  );
}

/** After the lessons: a real game against the easiest bot. */
export function FirstGamePage() {
  const state = useMemo(firstGame, []);
  return (
    <TablePage
      open={() => openLocalGame(state)}
      begin={(game) => void game.run()}
      above={(ctrl, game) => <Adviser ctrl={ctrl} game={game} />}
    />
  );
}
