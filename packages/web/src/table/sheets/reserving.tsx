import { supply } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.ts";
import type { Choice } from "../choice.ts";
import { reserveStep } from "../completion.ts";
import type { TableCtrl } from "../ctrl.ts";
import { Reason } from "./sheet.tsx";

export interface Reserving {
  readonly label: string;
  readonly possible: boolean;
  /** The reason, where it is not possible and worth a word. */
  readonly why: ComponentChildren;
}

/** What the reserve button says, and whether it can be pressed. */
export function reserving(ctrl: TableCtrl, choice: Choice): Reserving {
  const m = t();
  const why = ctrl.whyNot(reserveStep(choice));
  if (why)
    return {
      label: m.reserve,
      possible: false,
      why: why !== "not-your-turn" && <Reason why={why} />,
    };
  const gold = supply(ctrl.position).gold > 0;
  return { label: gold ? m.reserveGold : m.reserveNoGold, possible: true, why: "" };
}
