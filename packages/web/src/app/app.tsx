import { Component, type ComponentChildren } from "preact";
import { Sprite } from "../art/sprite.tsx";
import { t } from "../i18n/i18n.ts";
import { StartPage } from "../lobby/start-page.tsx";
import { Calls } from "./calls.tsx";
import { Lazy } from "./lazy.tsx";
import { Page } from "./page.tsx";
import { route } from "./route.ts";
import { SettingsForm } from "./settings-form.tsx";
import { TroublePage } from "./trouble-page.tsx";

// The first page comes alone; every other one is fetched when it is wanted.
const loadPlayPage = async () => (await import("../play/play-page.tsx")).PlayPage;
const loadPassPage = async () => (await import("../lobby/pass-page.tsx")).PassPage;
const loadFriendsPage = async () => (await import("../lobby/friends-page.tsx")).FriendsPage;
const loadOnlinePage = async () => (await import("../online/online-page.tsx")).OnlinePage;
const loadGamesPage = async () => (await import("../archive/games-page.tsx")).GamesPage;
const loadReviewPage = async () => (await import("../review/review-page.tsx")).ReviewPage;
const loadReplayPage = async () => (await import("../archive/replay-page.tsx")).ReplayPage;

function Pages() {
  const now = route.value;
  switch (now.page) {
    case "start":
      return <StartPage />;
    case "play":
      return <Lazy key={`play ${now.run}`} load={loadPlayPage} props={{ run: now.run }} />;
    case "pass":
      return <Lazy key="pass" load={loadPassPage} props={{}} />;
    case "friends":
      return <Lazy key="friends" load={loadFriendsPage} props={{ open: now.open }} />;
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
    case "games":
      return <Lazy key="games" load={loadGamesPage} props={{}} />;
    case "replay":
      return (
        <Lazy
          key={`replay ${now.table ?? now.game} ${now.invite} ${now.turns}`}
          load={loadReplayPage}
          props={{ at: now, turns: now.turns }}
        />
      );
    case "review":
      return (
        <Lazy
          key={`review ${now.table ?? now.game} ${now.invite}`}
          load={loadReviewPage}
          props={{ at: now }}
        />
      );
    case "settings":
      return (
        <Page title={t().settings}>
          <SettingsForm />
        </Page>
      );
    case "online":
      return (
        <Lazy
          key={`online ${now.table}`}
          load={loadOnlinePage}
          props={{ table: now.table, invite: now.invite, wish: now.wish }}
        />
      );
    case "unknown":
      return <TroublePage title={t().unknownPage} />;
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
      <TroublePage title={t().failed}>
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {t().reload}
        </button>
      </TroublePage>
    );
  }
}

export const App = () => (
  <>
    <Sprite />
    <Net>
      <Pages />
    </Net>
    <Calls />
  </>
);
