import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { nextTurn } from "./after-paint.ts";
import { t } from "../i18n/i18n.ts";
import { TroublePage } from "./trouble-page.tsx";

interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page that is fetched when it is first opened, so that nobody else waits for it. */
export function Lazy<P extends object>({ load, props }: LazyProps<P>) {
  const [found, setFound] = useState<{ readonly view: ComponentType<P> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load()
      // in a turn of its own: the page's scripts have just been run
      .then((view) => nextTurn().then(() => setFound({ view })))
      .catch(() => setFailed(true));
  }, []);
  if (failed)
    return (
      <TroublePage title={t().problem.away}>
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {t().reload}
        </button>
      </TroublePage>
    );
  if (!found) return <main class="page" aria-busy="true" />;
  const View = found.view;
  return <View {...props} />;
}
