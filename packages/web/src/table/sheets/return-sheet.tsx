import { COLOURS, TOKEN_LIMIT, tokenCount, tokens } from "@gemwright/rules";
import { Jewel } from "../../art/stone.tsx";
import { t } from "../../i18n/i18n.ts";
import { marks } from "../../i18n/marked.ts";
import { type Choice, countTokens } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { Delta, Meter } from "../holdings.tsx";
import { ActButton, CloseButton, Sheet } from "./sheet.tsx";

interface ReturnSheetProps {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "return" };
}

/** More tokens than may be kept: which go back? */
export function ReturnSheet({ ctrl, choice }: ReturnSheetProps) {
  const m = t();
  const held = tokens(ctrl.position, ctrl.self);
  const total = tokenCount(ctrl.position, ctrl.self);
  const returning = ctrl.returning.value;
  const back = countTokens(choice.tokens);
  const gone = choice.tokens.length;
  return (
    <Sheet
      class="return"
      title={m.returnTitle(total - TOKEN_LIMIT)}
      text={m.returnText(total, TOKEN_LIMIT)}
      buttons={
        <>
          <CloseButton ctrl={ctrl} label={m.undo} />
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
          <button
            type="button"
            class="dish"
            data-gem={colour}
            data-left={held[colour]}
            data-picked={back[colour] ? "" : undefined}
            aria-disabled={held[colour] ? undefined : true}
            onClick={() => ctrl.tapGem(colour)}
          >
            <span class="spoken">{m.sayReturnOne(m.gemName[colour], held[colour])}</span>
            <Jewel gem={colour} />
            <b aria-hidden="true">{held[colour] - back[colour]}</b>
            <Delta n={-back[colour]} />
          </button>
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
