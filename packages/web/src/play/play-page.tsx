import { useEffect, useMemo, useState } from "preact/hooks";
import { Button } from "../app/button.tsx";
import { settings } from "../app/settings.ts";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { TablePage } from "../table/table-page.tsx";
import { CutGame } from "./cut-game.tsx";
import { newBotGame, openLocalGame, startLocal } from "./open.ts";
import { keptGames, onChanged, putAside, readKept } from "./shelf.ts";

/** A game that this device keeps: the one that is named, or the one played last. */
export function PlayPage({ run }: { readonly run: string }) {
  const id = useMemo(() => {
    const games = keptGames();
    return run || (games[0]?.id ?? "");
  }, [run]);
  /** How often it was taken over here from another window, and whether it is played in one now. */
  const [takenOver, setTakenOver] = useState(0);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => onChanged(id, () => setElsewhere(true)), [id]);
  const saved = useMemo(() => readKept(id), [id, takenOver]);
  useEffect(() => {
    if (saved.state === "broken") putAside(id);
  }, [saved]);
  // two windows that both went on would each hold a game of its own
  if (elsewhere)
    return (
      <TroublePage title={t().playedElsewhere}>
        <Button main onTap={() => (setElsewhere(false), setTakenOver(takenOver + 1))}>
          {t().goOn}
        </Button>
      </TroublePage>
    );
  if (saved.state !== "fine")
    return (
      <TroublePage title={saved.state === "broken" ? t().savedBroken : t().gameGone}>
        <Button
          main
          onTap={() => startLocal(newBotGame(settings.seats.value, settings.level.value))}
        >
          {t().playBot}
        </Button>
      </TroublePage>
    );
  return (
    <CutGame key={`${id} ${takenOver}`} cut={saved.cut}>
      <TablePage open={() => openLocalGame(id, saved.game)} begin={(game) => void game.run()} />
    </CutGame>
  );
}
