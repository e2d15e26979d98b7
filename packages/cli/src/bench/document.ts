/** The figures committed in docs/BENCHMARKS.md, read back from its tables. */
import { readFileSync } from "node:fs";

export const BENCHMARKS: URL = new URL("../../../../docs/BENCHMARKS.md", import.meta.url);

/** Figures by the name in the first column: `| name | 12.3 | unit |`. */
export function committedFigures(file: URL = BENCHMARKS): Map<string, number> {
  const rows = readFileSync(file, "utf8").matchAll(/^\| ([^|]+?) +\| ([\d.]+) +\| [^|]+\|$/gm);
  return new Map([...rows].map(([, name = "", figure]) => [name, Number(figure)]));
}
