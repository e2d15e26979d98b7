// Rooms of two who move in turn as fast as the server tells them to.
import { Client } from "@colyseus/sdk";
import { report } from "./report.js";

const [base, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const client = new Client(base);
const seen = { steps: 0 };
for (let table = 0; table < tables; table++) {
  const first = await client.create("count");
  const follow = (room) =>
    room.onMessage("state", ({ next }) => {
      if (next !== room.sessionId) return;
      seen.steps++;
      room.send("step");
    });
  follow(first);
  follow(await client.joinById(first.roomId));
}
await report(seen, seconds);
