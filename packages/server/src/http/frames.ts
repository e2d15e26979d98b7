/**
 * What is written to a WebSocket, as frames (RFC 6455). What one turn of the event loop brings for
 * a socket leaves in one write. Frames are kept as text of which each letter stands for a byte: the
 * system copies that as it is, and nothing has to be made into bytes here.
 */
import type { Socket } from "node:net";

const LAST_TEXT = 0x81;
/** Lengths up to here stand in one byte, and up to the next in two more. */
const SHORT = 125;
const LONG = 65_535;
const TWO_BYTES = 126;

const headOf = (length: number): string =>
  length <= SHORT
    ? String.fromCharCode(LAST_TEXT, length)
    : String.fromCharCode(LAST_TEXT, TWO_BYTES, length >> 8, length & 0xff);

/** Writers with something to write at the end of this turn. */
let waiting: FrameWriter[] = [];

function flushAll(): void {
  const writers = waiting;
  waiting = [];
  for (const writer of writers) writer.flush();
}

export class FrameWriter {
  readonly #socket: Socket;
  readonly #taken: () => void;
  #frames = "";

  /** `taken` is called whenever the system has taken what was written, at once or after a while. */
  constructor(socket: Socket, taken: () => void = () => undefined) {
    this.#socket = socket;
    this.#taken = taken;
    socket.on("drain", taken);
  }

  /** Bytes that the other side has not taken yet. */
  get waiting(): number {
    return this.#frames.length + this.#socket.writableLength;
  }

  /** Sends a message; its end may be given apart if others are sent the same. */
  send(front: string, end = ""): void {
    const length = Buffer.byteLength(front) + Buffer.byteLength(end);
    if (length > LONG) throw new RangeError(`A message of ${length} bytes is not for a socket`);
    const plain = front.length + end.length === length;
    if (this.#frames === "" && waiting.push(this) === 1) process.nextTick(flushAll);
    this.#frames +=
      headOf(length) + (plain ? front + end : Buffer.from(front + end).toString("latin1"));
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = "";
    if (!this.#socket.writable) return;
    this.#socket.write(frames, "latin1");
    // What the system takes at once, however much, is followed by no "drain".
    if (this.#socket.writableLength === 0) this.#taken();
  }
}
