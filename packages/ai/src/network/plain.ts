/** The kernels without SIMD, for machines that lack it. Bit for bit the results of kernels/infer.ts. */
import { BLOCK, laneOf, type Kernels } from "./kernels.ts";

export function plainKernels(buffer: ArrayBuffer): Kernels {
  const i16 = new Int16Array(buffer);
  const i32 = new Int32Array(buffer);

  return {
    dense(x, stride, rows, inputs, w, bias, outputs, y, shift, low, high) {
      const sums = new Int32Array(BLOCK);
      for (let block = 0; block < outputs; block += BLOCK) {
        const weights = (w >> 1) + block * inputs;
        for (let r = 0; r < rows; r++) {
          const from = (x + r * stride) >> 1;
          for (let o = 0; o < BLOCK; o++) sums[o] = i32[(bias >> 2) + block + o]!;
          for (let i = 0; i < inputs; i += 2) {
            const a = i16[from + i];
            const b = i16[from + i + 1];
            if (a === 0 && b === 0) continue;
            const at = weights + i * BLOCK;
            for (let o = 0; o < BLOCK; o++)
              sums[o] += a * i16[at + 2 * o] + b * i16[at + 2 * o + 1];
          }
          const to = (y >> 1) + r * outputs + block;
          for (let o = 0; o < BLOCK; o++)
            i16[to + o] = Math.min(Math.max(sums[laneOf(o)] >> shift, low), high);
        }
      }
    },

    addRows(y, rows, width, targets) {
      for (let r = 0; r < rows; r++) {
        const to = i32[(targets >> 2) + r] >> 1;
        const from = (y >> 1) + r * width;
        for (let i = 0; i < width; i++) i16[to + i] += i16[from + i];
      }
    },

    dotRows(y, rows, width, queries, offset, out) {
      for (let r = 0; r < rows; r++) {
        const query = (i32[(queries >> 2) + r] + offset) >> 1;
        const from = (y >> 1) + r * width;
        let sum = 0;
        for (let i = 0; i < width; i++) sum += i16[from + i] * i16[query + i];
        i32[(out >> 2) + r] = sum;
      }
    },
  };
}
