import { Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import type { Company } from "../play/game.ts";
import type { TableCtrl } from "./ctrl.ts";

/** Whoever has spoken can be silenced for oneself, and heard again. */
export function Mutes({ ctrl, company }: { readonly ctrl: TableCtrl; readonly company: Company }) {
  const m = t();
  const muted = company.muted.value;
  const spoke = new Set(company.remarks.value.map(({ seat }) => seat));
  const speakers = ctrl.others.filter((seat) => spoke.has(seat) || muted.has(seat));
  if (ctrl.watching || speakers.length === 0) return null;
  const flip = (seat: number) => void ctrl.attempt(company.mute(seat, !muted.has(seat)));
  return (
    <div class="mutes" role="group" aria-label={m.talkers}>
      {speakers.map((seat) => {
        const name = ctrl.name(seat);
        const silent = muted.has(seat);
        return (
          <button
            type="button"
            class="btn quiet"
            data-muted={silent ? "" : undefined}
            aria-label={silent ? m.unmute(name) : m.mute(name)}
            title={silent ? m.unmute(name) : m.mute(name)}
            onClick={() => flip(seat)}
          >
            <Mark seat={seat + 1} />
            <Sign name={silent ? "silent" : "sound"} />
          </button>
        );
      })}
    </div>
  );
}
