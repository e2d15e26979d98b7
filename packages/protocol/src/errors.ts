/** Every error that crosses the wire: its code, its HTTP status, and its sentence. */

export const ERRORS = {
  malformed: { status: 400, message: "The request is not well formed." },
  "no-identity": { status: 401, message: "Say who you are first: POST /api/session." },
  "not-yours": { status: 403, message: "This is not yours to see or to do." },
  "wrong-origin": { status: 403, message: "The request comes from another site." },
  "game-running": { status: 403, message: "The record is shown when the game is over." },
  unknown: { status: 404, message: "There is nothing here by that name." },
  "too-slow": { status: 408, message: "The request took too long to arrive." },
  stale: { status: 409, message: "The table has moved on; read it again." },
  "not-your-turn": { status: 409, message: "Another seat is to move." },
  "table-full": { status: 409, message: "No seat is free at this table." },
  "already-seated": { status: 409, message: "You sit at this table already." },
  started: { status: 409, message: "The game has started." },
  "not-running": { status: 409, message: "No game is running at this table." },
  "not-over": { status: 409, message: "The game is not over." },
  "no-take-back": { status: 409, message: "There is no turn of yours to take back." },
  "card-revealed": { status: 409, message: "A card was revealed since your last turn." },
  "asked-already": { status: 409, message: "Somebody else has asked for a take-back already." },
  "nothing-asked": { status: 409, message: "Nobody has asked for a take-back." },
  "too-large": { status: 413, message: "The request is too large." },
  "wrong-type": { status: 415, message: "The body must be application/json." },
  "illegal-step": { status: 422, message: "The rules forbid this step." },
  "wants-socket": { status: 426, message: "This address speaks WebSocket only." },
  "too-many": { status: 429, message: "Too many requests; wait a little." },
  "too-long": { status: 431, message: "The address or the headers are too long." },
  internal: { status: 500, message: "The server made a mistake." },
  "not-ready": { status: 503, message: "The server cannot store anything right now; try again." },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

/** The body of an error answer. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** The rule that forbids the step, on `illegal-step`. */
    readonly rule?: string;
  };
}

/** What went wrong, before it is written for the wire. */
export interface Problem {
  readonly code: ErrorCode;
  /** A sentence that says more than the table's; it never names anything hidden. */
  readonly detail?: string;
  readonly rule?: string;
  /** After how many seconds it is worth asking again, where it is not as with all of its kind. */
  readonly retryAfterS?: number;
}

export const problem = (code: ErrorCode, detail?: string): Problem =>
  detail === undefined ? { code } : { code, detail };

export const makeError = ({ code, detail, rule }: Problem): ErrorBody => ({
  error: {
    code,
    message: detail ?? ERRORS[code].message,
    ...(rule === undefined ? {} : { rule }),
  },
});
