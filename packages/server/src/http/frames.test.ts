import { once } from "node:events";
import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { FrameWriter } from "./frames.ts";

describe("frames for a socket", () => {
  it("are read back by a WebSocket, whatever their length and letters", async () => {
    const texts = [
      "",
      "a",
      "x".repeat(125),
      "x".repeat(126),
      "é💎",
      "💎".repeat(40),
      "y".repeat(65_535),
    ];
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    server.on("connection", (_socket, request) => {
      const writer = new FrameWriter(request.socket);
      for (const text of texts) writer.send(text);
      for (const text of texts) writer.send(text.slice(0, 4), text.slice(4));
    });
    const { port } = server.address() as { port: number };
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      client.on("message", (data: Buffer) => {
        if (heard.push(data.toString()) === 2 * texts.length) resolve();
      });
    });
    expect(heard).toEqual([...texts, ...texts]);
    client.terminate();
    server.close();
  });

  it("of one turn of the event loop leave in one write, and count until they have", async () => {
    const writes: number[] = [];
    const socket = {
      on: () => undefined,
      writable: true,
      writableLength: 0,
      write: (frames: string) => writes.push(frames.length),
    };
    const writer = new FrameWriter(socket as unknown as Socket);
    writer.send("event");
    writer.send("answer");
    expect(writer.waiting).toBe("event".length + "answer".length + 4);
    expect(writes).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(writes).toEqual([15]);
    expect(writer.waiting).toBe(0);
  });
});
