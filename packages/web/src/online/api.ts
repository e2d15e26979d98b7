import type {
  OpenAnswer,
  OpenRequest,
  RematchAnswer,
  SeatAnswer,
  SeqAnswer,
  SessionAnswer,
  TableView,
  TablesAnswer,
  WhoAnswer,
} from "@gemwright/protocol";
import { t } from "../i18n/i18n.ts";

/** Why a call did not do what it should: the server's code, or `away` where no server answered. */
export interface Trouble {
  readonly code: string;
}
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

const TIMEOUT_MS = 8000;

function codeOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("error" in body)) return "other";
  const { error } = body;
  return typeof error === "object" && error !== null && "code" in error
    ? String(error.code)
    : "other";
}

/** One call. Whatever goes wrong on the way is an answer, never an exception. */
async function call(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<Answer<unknown>> {
  try {
    const sent =
      body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`/api${path}`, { method, signal, ...sent });
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const value: unknown = isJson ? await response.json() : await response.text();
    if (response.ok) return { ok: true, value };
    return { ok: false, trouble: { code: codeOf(value) } };
  } catch {
    return { ok: false, trouble: { code: "away" } };
  }
}

// The server keeps to the schemas of `protocol`; its answers are taken at their word.
const get = async <T>(path: string): Promise<Answer<T>> => (await call("GET", path)) as Answer<T>;
const post = async <T>(path: string, body: unknown): Promise<Answer<T>> =>
  (await call("POST", path, body)) as Answer<T>;
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

const query = (invite: string | undefined): string =>
  invite === undefined ? "" : `?invite=${encodeURIComponent(invite)}`;

export const api = {
  session: (name: string) => post<SessionAnswer>("/session", { name }),
  tables: () => get<TablesAnswer>("/tables"),
  archive: () => get<TablesAnswer>("/archive"),
  open: (request: OpenRequest) => post<OpenAnswer>("/tables", request),
  who: () => get<WhoAnswer>("/session"),
  table: (table: string, invite: string | undefined) => get<TableView>(at(table) + query(invite)),
  back: (table: string) => post<SeqAnswer>(`${at(table)}/back`, {}),
  takeBack: (table: string) => post<SeqAnswer>(`${at(table)}/take-back`, {}),
  answerTakeBack: (table: string, agreed: boolean) =>
    post<SeqAnswer>(`${at(table)}/take-back/answer`, { agreed }),
  withdrawTakeBack: (table: string) => post<SeqAnswer>(`${at(table)}/take-back/withdraw`, {}),
  chat: (table: string, text: string) => post<SeqAnswer>(`${at(table)}/chat`, { text }),
  mute: (table: string, seat: number, muted: boolean) =>
    post<SeqAnswer>(`${at(table)}/mute`, { seat, muted }),
  leave: (table: string) => post<unknown>(`${at(table)}/leave`, {}),
  resign: (table: string) => post<SeqAnswer>(`${at(table)}/resign`, {}),
  join: (table: string, invite: string | undefined) =>
    post<SeatAnswer>(`${at(table)}/join`, invite === undefined ? {} : { invite }),
  step: (table: string, seq: number, step: string) =>
    post<SeqAnswer>(`${at(table)}/steps`, { seq, step }),
  rematch: (table: string) => post<RematchAnswer>(`${at(table)}/rematch`, {}),
  record: (table: string, invite: string | undefined) =>
    get<string>(`${at(table)}/record${query(invite)}`),
};

/** What the server says to whoever comes to a private table without its whole invitation. */
const UNINVITED: ReadonlySet<string> = new Set(["not-yours", "malformed"]);
export const isUninvited = ({ code }: Trouble): boolean => UNINVITED.has(code);

/** Whether trying again is of no use: what is not there, or not for this reader, stays so. */
export const isFinal = (trouble: Trouble): boolean =>
  trouble.code === "unknown" || isUninvited(trouble);

/** A friendly sentence for what went wrong. */
export function troubleText({ code }: Trouble): string {
  const { problem } = t();
  if (Object.hasOwn(problem, code)) return problem[code as keyof typeof problem];
  return problem.other;
}
