import { COLOURS, type Level, RESERVED_LIMIT, nobles } from "@gemwright/rules";
import { isDesk } from "../app/desk.ts";
import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import { CARD_KEYS } from "./card-keys.ts";
import type { TableCtrl } from "./ctrl.ts";
import { focusChosen, focusOpened } from "./focus.ts";
import { sayEverything, sayNoble, tell } from "./tell.ts";

/** The focus follows a key to what it has chosen, unless something else has to be decided first. */
function show(ctrl: TableCtrl, selector: string): void {
  const { kind } = ctrl.choice.value;
  if (kind !== "return" && kind !== "noble") focusChosen(selector);
}

/** The focus follows to what is proposed, unless it went elsewhere in the meantime. */
async function showHint(ctrl: TableCtrl): Promise<void> {
  const from = document.activeElement;
  await ctrl.hint();
  if (document.activeElement === from) show(ctrl, "[data-cell]:is([data-picked], [data-selected])");
}

type Act = (ctrl: TableCtrl, event: KeyboardEvent) => void;

const cardActs = Object.fromEntries(
  ([1, 2, 3] as const).flatMap((level) =>
    CARD_KEYS[level].map((code, slot): readonly [string, Act] => [
      code,
      (ctrl, event) => {
        const place = { level, slot };
        if (event.shiftKey) ctrl.tapToReserve(place);
        else ctrl.tapCard(place);
        show(ctrl, `[data-place="${level}-${slot}"]`);
      },
    ]),
  ),
);

const LETTERS: Readonly<Record<string, Act>> = {
  ...cardActs,
  KeyH: (ctrl) => {
    ctrl.lookAtReserved();
    focusOpened();
  },
  KeyI: (ctrl) => void showHint(ctrl),
  KeyU: (ctrl) => ctrl.undoOrAsk(),
  KeyL: (ctrl) => {
    const deed = ctrl.view.deeds.at(-1);
    ctrl.answer.say(deed ? spoken(tell(ctrl.who(deed.seat), deed)) : t().sayNothingLast);
    ctrl.showLastMove();
  },
  KeyO: (ctrl) => {
    ctrl.answer.say(
      ctrl.others.map((seat) => sayEverything(ctrl.name(seat), ctrl.position, seat)).join(". "),
    );
    // a desk has them in sight
    if (!isDesk.value) ctrl.panels.seats.value = true;
  },
  KeyN: (ctrl) =>
    ctrl.answer.say(
      nobles(ctrl.position)
        .map((noble) => sayNoble(ctrl.position, ctrl.watching ? undefined : ctrl.self, noble))
        .join(" ") || `${t().nobles}: 0`,
    ),
  KeyP: (ctrl) => ctrl.answer.say(sayEverything(ctrl.name(ctrl.self), ctrl.position, ctrl.self)),
};

function gemKey(ctrl: TableCtrl, n: number): void {
  const colour = COLOURS[n - 1]!;
  ctrl.tapGem(colour);
  const returning = ctrl.choice.value.kind === "return";
  focusChosen(returning ? `.pickers [data-gem="${colour}"]` : `[data-dish="${colour}"]`);
}

function digit(ctrl: TableCtrl, n: number): boolean {
  const now = ctrl.choice.value;
  if (now.kind === "reserved" && n >= 1 && n <= RESERVED_LIMIT) {
    ctrl.tapCard({ reserved: n - 1 });
    focusOpened();
  } else if (n >= 1 && n <= COLOURS.length) gemKey(ctrl, n);
  else if (n >= 7 && n <= 9) {
    ctrl.tapDeck((n - 6) as Level);
    show(ctrl, `[data-deck="${n - 6}"]`);
  } else return false;
  return true;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=radio]), select, textarea");
const pressable = (element: HTMLElement | undefined): boolean =>
  element?.matches("button, a, summary, input") ?? false;

const isChosen = (element: HTMLElement): boolean =>
  element.hasAttribute("data-selected") || element.hasAttribute("data-picked");

/** Whether Enter on a place of the table confirms, rather than choosing that place. */
function isComplete(ctrl: TableCtrl, place: HTMLElement): boolean {
  switch (ctrl.choice.value.kind) {
    case "take":
      // on a gem that is taken already: a second one where that may be, else what is still lacking
      return (
        isChosen(place) && (ctrl.take.value.step !== undefined || !ctrl.take.value.pairPossible)
      );
    case "return":
      return place.matches(".pickers .dish") && ctrl.returning.value.step !== undefined;
    default:
      // quick fingers confirm what they chose before the focus has got there
      return ctrl.behind.value || isChosen(place);
  }
}

/** Enter confirms what is complete; on a button that does something else it presses that button. */
function enter(ctrl: TableCtrl, target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : undefined;
  if (element?.matches("[data-cell], .pickers .dish")) {
    if (!isComplete(ctrl, element)) return false;
  } else if (pressable(element) && !element?.matches("[type=radio]")) return false;
  ctrl.confirm();
  return true;
}

/** One key; true if it meant something. */
export function press(ctrl: TableCtrl, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (typing(event.target) && event.key !== "Escape") return false;
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
