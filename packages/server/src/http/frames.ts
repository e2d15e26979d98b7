/**
 * What is written to a WebSocket, as frames (RFC 6455). What one turn of the event loop brings for
 * a socket leaves in one write, and what goes to many sockets is made into bytes once.
 */
import type { Socket } from "node:net";

const LAST_TEXT = 0x81;
/** Lengths up to here stand in one byte, and up to the next in two more. */
const SHORT = 125;
const LONG = 65_535;
const TWO_BYTES = 126;

let last = { text: "", bytes: Buffer.alloc(0) };

/** The bytes of a text; those who are told the same one after the other share them. */
export function sharedBytes(text: string): Buffer {
  if (last.text !== text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}

interface Message {
  readonly front: string;
  readonly rest: Buffer;
  readonly length: number;
}

/** Writers with something to write at the end of this turn. */
let waiting: FrameWriter[] = [];

function flushAll(): void {
  const writers = waiting;
  waiting = [];
  for (const writer of writers) writer.flush();
}

export class FrameWriter {
  readonly #socket: Socket;
  #messages: Message[] = [];
  #bytes = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Bytes that the other side has not taken yet. */
  get waiting(): number {
    return this.#bytes + this.#socket.writableLength;
  }

  /** Sends a message; its end may be given apart if others are sent the same. */
  send(front: string, end = ""): void {
    const rest = sharedBytes(end);
    const length = Buffer.byteLength(front) + rest.length;
    if (length > LONG) throw new RangeError(`A message of ${length} bytes is not for a socket`);
    if (this.#messages.push({ front, rest, length }) === 1 && waiting.push(this) === 1)
      process.nextTick(flushAll);
    this.#bytes += length + (length > SHORT ? 4 : 2);
  }

  flush(): void {
    const messages = this.#messages;
    const frames = Buffer.allocUnsafe(this.#bytes);
    this.#messages = [];
    this.#bytes = 0;
    if (!this.#socket.writable) return;
    let at = 0;
    for (const { front, rest, length } of messages) {
      frames[at++] = LAST_TEXT;
      if (length <= SHORT) frames[at++] = length;
      else {
        frames[at] = TWO_BYTES;
        at = frames.writeUInt16BE(length, at + 1);
      }
      at += frames.write(front, at);
      frames.set(rest, at);
      at += rest.length;
    }
    this.#socket.write(frames);
  }
}
