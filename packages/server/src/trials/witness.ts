/** Two players who go on whatever happens to the servers, and remember what they were told. */
import { PASS_WORD, makeStep } from "@gemwright/notation";
import { parseObservation } from "@gemwright/protocol";
import { PURCHASE, listLegal, type Random } from "@gemwright/rules";
import { WebSocket } from "ws";
import { CallFailed, call, newToken } from "./call.ts";

export interface Game {
  readonly table: string;
  readonly acknowledged: { readonly seq: number; readonly step: string }[];
  /** What each of the two heard, in order, over all reconnections. */
  readonly heard: readonly { readonly seq: number; readonly text: string }[][];
}

const RETRY_MS = 100;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Witness {
  readonly games: Game[] = [];
  /** Answers that a server in trouble should not give: anything of 500 and more but 503. */
  readonly refusals: string[] = [];
  readonly #bases: readonly string[];
  readonly #random: Random;
  readonly #withBot: boolean;
  readonly #tokens: string[] = [];
  #sockets: WebSocket[] = [];
  #stopped = false;
  /** True if the last game is over and none was begun since. */
  finished = false;

  constructor(bases: readonly string[], random: Random, withBot: boolean) {
    this.#bases = bases;
    this.#random = random;
    this.#withBot = withBot;
  }

  get acknowledged(): { readonly seq: number; readonly step: string }[] {
    return this.games.flatMap((game) => game.acknowledged);
  }

  get #base(): string {
    return this.#bases[this.#random.below(this.#bases.length)]!;
  }

  /** Calls until a server answers; a refusal is an answer. */
  async #call<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
    for (;;) {
      try {
        return await call<T>(this.#base, method, path, token, body);
      } catch (error) {
        if (error instanceof CallFailed) {
          if (error.status < 500) throw error;
          if (error.status !== 503) this.refusals.push(error.message);
        }
        if (this.#stopped) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  async open(): Promise<void> {
    while (this.#tokens.length < 2) {
      try {
        this.#tokens.push(await newToken(this.#base, "witness"));
      } catch {
        await pause(RETRY_MS);
      }
    }
    const [host, guest] = this.#tokens as [string, string];
    const request = {
      seats: this.#withBot ? 3 : 2,
      start: "host",
      seat: 1,
      listed: true,
      ...(this.#withBot ? { bots: [{ bot: "greedy", seat: 3 }] } : {}),
    };
    const { table } = await this.#call<{ table: string }>("POST", "/api/tables", host, request);
    try {
      await this.#call("POST", `/api/tables/${table}/join`, guest, { seat: 2 });
    } catch (error) {
      // The answer to an earlier try was lost; we sit there already.
      if (!(error instanceof CallFailed && error.status === 409)) throw error;
    }
    this.games.push({ table, acknowledged: [], heard: [[], []] });
    this.finished = false;
  }

  /** Plays game after game until it is stopped. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const game = this.games.at(-1)!;
      await Promise.all([this.#follow(game, 0), this.#follow(game, 1)]).catch(() => undefined);
      if (this.#stopped) return;
      this.finished = true;
      await this.open().catch(() => undefined);
    }
  }

  /** Follows a game to its end over as many connections as it takes. */
  async #follow(game: Game, index: number): Promise<void> {
    while (!this.#stopped) {
      if (await this.#connection(game, index)) return;
      await pause(RETRY_MS);
    }
  }

  /** One connection; true if it saw the end of the game. */
  #connection(game: Game, index: number): Promise<boolean> {
    const heard = game.heard[index]!;
    const after = heard.at(-1)?.seq ?? 0;
    const url = `${this.#base.replace("http", "ws")}/api/tables/${game.table}/live?after=${after}`;
    const socket = new WebSocket(url, {
      headers: { authorization: `Bearer ${this.#tokens[index]}` },
      handshakeTimeout: 5000,
    });
    this.#sockets.push(socket);
    const last = heard.at(-1);
    return new Promise((resolve) => {
      let over = false;
      socket.on("open", () => {
        // The step that was due when the line broke is due still.
        if (last) void this.#answer(game, index, last.seq, last.text);
      });
      socket.on("message", (data: Buffer) => {
        const text = data.toString();
        const match = /^\{"type":"([a-z-]+)","seq":(\d+),"at"/.exec(text);
        if (!match) return;
        const seq = Number(match[2]);
        heard.push({ seq, text });
        if (match[1] === "over") {
          over = true;
          socket.close();
        } else void this.#answer(game, index, seq, text);
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#sockets = this.#sockets.filter((each) => each !== socket);
        resolve(over);
      });
    });
  }

  async #answer(game: Game, index: number, seq: number, text: string): Promise<void> {
    if (!text.includes(`"toMove":${index + 1},`)) return;
    const { observation } = JSON.parse(text) as { observation: unknown };
    const step = chooseStep(observation, this.#random);
    if (step === PASS_WORD) return;
    const token = this.#tokens[index]!;
    try {
      const request = { seq, step };
      const path = `/api/tables/${game.table}/steps`;
      const answer = await this.#call<{ seq: number }>("POST", path, token, request);
      game.acknowledged.push({ seq: answer.seq, step });
    } catch {
      // Refused, because an earlier try of another step has been stored; the events will tell.
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Any legal step, a purchase where there is one, so that games come to an end. */
function chooseStep(observation: unknown, random: Random): string {
  const position = parseObservation(observation);
  if (!position.ok) throw new Error(position.error);
  const legal = listLegal(position.value);
  const buys = legal.filter((step) => step >= PURCHASE);
  const from = buys.length > 0 ? buys : legal;
  return makeStep(position.value, from[random.below(from.length)]!);
}
