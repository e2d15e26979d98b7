// How V8 is asked to run this project's code. None of these changes a result, only the speed.

// The engine is many small functions that read like the rules; inlined further than by default,
// they run about a quarter faster.
const INLINING = [
  "--max-inlined-bytecode-size=2000",
  "--max-inlined-bytecode-size-cumulative=4000",
  "--min-inlining-frequency=0",
];

// Joins neighbouring vectors of WebAssembly into 256-bit ones where the machine has them: the net
// answers half as fast again. V8 calls it an experiment, so it is asked for only by the version it
// was tried with, and not where other people's games are kept.
const JOINED_VECTORS = "--experimental-wasm-revectorize";
const TRIED_WITH = /^13\.6\./;

/** The flags for an app, "cli" or "server". */
export function engineFlags(app, { arch, versions } = process) {
  const joins = app === "cli" && arch === "x64" && TRIED_WITH.test(versions.v8);
  return joins ? [...INLINING, JOINED_VECTORS] : INLINING;
}
