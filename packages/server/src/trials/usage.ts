/** What processes use of the machine, where the system tells (Linux); NaN elsewhere. */
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** A tick of the kernel's accounting in µs; 100 a second everywhere that matters. */
const TICK_US = 10_000;

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Resident memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1024;

/** Processor time of a process and all its threads since its start, in µs. */
export function cpuOf(pid: number): number {
  // The name in brackets may hold anything; what follows it does not.
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ");
  return (Number(fields?.[11]) + Number(fields?.[12])) * TICK_US;
}

/** Processor time of everything on the machine since its start, in µs. */
export const cpuOfAll = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) *
  1000;
