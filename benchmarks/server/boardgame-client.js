// Tables of two who move in turn as fast as the server tells them to.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
import { game } from "./boardgame-server.js";
import { report } from "./report.js";

const [base, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const seen = { steps: 0 };
for (let table = 0; table < tables; table++)
  for (const playerID of ["0", "1"]) {
    const client = Client({
      game,
      matchID: `table${table}`,
      playerID,
      multiplayer: SocketIO({ server: base, socketOpts: { transports: ["websocket"] } }),
      debug: false,
    });
    let last = -1;
    client.subscribe((state) => {
      if (!state?.isConnected || state.G.count === last) return;
      // The client guesses its own move ahead and the end of the turn not; the count tells whose
      // turn it is either way, and a move is counted when the other's has come from the server.
      if (state.G.count % 2 !== Number(playerID)) return;
      last = state.G.count;
      seen.steps++;
      queueMicrotask(() => client.moves.step());
    });
    client.start();
  }
await report(seen, seconds);
