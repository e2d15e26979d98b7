/** A Vitest reporter for logs: ends the run with one plain line that any tool can read. */
export default class ClosingLine {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules)
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    const unfinished = count.skipped + count.pending;
    const skipped = unfinished > 0 ? `, ${unfinished} skipped` : "";
    process.stdout.write(`\nTests: ${count.passed} passed, ${count.failed} failed${skipped}\n`);
  }
}
