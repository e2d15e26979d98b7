import { COLOURS, isLastRound, seatToMove } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { afterPaint } from "../app/after-paint.ts";
import { whenSeen } from "../app/seen.ts";
import { motionFactor } from "../app/settings.ts";
import type { Deed } from "../play/deed.ts";
import { type Change, type Game, deedOf, isEnded } from "../play/game.ts";
import { callBack, tellTurn } from "./attention.ts";
import { TableCtrl } from "./ctrl.ts";
import { letGo } from "./focus.ts";
import { prepareMotion, showWay, stopMotion } from "./motion.ts";
import { type Move, movesBetween } from "./moves.ts";
import { rematchText } from "./rematch.tsx";
import { readySound, sound, soundOf } from "./sound.ts";
import { TableView } from "./table-view.tsx";
import "./above.css";

interface TablePageProps<G extends Game> {
  readonly open: () => G;
  readonly begin: (game: G) => void;
  /** What stands above the table for those who learn or look back. */
  readonly above?: (ctrl: TableCtrl, game: G) => ComponentChildren;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** An opponent's move stays this long before the next thing happens. */
const LINGER = 450;

function hear({ before, after }: Change, moves: readonly Move[]): void {
  soundOf(moves);
  if (isEnded(after) && !isEnded(before)) sound("chord", 0.4);
  else if (isLastRound(after.position) && !isLastRound(before.position)) sound("lowBell", 0.3);
  else if (after.mayAct && !before.mayAct) sound("knock", 0.35);
}

/** Draws the way that things went in a turn. */
function showDeed({ action, seat }: Deed): void {
  const tokens =
    action.kind === "take" ? action.tokens : action.kind === "buy" ? action.paid : undefined;
  const colours = COLOURS.filter((colour) => tokens && tokens[colour] > 0);
  showWay("from" in action ? action.from : undefined, colours, seat);
}

/** A table with its senses: movement, sound, attention. */
export function TablePage<G extends Game>({ open, begin, above }: TablePageProps<G>) {
  const show = useRef<(() => void) | undefined>(undefined);
  const lastMoves = useRef<readonly Move[]>([]);
  const ctrl = useMemo(() => {
    const game = open();
    const made: TableCtrl = new TableCtrl(game, {
      later: afterPaint,
      wait: whenSeen,
      onCalled: () => {
        sound("knock");
        callBack(rematchText(made), "rematch");
      },
      onRefused: () => sound("dull"),
      onSent: letGo,
      onTap: (colour) => sound(colour === "gold" ? "gold" : "stone"),
      onChange: (change) => {
        const deed = deedOf(change);
        const moves = deed ? movesBetween(change.before.position, change.after.position) : [];
        hear(change, moves);
        tellTurn(change);
        // somebody said something, or took a turn back: nothing travels for that
        if (!deed) return undefined;
        // nor over a curtain
        const run = prepareMotion(change.after.curtain === undefined ? moves : []);
        const factor = motionFactor();
        // looking back, one's own turns are shown like those of the others
        const own = !game.replay && seatToMove(change.before.position) === change.before.viewer;
        lastMoves.current = moves;
        return new Promise<void>((resolve) => {
          const settle = (ms: number) => void pause(ms).then(resolve);
          show.current = () => {
            const length = run(factor);
            if (!own && factor > 0) showDeed(deed);
            settle(length + (own ? 0 : LINGER * factor));
          };
          // the promise must not hang where nobody draws
          setTimeout(resolve, 4000);
        });
      },
    });
    return made;
  }, []);

  useEffect(() => {
    begin(ctrl.game as G);
    readySound();
    return () => {
      ctrl.leave();
      stopMotion();
    };
  }, [ctrl]);

  const replays = ctrl.replays.value;
  useEffect(() => {
    const deed = ctrl.view.deeds.at(-1);
    if (!replays || !deed) return;
    showDeed(deed);
    prepareMotion(lastMoves.current.filter((move) => move.kind === "token"))(motionFactor());
  }, [replays]);

  const table = (
    <TableView
      ctrl={ctrl}
      shown={() => {
        const run = show.current;
        show.current = undefined;
        run?.();
      }}
    />
  );
  if (!above) return table;
  return (
    <div class="guided">
      {above(ctrl, ctrl.game as G)}
      {table}
    </div>
  );
}
