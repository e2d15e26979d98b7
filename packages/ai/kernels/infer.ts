// Integer inference: int16 inputs and weights, int32 sums. Integer sums do not
// depend on the order of addition, so these kernels and their plain twins in
// src/network/plain.ts agree in every bit on every machine.
//
// A weight matrix lies in memory as [outputs / 32][inputs / 2][32][2]: one 32-bit
// pair of inputs, repeated over a vector, meets the weights of four outputs at once.
// Of each four such vectors the middle two have changed places (laneOf in
// src/network/kernels.ts): two sums that lie beside each other in memory then end in
// two neighbouring results, so that an engine that joins vectors (bin/engine-flags.js)
// can load and add them as one of 256 bits.

const BLOCK: usize = 32; // outputs in flight: eight accumulators of four

/** Writes the numbers of the input pairs that are not zero; returns how many. */
function listPairs(x: usize, pairs: usize, list: usize): usize {
  let end = list;
  for (let i: usize = 0; i < pairs; i++) {
    store<u32>(end, <u32>i);
    end += load<u32>(x + (i << 2)) != 0 ? 4 : 0;
  }
  return (end - list) >> 2;
}

@inline
function narrow(a: v128, b: v128, shift: i32, low: v128, high: v128): v128 {
  const n = i16x8.narrow_i32x4_s(i32x4.shr_s(a, shift), i32x4.shr_s(b, shift));
  return i16x8.min_s(i16x8.max_s(n, low), high);
}

/**
 * y = clamp((x · w + bias) >> shift, low, high) as int16, for `rows` rows of x
 * that are `stride` bytes apart. `outputs` is a multiple of 32, `inputs` of 2.
 */
export function dense(
  x: usize, stride: usize, rows: usize, inputs: usize,
  w: usize, bias: usize, outputs: usize,
  y: usize, shift: i32, low: i32, high: i32, scratch: usize,
): void {
  const pairs = inputs >> 1;
  const lowV = i16x8.splat(<i16>low);
  const highV = i16x8.splat(<i16>high);
  // The pair lists of all rows first, so that a block of weights stays in the
  // nearest cache while every row passes over it.
  const listBytes = (pairs + 2) << 2;
  for (let r: usize = 0; r < rows; r++) {
    const list = scratch + r * listBytes;
    store<u32>(list, <u32>listPairs(x + r * stride, pairs, list + 4));
  }
  for (let o: usize = 0; o < outputs; o += BLOCK) {
    const wBlock = w + o * (inputs << 1);
    const bBlock = bias + (o << 2);
    for (let r: usize = 0; r < rows; r++) {
      const list = scratch + r * listBytes;
      const end = list + 4 + (<usize>load<u32>(list) << 2);
      const xr = x + r * stride;
      let a0 = v128.load(bBlock), a1 = v128.load(bBlock, 16), a2 = v128.load(bBlock, 32), a3 = v128.load(bBlock, 48);
      let a4 = v128.load(bBlock, 64), a5 = v128.load(bBlock, 80), a6 = v128.load(bBlock, 96), a7 = v128.load(bBlock, 112);
      for (let at = list + 4; at < end; at += 4) {
        const i = <usize>load<u32>(at);
        const v = v128.load32_splat(xr + (i << 2));
        const wi = wBlock + (i << 7);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v, v128.load(wi)));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v, v128.load(wi, 16)));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v, v128.load(wi, 32)));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v, v128.load(wi, 48)));
        a4 = i32x4.add(a4, i32x4.dot_i16x8_s(v, v128.load(wi, 64)));
        a5 = i32x4.add(a5, i32x4.dot_i16x8_s(v, v128.load(wi, 80)));
        a6 = i32x4.add(a6, i32x4.dot_i16x8_s(v, v128.load(wi, 96)));
        a7 = i32x4.add(a7, i32x4.dot_i16x8_s(v, v128.load(wi, 112)));
      }
      const yr = y + ((r * outputs + o) << 1);
      v128.store(yr, narrow(a0, a2, shift, lowV, highV));
      v128.store(yr, narrow(a1, a3, shift, lowV, highV), 16);
      v128.store(yr, narrow(a4, a6, shift, lowV, highV), 32);
      v128.store(yr, narrow(a5, a7, shift, lowV, highV), 48);
    }
  }
}

/** Adds row `r` of y (int16) to the sum at the address `targets[r]` names. */
export function addRows(y: usize, rows: usize, width: usize, targets: usize): void {
  const bytes = width << 1;
  for (let r: usize = 0; r < rows; r++) {
    const to = <usize>load<u32>(targets + (r << 2));
    const from = y + r * bytes;
    for (let i: usize = 0; i < bytes; i += 16) {
      v128.store(to + i, i16x8.add(v128.load(to + i), v128.load(from + i)));
    }
  }
}

/** out[r] = Σ y[r] · (the query at the address `queries[r]`), as int32. */
export function dotRows(y: usize, rows: usize, width: usize, queries: usize, offset: usize, out: usize): void {
  const bytes = width << 1;
  for (let r: usize = 0; r < rows; r++) {
    const q = <usize>load<u32>(queries + (r << 2)) + offset;
    const from = y + r * bytes;
    let a = i32x4.splat(0);
    for (let i: usize = 0; i < bytes; i += 16) {
      a = i32x4.add(a, i32x4.dot_i16x8_s(v128.load(from + i), v128.load(q + i)));
    }
    const sum = i32x4.extract_lane(a, 0) + i32x4.extract_lane(a, 1) + i32x4.extract_lane(a, 2) + i32x4.extract_lane(a, 3);
    store<i32>(out + (r << 2), sum);
  }
}
