/** The inner loops of learning, in WebAssembly: see kernels/train.ts. */
import { instantiate } from "../network/kernels.ts";
import { trainWasm } from "../network/train.wasm.ts";

export interface TrainKernels {
  gemm(
    a: number,
    si: number,
    sj: number,
    rows: number,
    depth: number,
    b: number,
    c: number,
    width: number,
    add: number,
  ): void;
  transpose(from: number, rows: number, width: number, to: number): void;
  activate(y: number, rows: number, width: number, bias: number, clip: number): void;
  deactivate(y: number, dy: number, count: number, clip: number): void;
  columnSums(y: number, rows: number, width: number, out: number): void;
  adam(
    w: number,
    g: number,
    m: number,
    v: number,
    mean: number,
    count: number,
    rate: number,
    beta1: number,
    beta2: number,
    correct1: number,
    correct2: number,
    decay: number,
    keep: number,
    scale: number,
  ): void;
  addRows(from: number, targets: number, rows: number, width: number): void;
}

export function trainKernels(memory: WebAssembly.Memory): TrainKernels {
  const kernels = instantiate(trainWasm, memory) as TrainKernels | undefined;
  if (!kernels) throw new Error("Training needs WebAssembly with SIMD");
  return kernels;
}
