/** Writing a group of appends to PostgreSQL in one transaction. */
import type { ClientBase } from "pg";
import type { Append, Appended } from "./store.ts";

export type GroupAnswer = Appended | Error;

/** PostgreSQL's word for two transactions that wait for each other. */
const DEADLOCK = "40P01";
const SERIALIZATION = "40001";
const TRIES = 5;

/** NOTIFY takes at most 8000 bytes; a table and its seq take less than 32. */
const TABLES_PER_NOTE = 200;
export const CHANNEL = "gemwright";
/** Where processes tell each other what is not stored. */
export const NOTICE_CHANNEL = "gemwright_notices";

/**
 * A table's row is moved from the old seq to the new one first. That takes the row's lock, so of
 * two processes with the same seq the second finds the row moved and writes nothing. The primary
 * key of `entries` guards the same thing once more.
 */
const APPEND = {
  name: "append",
  text: `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::boolean[], $6::bigint[],
                         $7::text[], $8::text[], $9::bigint[], $16::bigint[])
      AS a (id, after, seq, status, listed, due, line, lease_owner, lease_until, changed)
  ), made AS (
    INSERT INTO tables (id, seq, status, listed, due, line, lease_owner, lease_until, changed)
    SELECT id, seq, status, listed, due, coalesce(line, '{}'), lease_owner, coalesce(lease_until, 0), coalesce(changed, $13)
      FROM asked WHERE after = 0
    ON CONFLICT DO NOTHING RETURNING id
  ), moved AS (
    UPDATE tables t SET seq = a.seq, status = coalesce(a.status, t.status),
        due = CASE WHEN a.status IS NULL THEN t.due ELSE a.due END,
        line = coalesce(a.line, t.line),
        changed = CASE WHEN a.line IS NULL THEN t.changed ELSE $13 END,
        lease_owner = coalesce(a.lease_owner, t.lease_owner),
        lease_until = coalesce(a.lease_until, t.lease_until)
      FROM asked a WHERE a.after > 0 AND t.id = a.id AND t.seq = a.after RETURNING t.id
  ), won AS (
    SELECT id FROM made UNION ALL SELECT id FROM moved
  ), written AS (
    INSERT INTO entries (table_id, seq, data)
    SELECT e.id, e.seq, e.data
      FROM unnest($10::text[], $11::int[], $12::text[]) AS e (id, seq, data) JOIN won USING (id)
  ), seated AS (
    INSERT INTO seatings (player, table_id)
    SELECT s.player, s.id
      FROM unnest($14::text[], $15::text[]) AS s (id, player) JOIN won USING (id)
    ON CONFLICT DO NOTHING
  )
  SELECT id FROM won`,
};

export async function appendGroup(
  client: ClientBase,
  appends: readonly Append[],
  origin: string,
): Promise<readonly GroupAnswer[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryGroup(client, appends, origin);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if ((code !== DEADLOCK && code !== SERIALIZATION) || tries === TRIES) throw error;
    }
  }
}

async function tryGroup(
  client: ClientBase,
  appends: readonly Append[],
  origin: string,
): Promise<readonly GroupAnswer[]> {
  // Two appends to one table cannot both be right about the seq; the first of them is tried.
  const first = new Map<string, number>();
  appends.forEach((append, i) => first.has(append.table) || first.set(append.table, i));
  const chosen = [...first.values()].map((i) => appends[i] as Append);
  const entries = chosen.flatMap(({ table, after, entries: texts }) =>
    texts.map((data, i) => ({ table, seq: after + 1 + i, data })),
  );
  const seatings = chosen.flatMap(({ table, seated }) =>
    (seated ?? []).map((player) => ({ table, player })),
  );

  await client.query("BEGIN");
  try {
    const { rows } = await client.query<{ id: string }>({
      ...APPEND,
      values: [
        chosen.map(({ table }) => table),
        chosen.map(({ after }) => after),
        chosen.map(({ after, entries: texts }) => after + texts.length),
        chosen.map(({ head }) => head?.status ?? null),
        chosen.map(({ head }) => head?.listed ?? null),
        chosen.map(({ head }) => head?.due ?? null),
        chosen.map(({ head }) => head?.line ?? null),
        chosen.map(({ lease }) => lease?.owner ?? null),
        chosen.map(({ lease }) => lease?.until ?? null),
        entries.map(({ table }) => table),
        entries.map(({ seq }) => seq),
        entries.map(({ data }) => data),
        Date.now(),
        seatings.map(({ table }) => table),
        seatings.map(({ player }) => player),
        chosen.map(({ changed }) => changed ?? null),
      ],
    });
    const won = new Set(rows.map((row) => row.id));
    const notes = chosen
      .filter(({ table }) => won.has(table))
      .map(({ table, after, entries: texts }) => `${table}:${after + texts.length}`);
    for (let i = 0; i < notes.length; i += TABLES_PER_NOTE)
      await client.query("SELECT pg_notify($1, $2)", [
        CHANNEL,
        `${origin} ${notes.slice(i, i + TABLES_PER_NOTE).join(" ")}`,
      ]);
    await client.query("COMMIT");
    return appends.map((append, i) =>
      first.get(append.table) === i && won.has(append.table) ? "stored" : "conflict",
    );
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
