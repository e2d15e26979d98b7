import { signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../i18n/words.ts";

/** Pages by the part of the address after `#`, so that any server and no server can hold the app. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "play"; readonly run: string }
  | { readonly page: "pass" }
  | { readonly page: "friends" }
  | { readonly page: "settings" }
  | { readonly page: "learn" }
  | { readonly page: "rules"; readonly language: Language; readonly rule: string | undefined }
  | { readonly page: "online"; readonly table: string; readonly invite: string | undefined }
  | { readonly page: "unknown" };

export function parseRoute(hash: string): Route {
  const [page = "", first, second] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  switch (page) {
    case "":
      return { page: "start" };
    case "play":
      return { page, run: first ?? "" };
    case "pass":
    case "friends":
    case "settings":
    case "learn":
      return { page };
    case "t":
      return first
        ? { page: "online", table: first, invite: second || undefined }
        : { page: "unknown" };
    default:
      return Object.hasOwn(LANGUAGES, page) && first === "rules"
        ? { page: "rules", language: page as Language, rule: second || undefined }
        : { page: "unknown" };
  }
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
  const follow = () => {
    route.value = parseRoute(location.hash);
    scrollTo(0, 0);
  };
  addEventListener("hashchange", follow);
  follow();
}

export function goTo(path: string): void {
  location.hash = path;
}
