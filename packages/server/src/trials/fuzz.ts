/**
 * `npm run fuzz`: hostile input for every route and for the socket, from a fixed seed. No answer
 * may be a 5xx, the server must not end, and the tables of others must stay as they are.
 */
import { connect } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, request } from "node:http";
import { SeededRandom } from "@gemwright/rules";
import { WebSocket } from "ws";
import { call, newToken } from "./call.ts";
import { Junk, NUMBERS } from "./junk.ts";
import { ServerProcess } from "./process.ts";
import { Progress, numbers } from "./progress.ts";
import { question, type Question } from "./questions.ts";

const options = numbers({ requests: 100_000, sockets: 20_000, width: 32, seed: 1 });
const progress = new Progress();
const agent = new Agent({ keepAlive: true, maxSockets: options.width });
const folder = mkdtempSync(join(tmpdir(), "gemwright-fuzz-"));
const server = await ServerProcess.start(["--port", "0", "--db", join(folder, "fuzz.db")]);
const { base } = server;

const token = await newToken(base, "victim");
const guest = await newToken(base, "guest");
const stranger = await newToken(base, "stranger");
const { table } = await call<{ table: string }>(base, "POST", "/api/tables", token, {
  seats: 2,
  start: "host",
  listed: true,
});
await call(base, "POST", `/api/tables/${table}/join`, guest, {});
const junk = new Junk(new SeededRandom(options.seed), [table]);
const untouched = await call<object>(base, "GET", `/api/tables/${table}`, token);

/** Somebody who may do nothing at the victim's table. */
const tokens = [undefined, stranger, "x".repeat(43), junk.text(10).replaceAll(/[^\x21-\x7e]/g, "")];

/** Bodies beyond this are refused while they are still being sent. */
const BODY_LIMIT = 8 * 1024;

let [answered, worst] = [0, 0];
/** Requests without an answer, by the reason; one without a reason is a problem. */
const unanswered = { reused: 0, tooLarge: 0 };
const statuses = new Map<number, number>();
const problems: string[] = [];

/** Asks on a connection of the agent's, or on one of its own. */
function ask({ method, where, headers, text }: Question, own = false): Promise<void> {
  return new Promise((resolve) => {
    let heard = false;
    const line = `${method} ${where} ${String(text).slice(0, 200)}`;
    const asked = request(
      base + where,
      { method, headers, agent: own ? false : agent, timeout: 20_000 },
      (answer) => {
        heard = true;
        answered++;
        const status = answer.statusCode ?? 0;
        worst = Math.max(worst, status);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) problems.push(`${status} for ${line}`);
        // A stream that was granted is left again at once.
        if (answer.headers["content-type"]?.startsWith("text/event-stream")) asked.destroy();
        else answer.resume();
        answer.on("error", () => undefined);
        answer.on("close", resolve);
      },
    );
    asked.on("error", (error) => {
      if (heard) return;
      // The server has closed a connection at the moment it was used again. HTTP lets it, and the
      // client has to ask once more.
      if (!own) {
        unanswered.reused++;
        return resolve(ask({ method, where, headers, text }, true));
      }
      // The refusal of a body may get lost when the rest of the body is still under way.
      if (Buffer.byteLength(text ?? "") > BODY_LIMIT) unanswered.tooLarge++;
      else problems.push(`no answer (${error.message}) to ${line}`);
      resolve();
    });
    asked.on("timeout", () => asked.destroy(new Error("timeout")));
    asked.end(text);
    progress.show(`${answered} of ${options.requests} requests, worst status ${worst}`);
  });
}

/** A socket that says nonsense until it has said enough or is closed. */
function chat(messages: number): Promise<void> {
  const who = junk.pick([stranger, undefined]);
  const socket = new WebSocket(
    `${base.replace("http", "ws")}/api/tables/${table}/live?after=${junk.pick(["0", "3", "9"])}`,
    {
      headers: who ? { authorization: `Bearer ${who}` } : {},
    },
  );
  return new Promise((resolve) => {
    socket.on("open", () => {
      for (let i = 0; i < messages && socket.readyState === WebSocket.OPEN; i++) {
        const said = junk.pick([
          JSON.stringify({
            type: "step",
            seq: junk.pick([4, 5, 3, ...NUMBERS]),
            step: junk.word(),
          }),
          JSON.stringify(junk.value(2)) ?? "",
          junk.text(30),
        ]);
        socket.send(junk.below(20) === 0 ? Buffer.from(said) : said);
        saidCount++;
      }
      socket.close();
    });
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text.includes('"code":"internal"')) problems.push(`the socket answered ${text}`);
      if (text.startsWith('{"type":"ack"')) problems.push(`a stranger's step was taken: ${text}`);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}
let saidCount = 0;

/** Bytes that are no HTTP at all. */
function rawBytes(): Promise<void> {
  const { port } = new URL(base);
  return new Promise((resolve) => {
    const wire = connect(Number(port), "127.0.0.1", () => {
      const head = junk.pick([
        "GET / HTTP/1.1\r\n",
        "POST /api/session HTTP/1.1\r\nhost: a\r\n",
        "",
        "\u0000\u0001",
        "GET /\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\n",
      ]);
      wire.end(head + junk.text(200) + "\r\n\r\n");
    });
    wire.setTimeout(3000, () => wire.destroy());
    wire.on("data", () => undefined);
    wire.on("error", () => undefined);
    wire.on("close", () => resolve());
  });
}

async function inParallel(count: () => boolean, work: () => Promise<void>): Promise<void> {
  const worker = async (): Promise<void> => {
    while (count()) await work();
  };
  await Promise.all(Array.from({ length: options.width }, worker));
}

await inParallel(
  () => answered < options.requests,
  () => ask(question(junk, table, tokens)),
);
await inParallel(
  () => saidCount < options.sockets,
  () => {
    progress.show(`${saidCount} of ${options.sockets} socket messages`);
    return chat(20);
  },
);
let raw = 0;
await inParallel(() => raw++ < 500, rawBytes);
progress.end("done");

if (!server.running) problems.push("the server has ended");
else {
  const after = await call<object>(base, "GET", `/api/tables/${table}`, token);
  const still = (view: object): string => JSON.stringify({ ...view, now: 0 });
  if (still(after) !== still(untouched)) problems.push("the state of a table was changed");
  await call(base, "GET", "/healthz");
}
if (server.errors) problems.push(`the log says ${server.errors.slice(0, 500)}`);
await server.stop();
rmSync(folder, { recursive: true, force: true });
const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
process.stdout.write(
  `${answered} requests answered (${counts.join(", ")}); without an answer: ${unanswered.reused} on a` +
    ` connection just closed, asked again; ${unanswered.tooLarge} with a body that is too large;` +
    ` ${saidCount} socket messages, ${raw} connections with bytes that are no HTTP\n`,
);
for (const problem of new Set(problems)) process.stdout.write(`BROKEN ${problem}\n`);
if (problems.length === 0)
  process.stdout.write(
    "kept   every request answered or explained, no 5xx, no crash, no state changed\n",
  );
process.exit(problems.length === 0 ? 0 : 1);
