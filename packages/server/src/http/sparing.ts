/** A disk that is full or a database that is away fails every request; one line in a while tells it. */
export const COMPLAIN_MS = 5000;

/** True at most once in so many milliseconds. */
export function sparing(ms: number): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
