import type { ComponentChildren } from "preact";
import { Jewel, Sign } from "../../art/stone.tsx";
import { t } from "../../i18n/i18n.ts";
import type { Bill, BillRow } from "../bill.ts";

/** The sum: cost − bonuses = price; held; missing. */
export function Sums({ bill }: { readonly bill: Bill }) {
  const m = t();
  const row = (name: string, cell: (row: BillRow) => ComponentChildren, kind = "") => (
    <tr class={kind}>
      <th scope="row">{name}</th>
      {bill.rows.map((each) => (
        <td>{cell(each)}</td>
      ))}
    </tr>
  );
  return (
    <table class="sums">
      <thead>
        <tr>
          <td />
          {bill.rows.map(({ gem }) => (
            <th scope="col">
              <Jewel gem={gem} />
              <span class="spoken">{m.gemName[gem]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(m.sumCost, (each) => each.cost)}
        {row(m.sumBonuses, (each) => (each.discount ? `−${each.discount}` : 0))}
        {row(m.sumPrice, (each) => each.price, "rule")}
        {row(m.sumHeld, (each) => each.held)}
        {row(
          m.sumMissing,
          (each) => (each.missing ? <b>{each.missing}</b> : <Sign name="check" />),
          "miss",
        )}
      </tbody>
    </table>
  );
}
