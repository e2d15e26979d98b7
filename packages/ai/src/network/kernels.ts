/** The integer kernels of the net: the same three operations in WebAssembly and in plain code. */
import { inferWasm } from "./infer.wasm.ts";

export interface Kernels {
  /** y = clamp((x · w + bias) >> shift, low, high), row by row; see kernels/infer.ts. */
  dense(
    x: number,
    stride: number,
    rows: number,
    inputs: number,
    w: number,
    bias: number,
    outputs: number,
    y: number,
    shift: number,
    low: number,
    high: number,
    scratch: number,
  ): void;
  addRows(y: number, rows: number, width: number, targets: number): void;
  dotRows(
    y: number,
    rows: number,
    width: number,
    queries: number,
    offset: number,
    out: number,
  ): void;
}

/** Outputs whose weights lie together. */
export const BLOCK = 32;

/** Where an output stands within its block, and which output stands there: see kernels/infer.ts. */
export const laneOf = (output: number): number =>
  (output & ~12) | ((output & 4) << 1) | ((output & 8) >> 1);

export type KernelKind = "simd" | "plain";

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Compiles a module against a memory; undefined where the machine has no SIMD. */
export function instantiate(
  base64: string,
  memory: WebAssembly.Memory,
): WebAssembly.Exports | undefined {
  const bytes = bytesOf(base64);
  if (!WebAssembly.validate(bytes)) return undefined;
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  return instance.exports;
}

export const simdKernels = (memory: WebAssembly.Memory): Kernels | undefined =>
  instantiate(inferWasm, memory) as Kernels | undefined;
