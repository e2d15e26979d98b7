import { Component, type ComponentChildren } from "preact";
import { Sprite } from "../art/sprite.tsx";
import { t } from "../i18n/i18n.ts";
import { FriendsPage } from "../lobby/friends-page.tsx";
import { PassPage } from "../lobby/pass-page.tsx";
import { StartPage } from "../lobby/start-page.tsx";
import { OnlinePage } from "../online/online-page.tsx";
import { PlayPage } from "../play/play-page.tsx";
import { Lazy } from "./lazy.tsx";
import { Page } from "./page.tsx";
import { route } from "./route.ts";
import { SettingsForm } from "./settings-form.tsx";

function Pages() {
  const now = route.value;
  switch (now.page) {
    case "start":
      return <StartPage />;
    case "play":
      return <PlayPage key={now.run} />;
    case "pass":
      return <PassPage />;
    case "friends":
      return <FriendsPage />;
    case "learn":
    case "guided":
    case "first-game":
    case "rules":
    case "strategy":
      return (
        <Lazy
          load={async () => (await import("../learn/pages.tsx")).LearnPages}
          props={{ route: now }}
        />
      );
    case "settings":
      return (
        <Page title={t().settings}>
          <SettingsForm />
        </Page>
      );
    case "online":
      return <OnlinePage key={now.table} table={now.table} invite={now.invite} />;
    case "unknown":
      return <Page title={t().unknownPage} />;
  }
}

/** A mistake in one page leaves a sentence and a way on, never an empty screen. */
class Net extends Component<
  { readonly children: ComponentChildren },
  { readonly failed: boolean }
> {
  override state = { failed: false };
  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={t().failed}>
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {t().reload}
        </button>
      </Page>
    );
  }
}

export const App = () => (
  <>
    <Sprite />
    <Net>
      <Pages />
    </Net>
  </>
);
