import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useArrival } from "./arrival.ts";
import { Brand, Sign, type SignName } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";

/** A way to another page; on a phone its sign stands alone. */
const Way = (props: { readonly sign: SignName; readonly href: string; readonly text: string }) => (
  <a href={props.href}>
    <Sign name={props.sign} />
    <span>{props.text}</span>
  </a>
);

/** The bar of every page that is not a table. */
export const TopBar = () => (
  <header class="top">
    <a class="home" href="#/">
      <Brand />
      <span class="title">Gemwright</span>
    </a>
    <nav>
      <Way sign="laurel" href="#/learn" text={t().learn} />
      <Way sign="reserved" href="#/games" text={t().games} />
      <Way sign="gear" href="#/settings" text={t().settings} />
    </nav>
  </header>
);

interface PageProps {
  readonly title: string;
  /** What stands above the title. */
  readonly before?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Whether somebody is called to another page. */
export const called = signal(false);
const CALL_SIGN = "● ";

/** Names the page in the browser's tab and history. */
export function useTitle(title: string): void {
  const sign = called.value && !title.startsWith(CALL_SIGN) ? CALL_SIGN : "";
  useEffect(() => {
    document.title = sign + (title ? `${title} · Gemwright` : "Gemwright");
  }, [title, sign]);
}

/** The title of a page whose texts are still on their way. */
const COMING = "…";

/** A quiet page: a title and what stands under it. */
export function Page({ title, before, children }: PageProps) {
  useTitle(title === COMING ? "" : title);
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <div class="page">
      <TopBar />
      <main class="sheet-page">
        {before}
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
        <a class="btn quiet" href="#/">
          {t().toStart}
        </a>
      </main>
    </div>
  );
}
