import { COLOURS, type Level, NOBLES, nobles } from "@gemwright/rules";
import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { TableCtrl } from "./ctrl.ts";
import { sayEverything, sayNoble, tell } from "./tell.ts";

/** Keys by where they lie, so that every keyboard has the market under the left side. */
export const CARD_KEYS: Readonly<Record<Level, readonly string[]>> = {
  3: ["KeyQ", "KeyW", "KeyE", "KeyR"],
  2: ["KeyA", "KeyS", "KeyD", "KeyF"],
  1: ["KeyZ", "KeyX", "KeyC", "KeyV"],
};

type Act = (ctrl: TableCtrl, event: KeyboardEvent) => void;

const cardActs = Object.fromEntries(
  ([1, 2, 3] as const).flatMap((level) =>
    CARD_KEYS[level].map((code, slot): readonly [string, Act] => [
      code,
      (ctrl, event) => {
        const place = { level, slot };
        if (event.shiftKey) ctrl.reserve({ kind: "card", place });
        else ctrl.tapCard(place);
      },
    ]),
  ),
);

const LETTERS: Readonly<Record<string, Act>> = {
  ...cardActs,
  KeyH: (ctrl) => ctrl.lookAtReserved(),
  KeyL: (ctrl) => {
    const deed = ctrl.view.deeds.at(-1);
    ctrl.answer.say(deed ? spoken(tell(ctrl.who(deed.seat), deed)) : t().sayNothingLast);
    ctrl.showLastMove();
  },
  KeyO: (ctrl) => {
    ctrl.answer.say(
      ctrl.others.map((seat) => sayEverything(ctrl.name(seat), ctrl.position, seat)).join(". "),
    );
    ctrl.panels.seats.value = true;
  },
  KeyN: (ctrl) =>
    ctrl.answer.say(
      nobles(ctrl.position)
        .map((noble) => sayNoble(ctrl.position, ctrl.self, noble))
        .join(" ") || `${t().nobles}: 0 / ${NOBLES.length}`,
    ),
  KeyP: (ctrl) => ctrl.answer.say(sayEverything(ctrl.name(ctrl.self), ctrl.position, ctrl.self)),
};

function digit(ctrl: TableCtrl, n: number): boolean {
  const now = ctrl.choice.value;
  if (now.kind === "reserved" && n >= 1 && n <= 3) ctrl.tapCard({ reserved: n - 1 });
  else if (n >= 1 && n <= 5) ctrl.tapGem(COLOURS[n - 1]!);
  else if (n === 6 && now.kind === "return") ctrl.tapGem("gold");
  else if (n >= 7 && n <= 9) ctrl.tapDeck((n - 6) as Level);
  else return false;
  return true;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=radio]), select, textarea");
const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("button, a, summary, input");

const isChosen = (element: HTMLElement): boolean =>
  element.hasAttribute("data-selected") || element.hasAttribute("data-picked");

/** Enter confirms what is complete; on a button that does something else it presses that button. */
function enter(ctrl: TableCtrl, target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.hasAttribute("data-cell")) {
    const taking = ctrl.choice.value.kind === "take";
    const complete = taking ? ctrl.take.value.step !== undefined : isChosen(target);
    if (!complete) return false;
  } else if (pressable(target)) return false;
  ctrl.confirm();
  return true;
}

/** One key; true if it meant something. */
export function press(ctrl: TableCtrl, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  if (document.querySelector("dialog[open]") && event.key !== "?") return false;
  if (event.key === "Escape") return (ctrl.cancel(), true);
  if (event.key === "?") return ((ctrl.panels.help.value = !ctrl.panels.help.value), true);
  if (event.key === "Enter") return enter(ctrl, event.target);
  const code = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (code) return digit(ctrl, Number(code[1]));
  const act = settings.letterKeys.value ? LETTERS[event.code] : undefined;
  act?.(ctrl, event);
  return act !== undefined;
}
