import type { Client } from 'pg';
import type { Cluster } from './debian-cluster.ts';

type Hashes = ReadonlyMap<string, string>;

/** The content of every table at one point in time. */
export type TableSnapshot = { readonly moment: string; readonly hashes: Hashes };

/**
 * Blocks all writers while reading, so that exactly this was committed at the given time: a restore
 * to that point must be identical.
 */
export async function snapshotTables(cluster: Cluster, database: string): Promise<TableSnapshot> {
  const client = await cluster.connect(database);
  try {
    const tables = await listTables(client);
    await client.query('begin isolation level repeatable read');
    // Before the first read, or the snapshot could be older than the locks.
    await client.query(`lock table ${tables.join(', ')} in share mode`);
    const { rows } = await client.query<{ moment: string }>(
      'select clock_timestamp()::text as moment',
    );
    const hashes = await hashTables(client, tables);
    await client.query('commit');
    return { moment: rows[0]?.moment ?? '', hashes };
  } finally {
    await client.end();
  }
}

export async function hashRows(cluster: Cluster, database: string): Promise<Hashes> {
  const client = await cluster.connect(database);
  try {
    return await hashTables(client, await listTables(client));
  } finally {
    await client.end();
  }
}

/** The tables that differ. */
export function findDifferingTables(marked: Hashes, found: Hashes): string[] {
  const names = new Set([...marked.keys(), ...found.keys()]);
  return [...names].filter((name) => marked.get(name) !== found.get(name));
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Count and hash of the rows, independent of their order. */
async function hashTables(client: Client, tables: readonly string[]): Promise<Hashes> {
  const hashes = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(held::text, 0)::numeric), 0) as hash
       from only ${table} held`,
    );
    hashes.set(table, rows[0]?.hash ?? '');
  }
  return hashes;
}
