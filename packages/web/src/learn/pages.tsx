import type { Route } from "../app/route.ts";
import { BookPage } from "./book/book-page.tsx";
import { LearnPage } from "./learn-page.tsx";
import "./learn.css";

export type LearnRoute = Extract<Route, { page: "learn" | "rules" }>;

/** Everything that teaches, in one piece that is fetched when somebody wants to learn. */
export function LearnPages({ route }: { readonly route: LearnRoute }) {
  switch (route.page) {
    case "learn":
      return <LearnPage />;
    case "rules":
      return <BookPage language={route.language} rule={route.rule} />;
  }
}
