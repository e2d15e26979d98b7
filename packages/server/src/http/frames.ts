/**
 * What is written to a WebSocket. A text becomes a frame (RFC 6455) once, however many sockets it
 * is for, and what one turn of the event loop brings for a socket leaves in one write.
 */
import type { Socket } from "node:net";

const LAST_TEXT = 0x81;
/** Lengths up to here stand in one byte, and up to the next in two more. */
const SHORT = 125;
const LONG = 65_535;
const TWO_BYTES = 126;

function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length > LONG) throw new RangeError(`A message of ${length} bytes is not for a socket`);
  const head = length > SHORT ? 4 : 2;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = LAST_TEXT;
  if (head === 2) frame[1] = length;
  else {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  }
  frame.write(text, head);
  return frame;
}

let last = { text: "", frame: makeFrame("") };

/** The frame of a text; spectators, who all get the same text in a row, share it. */
export function textFrame(text: string): Buffer {
  if (last.text !== text) last = { text, frame: makeFrame(text) };
  return last.frame;
}

export class FrameWriter {
  readonly #socket: Socket;
  #frames: Buffer[] = [];
  #bytes = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Bytes that the other side has not taken yet. */
  get waiting(): number {
    return this.#bytes + this.#socket.writableLength;
  }

  send(text: string): void {
    const frame = textFrame(text);
    if (this.#frames.push(frame) === 1) process.nextTick(() => this.#flush());
    this.#bytes += frame.length;
  }

  #flush(): void {
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    if (!this.#socket.writable) return;
    this.#socket.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }
}
