import type { Route } from "../app/route.ts";
import { BookPage } from "./book/book-page.tsx";
import { FirstGamePage } from "./game/first-game-page.tsx";
import { GuidedPage } from "./game/guided-page.tsx";
import { LearnPage } from "./learn-page.tsx";
import { StrategyPage } from "./strategy/strategy-page.tsx";
import "./book/book.css";
import "./book/picture.css";
import "./book/live.css";
import "./book/print.css";
import "./game/coach.css";
import "./strategy/strategy.css";
import "./learn.css";

export type LearnRoute = Extract<
  Route,
  { page: "learn" | "rules" | "guided" | "first-game" | "strategy" }
>;

/** Everything that teaches, in one piece that is fetched when somebody wants to learn. */
export function LearnPages({ route }: { readonly route: LearnRoute }) {
  switch (route.page) {
    case "learn":
      return <LearnPage />;
    case "guided":
      return <GuidedPage lesson={route.lesson} />;
    case "first-game":
      return <FirstGamePage />;
    case "rules":
      return <BookPage language={route.language} rule={route.rule} />;
    case "strategy":
      return <StrategyPage language={route.language} />;
  }
}
