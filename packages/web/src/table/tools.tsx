import { Sign, type SignName } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { reviewAddress } from "../play/replay-address.ts";
import type { TableCtrl } from "./ctrl.ts";

const Tool = (props: {
  readonly sign: SignName;
  readonly label: string;
  readonly onTap: () => void;
  readonly busy?: boolean;
}) => (
  <button
    type="button"
    class="btn quiet tool"
    onClick={props.onTap}
    aria-disabled={props.busy || undefined}
    title={props.label}
  >
    <Sign name={props.sign} />
    <span class="tool-label">{props.label}</span>
  </button>
);

/** The way from a game that is looked through to what the champion says of it. */
const ReviewTool = ({ href }: { readonly href: string }) => (
  <a class="btn quiet tool" href={href} title={t().review}>
    <Sign name="eye" />
    <span class="tool-label">{t().review}</span>
  </a>
);

/** Help with the turn, and the ways back from it. */
export function helpTools(ctrl: TableCtrl) {
  const m = t();
  return [
    ctrl.mayAskHint && (
      <Tool sign="hint" label={m.hint} busy={ctrl.hinting.value} onTap={() => void ctrl.hint()} />
    ),
    ctrl.game.canUndo?.() && <Tool sign="undo" label={m.undo} onTap={() => ctrl.undo()} />,
    ctrl.mayAskTakeBack && (
      <Tool sign="undo" label={m.takeBack} onTap={() => void ctrl.askTakeBack()} />
    ),
  ].filter(Boolean);
}

/** What can be done besides the action itself. */
export const allTools = (ctrl: TableCtrl) =>
  [
    ctrl.over && !ctrl.game.replay && (
      <Tool sign="laurel" label={t().seeResult} onTap={() => (ctrl.panels.endSeen.value = false)} />
    ),
    ctrl.view.deeds.length > 0 && (
      <Tool sign="again" label={t().showAgain} onTap={() => ctrl.showLastMove()} />
    ),
    ctrl.game.replay && ctrl.game.lookBack && (
      <ReviewTool href={reviewAddress(ctrl.game.lookBack)} />
    ),
    ...helpTools(ctrl),
  ].filter(Boolean);
