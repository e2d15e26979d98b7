import { useEffect, useRef } from "preact/hooks";
import { renamePage } from "../app/cover.ts";
import { momentAddress } from "../play/replay-address.ts";

/** Browsers refuse to rename a page all the time: a slider that is drawn names where it rests. */
const REST_MS = 250;

/** The address goes along with the turns, so that a link to it or a reload finds the same one. */
export function useAddress(replay: string, at: number): void {
  const opened = useRef(true);
  useEffect(() => {
    if (opened.current) {
      opened.current = false;
      return undefined;
    }
    const resting = setTimeout(() => renamePage(momentAddress(replay, at)), REST_MS);
    return () => clearTimeout(resting);
  }, [replay, at]);
}
