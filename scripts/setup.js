// Makes a fresh clone ready: installs the packages and builds the web page, each only when missing
// or stale. Runs before `npm start` and `npm test`, on any Node from 20 on, without dependencies.
import { chdir, exit, stderr, version, versions } from "node:process";
import { isInstalled, install } from "./setup/install.js";
import { withLock } from "./setup/lock.js";
import { ROOT } from "./setup/paths.js";
import { say } from "./setup/progress.js";
import { buildWeb, isWebBuilt } from "./setup/web.js";

const OLDEST_NODE = 20;
const STEPS = [
  { isDone: isInstalled, run: install },
  { isDone: isWebBuilt, run: buildWeb },
];

const isSetUp = () => STEPS.every((step) => step.isDone());

async function setUp() {
  const started = Date.now();
  if (isSetUp()) return; // by the set-up that this one waited for
  for (const step of STEPS) if (!step.isDone()) await step.run();
  say(`Set-up finished in ${Math.round((Date.now() - started) / 1000)} s.`);
}

chdir(ROOT);
try {
  if (Number(versions.node.split(".")[0]) < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed to begin with (this is ${version}).`);
  if (!isSetUp()) await withLock(setUp);
} catch (error) {
  stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  exit(1);
}
