/** The figures committed in docs/BENCHMARKS.md, read back from its tables. */
import { readFileSync } from "node:fs";

const BENCHMARKS: URL = new URL("../../../../docs/BENCHMARKS.md", import.meta.url);

/** Figures by the name in the first column: `| name | 12.3 | unit |`. */
export function committedFigures(): Map<string, number> {
  const rows = readFileSync(BENCHMARKS, "utf8").matchAll(
    /^\| ([^|]+?) +\| ([\d.]+) +\| [^|]+\|$/gm,
  );
  return new Map([...rows].map(([, name = "", figure]) => [name, Number(figure)]));
}
