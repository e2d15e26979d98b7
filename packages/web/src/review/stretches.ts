/** Rounds in a few words: those that follow on one another are told by the first and the last. */
export function stretches(rounds: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const round of rounds) {
    const stretch = found.at(-1);
    if (stretch?.[1] === round - 1) stretch[1] = round;
    else found.push([round, round]);
  }
  return found
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
    .join(", ");
}
