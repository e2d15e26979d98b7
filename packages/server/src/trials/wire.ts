/**
 * A WebSocket as cheap as one can be, so that a load of ten thousand leaves the machine to the
 * server. It speaks what our server speaks: text frames in one piece, pings and closes.
 */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const LAST = 0x80;
const MASKED = 0x80;
/** Payload lengths from here on stand in two bytes of their own. */
const TWO_BYTES = 126;
const END_OF_HEAD = "\r\n\r\n";

/** What arrives is read into one place for all sockets, and is done with before the next comes. */
const incoming = Buffer.alloc(1 << 16);

export interface WireListener {
  /** A message; the bytes are only lent until the call returns. */
  message(payload: Buffer): void;
  closed(code: number): void;
}

export class Wire {
  /** Resolves when the server has agreed to the upgrade. */
  readonly opened: Promise<void>;
  readonly #socket: Socket;
  readonly #listener: WireListener;
  #rest: Buffer | undefined;
  #code = 1006;

  constructor(url: string, token: string, listener: WireListener) {
    const { hostname, port, pathname, search } = new URL(url);
    this.#listener = listener;
    const opened = Promise.withResolvers<void>();
    this.opened = opened.promise;
    let greeted = false;
    const hear = (length: number): boolean => {
      let chunk = this.#join(incoming.subarray(0, length));
      if (!greeted) {
        const end = chunk.indexOf(END_OF_HEAD);
        if (end < 0) {
          this.#rest = Buffer.from(chunk);
          return true;
        }
        greeted = true;
        if (chunk.toString("latin1", 0, 12).endsWith(" 101")) opened.resolve();
        else opened.reject(new Error(String(chunk)));
        chunk = chunk.subarray(end + END_OF_HEAD.length);
      }
      this.#read(chunk);
      return true;
    };
    const socket = connect({
      port: Number(port),
      host: hostname,
      noDelay: true,
      onread: { buffer: incoming, callback: hear },
    });
    this.#socket = socket;
    socket.on("error", (error) => opened.reject(error));
    socket.on("close", () => listener.closed(this.#code));
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n` +
        `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-key: ${randomBytes(16).toString("base64")}\r\n` +
        `authorization: Bearer ${token}\r\n\r\n`,
    );
  }

  /** What was left of the last chunk, with this one. */
  #join(chunk: Buffer): Buffer {
    const rest = this.#rest;
    this.#rest = undefined;
    return rest ? Buffer.concat([rest, chunk]) : chunk;
  }

  #read(bytes: Buffer): void {
    let at = 0;
    while (at + 2 <= bytes.length) {
      let [start, length] = [at + 2, bytes[at + 1]!];
      if (length === TWO_BYTES) {
        if (at + 4 > bytes.length) break;
        [start, length] = [at + 4, bytes.readUInt16BE(at + 2)];
      }
      if (start + length > bytes.length) break;
      this.#frame(bytes[at]! & 0xf, bytes.subarray(start, start + length));
      at = start + length;
    }
    if (at < bytes.length) this.#rest = Buffer.from(bytes.subarray(at));
  }

  #frame(kind: number, payload: Buffer): void {
    if (kind === TEXT) this.#listener.message(payload);
    else if (kind === PING) this.#write(PONG, payload.toString("latin1"));
    else if (kind === CLOSE) {
      this.#code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      this.#socket.end();
    }
  }

  send(text: string): void {
    this.#write(TEXT, text);
  }

  /** A client must mask; with a mask of zeros the bytes stay as they are. */
  #write(kind: number, text: string): void {
    if (!this.#socket.writable) return;
    const head = String.fromCharCode(LAST | kind, MASKED | text.length);
    this.#socket.write(`${head}\0\0\0\0${text}`, "latin1");
  }

  close(): void {
    this.#code = 1000;
    this.#write(CLOSE, "\u0003\u00e8");
  }

  terminate(): void {
    this.#socket.destroy();
  }
}
