// Float kernels of the optimiser. Matrices are row-major f32; widths are
// multiples of 8 so that no row needs a scalar tail.

/**
 * C[i][n] = Σj A[i·si + j·sj] · B[j][n], or += when `add` is set. Strides are in
 * bytes; A may be read in either direction, which spares a transposition.
 */
export function gemm(
  a: usize, si: usize, sj: usize, rows: usize, depth: usize,
  b: usize, c: usize, width: usize, add: i32,
): void {
  const line = width << 2;
  let i: usize = 0;
  for (; i + 4 <= rows; i += 4) {
    const a0 = a + i * si, a1 = a0 + si, a2 = a1 + si, a3 = a2 + si;
    for (let n: usize = 0; n < line; n += 32) {
      let c00 = f32x4.splat(0), c01 = c00, c10 = c00, c11 = c00, c20 = c00, c21 = c00, c30 = c00, c31 = c00;
      let bj = b + n;
      let off: usize = 0;
      for (let j: usize = 0; j < depth; j++) {
        const b0 = v128.load(bj), b1 = v128.load(bj, 16);
        let s = v128.load32_splat(a0 + off);
        c00 = f32x4.add(c00, f32x4.mul(s, b0));
        c01 = f32x4.add(c01, f32x4.mul(s, b1));
        s = v128.load32_splat(a1 + off);
        c10 = f32x4.add(c10, f32x4.mul(s, b0));
        c11 = f32x4.add(c11, f32x4.mul(s, b1));
        s = v128.load32_splat(a2 + off);
        c20 = f32x4.add(c20, f32x4.mul(s, b0));
        c21 = f32x4.add(c21, f32x4.mul(s, b1));
        s = v128.load32_splat(a3 + off);
        c30 = f32x4.add(c30, f32x4.mul(s, b0));
        c31 = f32x4.add(c31, f32x4.mul(s, b1));
        bj += line;
        off += sj;
      }
      const c0 = c + i * line + n, c1 = c0 + line, c2 = c1 + line, c3 = c2 + line;
      if (add) {
        c00 = f32x4.add(c00, v128.load(c0)); c01 = f32x4.add(c01, v128.load(c0, 16));
        c10 = f32x4.add(c10, v128.load(c1)); c11 = f32x4.add(c11, v128.load(c1, 16));
        c20 = f32x4.add(c20, v128.load(c2)); c21 = f32x4.add(c21, v128.load(c2, 16));
        c30 = f32x4.add(c30, v128.load(c3)); c31 = f32x4.add(c31, v128.load(c3, 16));
      }
      v128.store(c0, c00); v128.store(c0, c01, 16);
      v128.store(c1, c10); v128.store(c1, c11, 16);
      v128.store(c2, c20); v128.store(c2, c21, 16);
      v128.store(c3, c30); v128.store(c3, c31, 16);
    }
  }
  for (; i < rows; i++) {
    const a0 = a + i * si;
    for (let n: usize = 0; n < line; n += 32) {
      let c00 = f32x4.splat(0), c01 = c00;
      for (let j: usize = 0; j < depth; j++) {
        const bj = b + j * line + n;
        const s = v128.load32_splat(a0 + j * sj);
        c00 = f32x4.add(c00, f32x4.mul(s, v128.load(bj)));
        c01 = f32x4.add(c01, f32x4.mul(s, v128.load(bj, 16)));
      }
      const c0 = c + i * line + n;
      if (add) {
        c00 = f32x4.add(c00, v128.load(c0)); c01 = f32x4.add(c01, v128.load(c0, 16));
      }
      v128.store(c0, c00); v128.store(c0, c01, 16);
    }
  }
}

/** to[n][k] = from[k][n] */
export function transpose(from: usize, rows: usize, width: usize, to: usize): void {
  for (let r: usize = 0; r < rows; r++) {
    for (let n: usize = 0; n < width; n++) {
      store<f32>(to + ((n * rows + r) << 2), load<f32>(from + ((r * width + n) << 2)));
    }
  }
}

/** y += bias, and with `clip` > 0 clamped to [0, clip]. */
export function activate(y: usize, rows: usize, width: usize, bias: usize, clip: f32): void {
  const line = width << 2;
  const zero = f32x4.splat(0), top = f32x4.splat(clip);
  for (let r: usize = 0; r < rows; r++) {
    const at = y + r * line;
    for (let n: usize = 0; n < line; n += 16) {
      let v = f32x4.add(v128.load(at + n), v128.load(bias + n));
      if (clip > 0) v = f32x4.pmin(f32x4.pmax(v, zero), top);
      v128.store(at + n, v);
    }
  }
}

/** dy = 0 wherever y was clamped. */
export function deactivate(y: usize, dy: usize, count: usize, clip: f32): void {
  const zero = f32x4.splat(0), top = f32x4.splat(clip);
  for (let i: usize = 0; i < count << 2; i += 16) {
    const v = v128.load(y + i);
    const open = v128.and(f32x4.gt(v, zero), f32x4.lt(v, top));
    v128.store(dy + i, v128.and(v128.load(dy + i), open));
  }
}

/** out[n] = Σr y[r][n] */
export function columnSums(y: usize, rows: usize, width: usize, out: usize): void {
  const line = width << 2;
  for (let n: usize = 0; n < line; n += 16) {
    let s = f32x4.splat(0);
    for (let r: usize = 0; r < rows; r++) s = f32x4.add(s, v128.load(y + r * line + n));
    v128.store(out + n, s);
  }
}

/** One Adam step with decoupled weight decay, and the moving average of the weights. */
export function adam(
  w: usize, g: usize, m: usize, v: usize, mean: usize, count: usize,
  rate: f32, beta1: f32, beta2: f32, correct1: f32, correct2: f32, decay: f32, keep: f32, scale: f32,
): void {
  const b1 = f32x4.splat(beta1), d1 = f32x4.splat(1 - beta1);
  const b2 = f32x4.splat(beta2), d2 = f32x4.splat(1 - beta2);
  const k1 = f32x4.splat(rate / correct1), k2 = f32x4.splat(1 / correct2);
  const eps = f32x4.splat(1e-8), shrink = f32x4.splat(1 - rate * decay);
  const hold = f32x4.splat(keep), mix = f32x4.splat(1 - keep), unit = f32x4.splat(scale);
  for (let i: usize = 0; i < count << 2; i += 16) {
    const gi = f32x4.mul(v128.load(g + i), unit);
    const mi = f32x4.add(f32x4.mul(b1, v128.load(m + i)), f32x4.mul(d1, gi));
    const vi = f32x4.add(f32x4.mul(b2, v128.load(v + i)), f32x4.mul(d2, f32x4.mul(gi, gi)));
    v128.store(m + i, mi);
    v128.store(v + i, vi);
    const root = f32x4.add(f32x4.sqrt(f32x4.mul(vi, k2)), eps);
    const wi = f32x4.sub(f32x4.mul(v128.load(w + i), shrink), f32x4.div(f32x4.mul(k1, mi), root));
    v128.store(w + i, wi);
    v128.store(mean + i, f32x4.add(f32x4.mul(hold, v128.load(mean + i)), f32x4.mul(mix, wi)));
  }
}

/** Adds each row where it belongs: encodings to the sum of their group. */
export function addRows(from: usize, targets: usize, rows: usize, width: usize): void {
  const line = width << 2;
  for (let r: usize = 0; r < rows; r++) {
    const at = <usize>load<u32>(targets + (r << 2));
    for (let n: usize = 0; n < line; n += 16) {
      v128.store(at + n, f32x4.add(v128.load(at + n), v128.load(from + r * line + n)));
    }
  }
}
