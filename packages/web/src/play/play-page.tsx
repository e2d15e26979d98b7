import { useEffect, useMemo } from "preact/hooks";
import { Page } from "../app/page.tsx";
import { t } from "../i18n/i18n.ts";
import { TablePage } from "../table/table-page.tsx";
import { openLocalGame } from "./open.ts";
import { dropSaved, readSaved } from "./saved.ts";

/** The game that this device keeps. */
export function PlayPage() {
  const saved = useMemo(readSaved, []);
  useEffect(() => {
    if (saved.state === "broken") dropSaved();
  }, [saved]);
  if (saved.state !== "fine")
    return <Page title={saved.state === "broken" ? t().savedBroken : t().unknownPage} />;
  return <TablePage open={() => openLocalGame(saved.game)} begin={(game) => void game.run()} />;
}
