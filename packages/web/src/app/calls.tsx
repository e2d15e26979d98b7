import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type LastTable, lastTables } from "../online/last-table.ts";
import { route } from "./route.ts";

type Caller = ComponentType<{ readonly last: LastTable }>;

/** Whoever sits at a table and reads something else is called to it; nobody else loads anything for that. */
export function Calls() {
  const [found, setFound] = useState<{ readonly view: Caller }>();
  // a table calls by itself, and the page of one is where its name is kept
  const last = route.value.page === "online" ? undefined : lastTables()[0];
  useEffect(() => {
    if (!last || found) return;
    void import("../online/far-call.tsx").then(
      ({ FarCall }) => setFound({ view: FarCall }),
      // without the network there is nobody to call
      () => {},
    );
  }, [last?.table]);
  if (!last || !found) return null;
  const View = found.view;
  return <View key={last.table} last={last} />;
}
