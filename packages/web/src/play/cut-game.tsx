import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../app/button.tsx";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";

interface CutGameProps {
  /** Whether the end of the game could not be read. */
  readonly cut: boolean;
  readonly children: ComponentChildren;
}

/** Whoever goes on with a game whose end is lost is told so first: its table looks like an earlier one. */
export function CutGame({ cut, children }: CutGameProps) {
  const [read, setRead] = useState(!cut);
  if (read) return <>{children}</>;
  return (
    <TroublePage title={t().savedCut}>
      <Button main onTap={() => setRead(true)}>
        {t().goOn}
      </Button>
    </TroublePage>
  );
}
