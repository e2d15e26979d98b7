import { useComputed } from "@preact/signals";
import {
  COLOURS,
  type Colour,
  TOKEN_LIMIT,
  tokenCount,
  tokens,
  tokensToReturn,
} from "@gemwright/rules";
import { t } from "../../i18n/i18n.ts";
import { marks } from "../../i18n/marked.ts";
import { type Choice, returningOf } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { Dish } from "../dish.tsx";
import { Meter } from "../holdings.tsx";
import { helpTools } from "../tools.tsx";
import { ActButton, CloseButton, Sheet } from "./sheet.tsx";
import "./return.css";

interface ReturnSheetProps {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "return" };
}

function Picker({ ctrl, colour }: { readonly ctrl: TableCtrl; readonly colour: Colour }) {
  const held = useComputed(() => tokens(ctrl.position, ctrl.self)[colour]);
  return (
    <Dish
      colour={colour}
      stock={held}
      picked={useComputed(() => ctrl.givingBack(colour))}
      drawn={useComputed(() => ctrl.drawnCount(colour))}
      label={() => t().sayReturnOne(t().gemName[colour], held.value)}
      disabled={held.value === 0}
      onTap={() => ctrl.tapGem(colour)}
    />
  );
}

/** Whether the turn under way emptied a place of the market, which has a new card by now. */
function refilled({ view }: TableCtrl): boolean {
  const action = view.deeds.at(-1)?.action;
  return action?.kind === "reserve" && "slot" in action.from;
}

/** More tokens than may be kept: which go back? */
export function ReturnSheet({ ctrl, choice }: ReturnSheetProps) {
  const m = t();
  const total = tokenCount(ctrl.position, ctrl.self);
  const returning = returningOf(ctrl.position, choice.tokens);
  const gone = choice.tokens.length;
  return (
    <Sheet
      ctrl={ctrl}
      class="return"
      title={m.returnTitle(tokensToReturn(ctrl.position, ctrl.self))}
      text={[m.returnText(total, TOKEN_LIMIT), refilled(ctrl) && m.returnRefilled]
        .filter(Boolean)
        .join(" ")}
      buttons={
        <>
          {helpTools(ctrl)}
          <CloseButton ctrl={ctrl} label={m.clearChoice} possible={gone > 0} />
          <ActButton
            main
            possible={returning.step !== undefined}
            label={
              returning.step === undefined
                ? m.chooseMore(returning.lacking)
                : m.returnWhat(marks(returning.tokens, "returned"))
            }
            onTap={() => ctrl.confirm()}
          />
        </>
      }
    >
      <div class="pickers">
        {COLOURS.map((colour) => (
          <Picker ctrl={ctrl} colour={colour} />
        ))}
      </div>
      <div class="sum">
        <p class="tally">
          <b>{total}</b> − <b class="coming">{gone}</b>{" "}
          <span>
            = {total - gone} {m.ofTokens(TOKEN_LIMIT)}
          </span>
        </p>
        <Meter held={total - gone} coming={0} />
      </div>
    </Sheet>
  );
}
