// The smallest possible room on Colyseus, in memory, nothing stored.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { createServer } from "node:http";

class Count extends Room {
  maxClients = 2;
  count = 0;
  onCreate() {
    this.onMessage("step", (client) => {
      if (this.clients[this.count % 2]?.sessionId !== client.sessionId) return;
      this.count++;
      this.tell();
    });
  }
  onJoin() {
    if (this.clients.length === 2) this.tell();
  }
  tell() {
    const next = this.clients[this.count % 2]?.sessionId;
    this.broadcast("state", { count: this.count, next });
  }
}
const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define("count", Count);
const port = Number(process.argv[2]);
await server.listen(port);
process.stdout.write(`${JSON.stringify({ port })}\n`);
