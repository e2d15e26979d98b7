import { signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../i18n/words.ts";
import { mindFocus } from "./arrival.ts";
import { leaveTo, mindCovers } from "./cover.ts";

/** Pages by the part of the address after `#`, so that any server and no server can hold the app. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "play"; readonly run: string }
  | { readonly page: "pass" }
  | { readonly page: "friends"; readonly open: boolean }
  | { readonly page: "games" }
  | ({ readonly page: "replay"; readonly turns: number } & FinishedGame)
  | ({ readonly page: "review" } & FinishedGame)
  | { readonly page: "settings" }
  | { readonly page: "learn" }
  | { readonly page: "guided"; readonly lesson: number | undefined }
  | { readonly page: "first-game" }
  | { readonly page: "rules"; readonly language: Language; readonly rule: string | undefined }
  | { readonly page: "strategy"; readonly language: Language }
  | OnlineRoute
  | { readonly page: "unknown" };

/** Where a finished game is kept. */
export interface FinishedGame {
  /** On this device, or … */
  readonly game: string | undefined;
  /** … at a table of the server. */
  readonly table: string | undefined;
  readonly invite: string | undefined;
}

interface OnlineRoute {
  readonly page: "online";
  readonly table: string;
  readonly invite: string | undefined;
  /** What somebody comes for, where that is clear: an invitation is one to a seat. */
  readonly wish: "seat" | "watch" | undefined;
}

export function parseRoute(hash: string): Route {
  const [page = "", ...parts] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  const [first, second] = parts;
  switch (page) {
    case "":
      return { page: "start" };
    case "play":
      return { page, run: first ?? "" };
    case "friends":
      return { page, open: first === "open" };
    case "pass":
    case "settings":
      return { page };
    case "games":
      return gamesRoute(parts);
    case "review": {
      const finished = finishedGame(parts);
      return finished ? { page, ...finished } : { page: "unknown" };
    }
    case "learn":
      return learnRoute(first, second);
    case "t":
      return onlineRoute(first, second, second ? "seat" : undefined);
    case "join":
      return onlineRoute(first, second, "seat");
    case "watch":
      return onlineRoute(first, second, page);
    default:
      return Object.hasOwn(LANGUAGES, page)
        ? bookRoute(page as Language, first, second)
        : { page: "unknown" };
  }
}

function onlineRoute(table = "", invite = "", wish?: OnlineRoute["wish"]): Route {
  return table ? { page: "online", table, invite: invite || undefined, wish } : { page: "unknown" };
}

function bookRoute(language: Language, first: string | undefined, second?: string): Route {
  if (first === "rules") return { page: "rules", language, rule: second || undefined };
  return first === "strategy" ? { page: "strategy", language } : { page: "unknown" };
}

function finishedGame([first, second, third]: readonly string[]): FinishedGame | undefined {
  if (first && first !== "t") return { game: first, table: undefined, invite: undefined };
  return second ? { game: undefined, table: second, invite: third || undefined } : undefined;
}

/** The list of games, or one of them, at a moment of it: "…/at/12" is after twelve turns. */
function gamesRoute(parts: readonly string[]): Route {
  if (!parts[0]) return { page: "games" };
  const [turns = "0", at] = parts.toReversed();
  const moment = at === "at";
  const finished = finishedGame(moment ? parts.slice(0, -2) : parts);
  // a moment that nobody can find is no other moment
  if (!finished || (moment && !/^\d+$/.test(turns))) return { page: "unknown" };
  return { page: "replay", ...finished, turns: moment ? Number(turns) : 0 };
}

function learnRoute(first: string | undefined, second: string | undefined): Route {
  if (!first) return { page: "learn" };
  if (first === "play") return { page: "first-game" };
  if (first !== "game") return { page: "unknown" };
  return { page: "guided", lesson: /^[1-9]\d?$/.test(second ?? "") ? Number(second) : undefined };
}

/** A mistyped address is a wrong address, not an accident. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>({ page: "start" });

export function followAddress(): void {
  // the app has one path; a link to any other is a wrong link, and is answered as one
  if (location.pathname !== "/") history.replaceState(null, "", "/#/unknown");
  const follow = () => {
    countPage();
    route.value = parseRoute(location.hash);
    scrollTo(0, 0);
  };
  addEventListener("hashchange", follow);
  mindCovers();
  mindFocus();
  follow();
}

/** How many pages of the app lie behind this one in the browser's history. */
const pagesBehind = (): number | undefined => {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("behind" in state)) return undefined;
  return typeof state.behind === "number" ? state.behind : undefined;
};

let behind = -1;

/** Marks a page that is new in the history; one that is come back to has its mark. */
function countPage(): void {
  behind = pagesBehind() ?? behind + 1;
  if (pagesBehind() === undefined) history.replaceState({ behind }, "");
}

/** One page back; to the first page for those who came by a link. */
export function goBack(): void {
  if (behind > 0) history.back();
  else goTo("/");
}

export function goTo(path: string): void {
  leaveTo(`#${path}`);
}
