// Counts for so many seconds after a short warm-up and prints one line of JSON.
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function report(seen, seconds) {
  await wait(2000);
  const [before, began] = [seen.steps, performance.now()];
  await wait(seconds * 1000);
  const elapsed = (performance.now() - began) / 1000;
  process.stdout.write(
    `${JSON.stringify({ stepsPerS: Math.round((seen.steps - before) / elapsed), steps: seen.steps })}\n`,
  );
  process.exit(0);
}
