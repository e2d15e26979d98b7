import { dayOf } from "../play/day.ts";

/** Gives a record to the browser as a file, named by the day that it was played. */
export function downloadRecord(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const [, day = dayOf(Date.now())] = /^\[Date "([\d-]+)"\]$/m.exec(text) ?? [];
  link.download = `gemwright-${day}.splendor`;
  link.click();
  // some browsers read it only after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
