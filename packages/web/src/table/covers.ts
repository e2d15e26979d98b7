import { isDesk } from "../app/desk.ts";
import { useCover } from "../app/use-cover.ts";
import type { TableCtrl } from "./ctrl.ts";
import { opensSheet } from "./choice.ts";

/**
 * On a small screen the way back closes what lies over the table. What has to be answered stays. It
 * is a part of its own, so that nothing else is drawn again when something opens.
 */
export function Covers({ ctrl }: { readonly ctrl: TableCtrl }) {
  const { log, seats } = ctrl.panels;
  const kind = ctrl.choosing.value;
  const sheet = opensSheet(kind) && kind !== "return" && kind !== "noble";
  const closing = (open: boolean) => (open && !isDesk.value ? () => ctrl.cancel() : undefined);
  useCover(closing(sheet));
  useCover(closing(seats.value));
  useCover(closing(log.value));
  return null;
}
