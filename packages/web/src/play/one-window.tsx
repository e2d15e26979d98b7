import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../app/button.tsx";
import { TroublePage } from "../app/trouble-page.tsx";
import { t } from "../i18n/i18n.ts";
import { onChanged } from "./shelf.ts";

interface OneWindowProps {
  readonly id: string;
  /** Draws the game as it is kept; anew with every number, after it was played elsewhere. */
  readonly children: (takenOver: number) => ComponentChildren;
}

/** A game goes on in one window: two that both went on would each hold a game of their own. */
export function OneWindow({ id, children }: OneWindowProps) {
  /** How often it was taken over here from another window, and whether it is played in one now. */
  const [takenOver, setTakenOver] = useState(0);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => onChanged(id, () => setElsewhere(true)), [id]);
  if (!elsewhere) return <>{children(takenOver)}</>;
  return (
    <TroublePage title={t().playedElsewhere}>
      <Button main onTap={() => (setElsewhere(false), setTakenOver(takenOver + 1))}>
        {t().goOn}
      </Button>
    </TroublePage>
  );
}
