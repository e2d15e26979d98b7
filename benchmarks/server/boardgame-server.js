// The smallest possible game on boardgame.io, in memory, nothing stored.
import { createRequire } from "node:module";
const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
export const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }) => {
      G.count++;
    },
  },
};
if (process.argv[1] === import.meta.filename) {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const port = Number(process.argv[2]);
  await server.run({ port, callback: () => undefined });
  process.stdout.write(`${JSON.stringify({ port })}\n`);
}
