import { useEffect, useMemo } from "preact/hooks";
import { Button } from "../app/button.tsx";
import { settings } from "../app/settings.ts";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { TablePage } from "../table/table-page.tsx";
import { CutGame } from "./cut-game.tsx";
import { OneWindow } from "./one-window.tsx";
import { newBotGame, openLocalGame, startLocal } from "./open.ts";
import { keptGames, putAside, readKept } from "./shelf.ts";

/** A game as the shelf has it now. */
function KeptGame({ id }: { readonly id: string }) {
  const saved = useMemo(() => readKept(id), [id]);
  useEffect(() => {
    if (saved.state === "broken") putAside(id);
  }, [saved]);
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
    <CutGame cut={saved.cut}>
      <TablePage open={() => openLocalGame(id, saved.game)} begin={(game) => void game.run()} />
    </CutGame>
  );
}

/** A game that this device keeps: the one that is named, or the one played last. */
export function PlayPage({ run }: { readonly run: string }) {
  const id = useMemo(() => run || (keptGames()[0]?.id ?? ""), [run]);
  return (
    <OneWindow key={id} id={id}>
      {(takenOver) => <KeptGame key={takenOver} id={id} />}
    </OneWindow>
  );
}
