import type { SeatAnalysis, Slip } from "@gemwright/ai";
import { Mark } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { seatNote } from "../play/outcome.ts";
import type { Reviewed } from "./reviewed.ts";

/** Worst first. */
const SLIPS = ["blunder", "mistake", "inaccuracy"] as const satisfies readonly Slip[];

interface PlayersProps {
  readonly reviewed: Reviewed;
  readonly seats: readonly SeatAnalysis[];
}

/** How everybody played: a column for each player, so that long words have a line of their own. */
export function Players({ reviewed, seats }: PlayersProps) {
  const { texts, written, names, ranked, state } = reviewed;
  const rows: readonly (readonly [string, (seat: SeatAnalysis) => string | number, string?])[] = [
    [
      texts.accuracy,
      ({ accuracy }) => (accuracy === null ? "–" : Math.round(accuracy)),
      "review-accuracy",
    ],
    ...SLIPS.map(
      (slip) => [texts.counts[slip], ({ grades }: SeatAnalysis) => grades[slip]] as const,
    ),
    [texts.luck, ({ luck }) => written.change(luck)],
  ];
  const columns = ranked.flatMap((seat) => seats[seat] ?? []);
  return (
    <section class="review-players" aria-labelledby="review-players">
      <h2 id="review-players">{texts.table}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t().player}</span>
            </th>
            {columns.map(({ seat }) => (
              <th scope="col">
                <Mark seat={seat + 1} />
                <span>{names[seat]}</span>
                {seatNote(state, seat) && <small>{seatNote(state, seat)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, cell, kind]) => (
            <tr class={kind}>
              <th scope="row">{head}</th>
              {columns.map((column) => (
                <td>{cell(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
