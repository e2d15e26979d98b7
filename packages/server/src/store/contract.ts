/** What every store promises, as tests. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Append, Head, Store, TableCopy } from "./store.ts";

export interface Opened {
  readonly store: Store;
  /** Opens the same data once more, as another process would. */
  again(): Promise<Store>;
  remove(): Promise<void>;
}

const head = (changes: Partial<Head> = {}): Head => ({
  status: "running",
  listed: true,
  due: null,
  line: '{"table":"t"}',
  ...changes,
});

/** A line that names these players in its seats. */
const lineWith = (...players: readonly string[]): string =>
  JSON.stringify({ seats: players.map((player) => ({ player, name: player })) });

const append = (
  table: string,
  after: number,
  entries: string[],
  changes?: Partial<Head>,
  seated: string[] = [],
): Append => ({ table, after, entries, head: head(changes), seated });

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

export function storeContract(name: string, open: () => Promise<Opened>): void {
  describe(`the store in ${name}`, () => {
    let opened: Opened;
    let store: Store;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(async () => {
      await store.close();
      await opened.remove();
    });

    it("gives entries back in order, above a seq", async () => {
      expect(await store.append(append("t", 0, ["a"]))).toBe("stored");
      expect(await store.append(append("t", 1, ["b", "c"]))).toBe("stored");
      expect(await store.read("t", 0)).toEqual([
        { seq: 1, data: "a" },
        { seq: 2, data: "b" },
        { seq: 3, data: "c" },
      ]);
      expect(await store.read("t", 2)).toEqual([{ seq: 3, data: "c" }]);
      expect(await store.read("other", 0)).toEqual([]);
    });

    it("lets one of two writers of the same seq win and stores nothing of the other", async () => {
      await store.append(append("t", 0, ["a"]));
      const both = await Promise.all([
        store.append(append("t", 1, ["b1"])),
        store.append(append("t", 1, ["b2", "c2"])),
      ]);
      expect(both.toSorted()).toEqual(["conflict", "stored"]);
      const kept = (await store.read("t", 1)).map((entry) => entry.data);
      expect([["b1"], ["b2", "c2"]]).toContainEqual(kept);
    });

    it("refuses a seq that is behind, ahead, or already opened", async () => {
      await store.append(append("t", 0, ["a", "b"]));
      expect(await store.append(append("t", 1, ["x"]))).toBe("conflict");
      expect(await store.append(append("t", 3, ["x"]))).toBe("conflict");
      expect(await store.append(append("t", 0, ["x"]))).toBe("conflict");
      expect(await store.append(append("nowhere", 5, ["x"]))).toBe("conflict");
      expect(await store.read("t", 0)).toHaveLength(2);
      expect(await store.read("nowhere", 0)).toEqual([]);
    });

    it("stores many appends of one moment, and a conflict among them harms no other", async () => {
      await store.append(append("t0", 0, ["a"]));
      const answers = await Promise.all([
        store.append(append("t0", 9, ["wrong"])),
        ...Array.from({ length: 300 }, (_, i) => store.append(append(`t${i + 1}`, 0, [`${i}`]))),
      ]);
      expect(answers[0]).toBe("conflict");
      expect(answers.slice(1).every((answer) => answer === "stored")).toBe(true);
      expect(await store.read("t300", 0)).toEqual([{ seq: 1, data: "299" }]);
    });

    it("keeps everything for the next process", async () => {
      await store.append(append("t", 0, ["a ✓ ünïcode"], {}, ["ann"]));
      await store.addPlayer({ id: "ann", name: "Ann", tokenHash: "h", created: 5 });
      await store.close();
      const next = await opened.again();
      store = next;
      expect(await next.read("t", 0)).toEqual([{ seq: 1, data: "a ✓ ünïcode" }]);
      expect(await next.playerByToken("h")).toEqual({
        id: "ann",
        name: "Ann",
        tokenHash: "h",
        created: 5,
      });
      expect(await next.append(append("t", 1, ["b"]))).toBe("stored");
    });

    it("finds a player by the hash of the token only", async () => {
      await store.addPlayer({ id: "ann", name: "Ann", tokenHash: "hash", created: 5 });
      expect(await store.playerByToken("ann")).toBeUndefined();
      expect(await store.playerByToken("")).toBeUndefined();
      expect((await store.playerByToken("hash"))?.name).toBe("Ann");
    });

    it("says whether a player was added or was known already", async () => {
      const ann = { id: "ann", name: "Ann", tokenHash: "hash", created: 5 };
      expect(await store.addPlayer(ann)).toBe(true);
      expect(await store.addPlayer(ann)).toBe(false);
      expect(await store.addPlayer({ ...ann, tokenHash: "other" })).toBe(false);
      expect((await store.playerByToken("hash"))?.name).toBe("Ann");
    });

    it("lists listed tables until they are over, and finished ones for those who sat there", async () => {
      await store.append(append("open", 0, ["a"], { status: "open", line: "1" }, ["ann"]));
      await store.append(append("hidden", 0, ["a"], { listed: false, line: "2" }));
      await store.append(append("run", 0, ["a"], { line: "3" }, ["ann", "bob"]));
      expect(await store.listed(10, 0)).toEqual(["1", "3"]);
      // Open tables, however many, leave room for running ones, and old ones are not offered.
      await store.append(append("more", 0, ["a"], { status: "open", line: "5" }));
      expect(await store.listed(1, 0)).toEqual([expect.stringMatching("[15]"), "3"]);
      expect(await store.listed(10, Date.now() + 60_000)).toEqual(["3"]);
      const line = lineWith("ann", "bob");
      await store.append(append("run", 1, ["b"], { status: "over", line }));
      expect((await store.listed(10, 0)).toSorted()).toEqual(["1", "5"]);
      expect(await store.finished("bob", 10)).toEqual([line]);
      expect(await store.finished("ann", 10)).toEqual([line]);
      expect(await store.finished("eve", 10)).toEqual([]);
      expect(await store.counts()).toEqual({ open: 2, running: 1, over: 1 });
    });

    it("keeps of one host's tables the newest in the list, open and running ones apart", async () => {
      // One after the other, also where several are opened within a millisecond.
      let changed = 0;
      const open = async (table: string, host: string, status: "open" | "running" = "open") => {
        changed++;
        await store.append({ ...append(table, 0, ["a"], { status, line: table }), changed });
        await store.offer(table, host, 2);
      };
      await open("bob1", "bob");
      for (const table of ["ann1", "ann2", "ann3"]) await open(table, "ann");
      for (const table of ["run1", "run2", "run3"]) await open(table, "ann", "running");
      const left = ["ann2", "ann3", "bob1", "run2", "run3"];
      expect((await store.listed(10, 0)).toSorted()).toEqual(left);
      // What becomes of a table that has left the list does not bring it back.
      await store.append(append("ann1", 1, ["b"], { status: "running", line: "ann1" }));
      await store.append(append("run1", 1, ["b"], { status: "running", line: "run1" }));
      expect((await store.listed(10, 0)).toSorted()).toEqual(left);
      // Where one is over or begins, there is room for another.
      await store.append(append("run3", 1, ["b"], { status: "over", line: "run3" }));
      await open("run4", "ann", "running");
      await store.append(append("hidden", 0, ["a"], { listed: false, line: "hidden" }));
      await store.offer("hidden", "ann", 2);
      expect((await store.listed(10, 0)).toSorted()).toEqual([
        "ann2",
        "ann3",
        "bob1",
        "run2",
        "run4",
      ]);
    });

    it("does not count a table among the finished ones of somebody who left it", async () => {
      const over = (line: string): Partial<Head> => ({ status: "over", line });
      const played = lineWith("ann", "bob");
      await store.append(append("played", 0, ["a"], over(played), ["ann", "bob", "eve"]));
      const quoted = lineWith("ann", "bob", '"player":"eve"');
      await store.append(append("quoted", 0, ["a"], over(quoted), ["ann", "bob", "eve"]));
      // However many have been left, those that were played are found.
      for (const table of ["x", "y", "z"])
        await store.append(append(table, 0, ["a"], over(lineWith()), ["ann", "eve"]));
      expect((await store.finished("ann", 2)).toSorted()).toEqual([played, quoted].toSorted());
      expect(await store.finished("eve", 10)).toEqual([]);
    });

    it("shows a table from elsewhere where its last change belongs", async () => {
      const lineOf = (table: string): string => lineWith("ann", table);
      const over = (table: string): Append =>
        append(table, 0, ["a"], { status: "over", line: lineOf(table) }, ["ann"]);
      await store.append({ ...over("new"), changed: 2000 });
      await store.append({ ...over("old"), changed: 1000 });
      expect(await store.finished("ann", 10)).toEqual([lineOf("new"), lineOf("old")]);
      await store.append(over("own"));
      expect(await store.finished("ann", 1)).toEqual([lineOf("own")]);
    });

    it("claims what is due once, until the lease ends or is given back", async () => {
      await store.append(append("a", 0, ["a"], { due: 100 }));
      await store.append(append("b", 0, ["a"], { due: 900 }));
      await store.append(append("c", 0, ["a"]));
      expect(await store.claimDue(99, { owner: "p", until: 1000 }, 10)).toEqual([]);
      expect(await store.claimDue(200, { owner: "p", until: 1000 }, 10)).toEqual(["a"]);
      expect(await store.claimDue(300, { owner: "q", until: 1000 }, 10)).toEqual([]);
      expect(await store.claimDue(300, { owner: "p", until: 1000 }, 10)).toEqual(["a"]);
      const claimed = await store.claimDue(1001, { owner: "q", until: 2000 }, 10);
      expect(claimed.toSorted()).toEqual(["a", "b"]);
      await store.release("q");
      expect(await store.claimDue(1002, { owner: "p", until: 2000 }, 1)).toEqual(["a"]);
    });

    it("takes a lease together with an append", async () => {
      const lease = { owner: "p", until: 1000 };
      await store.append({ ...append("a", 0, ["a"], { due: 100 }), lease });
      expect(await store.claimDue(500, { owner: "q", until: 2000 }, 10)).toEqual([]);
      expect(await store.claimDue(1000, { owner: "q", until: 2000 }, 10)).toEqual(["a"]);
      await store.append(append("a", 1, ["b"], { due: null }));
      expect(await store.claimDue(5000, { owner: "q", until: 9000 }, 10)).toEqual([]);
    });

    it("leaves the row as it is where an append does not speak of it", async () => {
      await store.append(append("a", 0, ["1"], { due: 7, line: "seven" }));
      await store.append({ table: "a", after: 1, entries: ["2"] });
      const [copy] = await all(store.tables());
      expect(copy?.head).toEqual(head({ due: 7, line: "seven" }));
      expect(copy?.entries).toHaveLength(2);
    });

    it("copies whole tables and players out", async () => {
      await store.append(append("a", 0, ["1"], { due: 7 }, ["ann"]));
      await store.append(append("a", 1, ["2"], { due: 8 }));
      await store.append(append("b", 0, ["1"], { listed: false }));
      await store.addPlayer({ id: "ann", name: "Ann", tokenHash: "h", created: 5 });
      const copies: TableCopy[] = await all(store.tables());
      expect(copies).toEqual([
        {
          table: "a",
          head: head({ due: 8 }),
          seated: ["ann"],
          entries: [
            { seq: 1, data: "1" },
            { seq: 2, data: "2" },
          ],
        },
        { table: "b", head: head({ listed: false }), seated: [], entries: [{ seq: 1, data: "1" }] },
      ]);
      expect(await all(store.players())).toHaveLength(1);
    });

    it("says that it can be written to", async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    it("finishes what was accepted before it closes", async () => {
      const accepted = store.append(append("t", 0, ["a"]));
      await store.close();
      expect(await accepted).toBe("stored");
      store = await opened.again();
      expect(await store.read("t", 0)).toHaveLength(1);
    });
  });
}
