import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "./api.ts";
import { Outbox } from "./outbox.ts";

const TAKEN: Answer<unknown> = { ok: true, value: {} };
const AWAY: Answer<unknown> = { ok: false, trouble: { code: "away" } };
const STALE: Answer<unknown> = { ok: false, trouble: { code: "stale" } };

/** A way to the table on which the test answers. */
function sending(fine = true) {
  const posts: ((answer: Answer<unknown>) => void)[] = [];
  const backs: (() => void)[] = [];
  const seen: boolean[] = [];
  const outbox: Outbox = new Outbox(() => seen.push(outbox.waits));
  const sent = outbox.send({
    post: () => new Promise((resolve) => posts.push(resolve)),
    isFine: () => fine,
    back: () => new Promise((resolve) => backs.push(resolve)),
  });
  return { outbox, posts, backs, seen, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a step on its way", () => {
  it("is no matter for words while all is quick", async () => {
    const { outbox, posts, seen, sent } = sending();
    expect(outbox.busy).toBe(true);
    posts[0]?.(TAKEN);
    expect(await sent).toBe(true);
    // until the table tells of it
    expect(outbox.busy).toBe(true);
    outbox.arrived();
    expect(outbox.busy).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([false]);
  });

  it("waits when the answer is slow, until the table has told of it", async () => {
    const { outbox, posts, sent } = sending();
    await vi.advanceTimersByTimeAsync(2000);
    expect(outbox.waits).toBe(true);
    posts[0]?.(TAKEN);
    expect(await sent).toBe(true);
    expect(outbox.waits).toBe(true);
    outbox.arrived();
    expect(outbox.waits).toBe(false);
  });

  it("waits when it was taken at once and the table does not tell of it", async () => {
    const { outbox, posts, sent } = sending();
    posts[0]?.(TAKEN);
    expect(await sent).toBe(true);
    expect(outbox.waits).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(outbox.waits).toBe(true);
    outbox.arrived();
    expect(outbox.waits).toBe(false);
  });

  it("does not wait when the table has told of it before the answer came", async () => {
    const { outbox, posts, sent } = sending();
    outbox.arrived();
    await vi.advanceTimersByTimeAsync(2000);
    expect(outbox.waits).toBe(false);
    posts[0]?.(TAKEN);
    expect(await sent).toBe(true);
    expect(outbox.waits).toBe(false);
  });

  it("waits from the first moment without a line, and is sent again when it is back", async () => {
    const { outbox, posts, backs, seen, sent } = sending(false);
    expect(outbox.waits).toBe(true);
    posts[0]?.(AWAY);
    await vi.advanceTimersByTimeAsync(0);
    expect(posts).toHaveLength(1);
    backs[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(posts).toHaveLength(2);
    posts[1]?.(TAKEN);
    expect(await sent).toBe(true);
    outbox.arrived();
    expect(outbox.waits).toBe(false);
    // the table's own news follows: nothing is shown in between
    expect(seen).toEqual([true]);
  });

  it("is given up when the table has moved on", async () => {
    const { posts, seen, sent } = sending(false);
    posts[0]?.(STALE);
    expect(await sent).toBe(false);
    expect(seen).toEqual([true, false]);
  });
});
