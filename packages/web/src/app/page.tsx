import type { ComponentChildren } from "preact";
import { Brand } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";

/** The bar of every page that is not a table. */
export const TopBar = () => (
  <header class="top">
    <a class="home" href="#/">
      <Brand />
      <span class="title">Gemwright</span>
    </a>
    <nav>
      <a href="#/learn">{t().learn}</a>
      <a href="#/settings">{t().settings}</a>
    </nav>
  </header>
);

/** A quiet page: a title and what stands under it. */
export const Page = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) => (
  <div class="page">
    <TopBar />
    <main class="sheet-page">
      <h1>{title}</h1>
      {children}
      <a class="btn quiet" href="#/">
        {t().toStart}
      </a>
    </main>
  </div>
);
