import type { Random } from "@gemwright/rules";

/** Chance from the browser itself, for deals that nobody can foresee. */
export const browserRandom: Random = {
  below(limit) {
    const words = new Uint32Array(1);
    // values beyond the last whole multiple would favour the small numbers
    const fair = 2 ** 32 - (2 ** 32 % limit);
    do crypto.getRandomValues(words);
    while ((words[0] ?? 0) >= fair);
    return (words[0] ?? 0) % limit;
  },
};
