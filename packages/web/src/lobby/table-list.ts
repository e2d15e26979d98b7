import type { TableLine } from "@gemwright/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../online/api.ts";

/** The list is asked for anew after so long; sooner while it offers seats, which others may take. */
const REFRESH_MS = 10_000;
const OFFERED_MS = 4000;
/** What somebody is about to press should not be older than this. */
const FRESH_MS = 1000;

export interface TableList {
  /** Undefined until the server has answered. */
  readonly tables: readonly TableLine[] | undefined;
  /** No server answers. */
  readonly away: boolean;
  /** Somebody comes near: what is old is asked for at once. */
  readonly refresh: () => void;
}

/** The tables that the server shows, as fresh as somebody who looks at them needs it. */
export function useTableList(): TableList {
  const [tables, setTables] = useState<readonly TableLine[]>();
  const [away, setAway] = useState(false);
  const refresh = useRef(() => {});
  useEffect(() => {
    let wanted = true;
    let asked = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      // a page that is looked at again asks then
      if (document.hidden) return;
      asked = performance.now();
      const answer = await api.tables();
      if (!wanted) return;
      const found = answer.ok && typeof answer.value === "object" ? answer.value.tables : undefined;
      setAway(!found);
      if (found) setTables(found);
      const offers = found?.some(({ status }) => status === "open") ?? false;
      clearTimeout(timer);
      timer = setTimeout(() => void load(), offers ? OFFERED_MS : REFRESH_MS);
    };
    refresh.current = () => {
      if (performance.now() - asked > FRESH_MS) void load();
    };
    const look = () => refresh.current();
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    void load();
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, []);
  return { tables, away, refresh: () => refresh.current() };
}
