import { PRESTIGE_TO_END, round, scores, winners } from "@gemwright/rules";
import { downloadRecord } from "../archive/download.ts";
import { Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { type Outcome, awaySeats, resultWords, seatNote } from "../play/outcome.ts";
import { reviewAddress } from "../play/replay-address.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Modal } from "./modal.tsx";
import { Race } from "./race.tsx";
import { type Rank, ranking } from "./ranking.ts";
import { AgainButton, RematchCall } from "./rematch.tsx";

const outcomeOf = ({ view, position }: TableCtrl): Outcome => ({
  sitters: view.sitters,
  viewer: view.viewer,
  prestige: scores(position),
  winners: view.resigned ?? winners(position),
  resigned: view.resigned !== undefined,
  standIns: awaySeats(view.sitters),
});

/** In words, where prestige alone did not decide. */
function tieBreak(ctrl: TableCtrl, ranks: readonly Rank[]): string {
  const m = t();
  if (ctrl.view.resigned) return "";
  if (winners(ctrl.position).length > 1) return m.tieShared;
  const tied = ranks.filter((rank) =>
    ranks.some((other) => other !== rank && other.prestige === rank.prestige),
  );
  const group = tied.filter((rank) => rank.prestige === tied[0]?.prestige);
  if (group.length < 2 || new Set(group.map((rank) => rank.bought)).size < 2) return "";
  return m.tieBroken(
    m.listOf(group.map((rank) => ctrl.name(rank.seat))),
    group[0]?.prestige ?? 0,
    group.map((rank) => `${ctrl.name(rank.seat)} ${rank.bought}`).join(", "),
  );
}

async function keepRecord(ctrl: TableCtrl): Promise<void> {
  const text = await ctrl.game.record();
  if (text !== undefined) downloadRecord(text);
}

/** The result, how it came, and what to do next. */
export function End({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const outcome = outcomeOf(ctrl);
  const won = outcome.winners;
  const ranks = ranking(ctrl.position, won);
  const why = tieBreak(ctrl, ranks);
  return (
    <Modal class="end" labelledBy="end-title" onClose={() => (ctrl.panels.endSeen.value = true)}>
      <RematchCall ctrl={ctrl} />
      <p class="eyebrow">{m.gameOverRounds(round(ctrl.position) - (ctrl.view.resigned ? 0 : 1))}</p>
      <h1 id="end-title">
        <Sign name="laurel" />
        {resultWords(outcome)}
      </h1>
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col">{m.player}</th>
            <th scope="col">{m.fromCards}</th>
            <th scope="col">{m.fromNobles}</th>
            <th scope="col">{m.prestige}</th>
            <th scope="col">{m.cardsBought}</th>
          </tr>
        </thead>
        <tbody>
          {ranks.map((rank, i) => (
            <tr class={won.includes(rank.seat) ? "winner" : ""}>
              <th scope="row">
                <span class="rank">
                  <i>{i + 1}</i>
                  <Mark seat={rank.seat + 1} />
                  <span>
                    <span class="rank-name">{ctrl.name(rank.seat)}</span>
                    {seatNote(outcome, rank.seat) && <small>{seatNote(outcome, rank.seat)}</small>}
                  </span>
                </span>
              </th>
              <td>{rank.prestige - rank.fromNobles}</td>
              <td>{rank.visits ? `${rank.visits} × ${rank.fromNobles / rank.visits}` : "–"}</td>
              <td class="total">{rank.prestige}</td>
              <td>{rank.bought}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {why && <p class="why">{why}</p>}
      <Race ctrl={ctrl} goal={PRESTIGE_TO_END} />
      <div class="buttons">
        <AgainButton ctrl={ctrl} />
        <button type="button" class="btn quiet" onClick={() => (ctrl.panels.endSeen.value = true)}>
          {m.seeTable}
        </button>
        <button type="button" class="btn quiet" onClick={() => void keepRecord(ctrl)}>
          {m.keepRecord}
        </button>
        {ctrl.game.lookBack && (
          <>
            <a class="btn quiet" href={ctrl.game.lookBack}>
              {m.lookThrough}
            </a>
            <a class="btn quiet" href={reviewAddress(ctrl.game.lookBack)}>
              {m.review}
            </a>
          </>
        )}
        <a class="btn quiet" href="#/">
          {m.toStart}
        </a>
      </div>
    </Modal>
  );
}
