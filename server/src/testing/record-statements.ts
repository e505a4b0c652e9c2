import type { Pool, PoolClient } from 'pg';

/** The statements that an action sends through the pool, on any connection. */
export async function recordStatements(pool: Pool, act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watched = new Map<PoolClient, PoolClient['query']>();
  function watch(client: PoolClient): void {
    if (watched.has(client)) return;
    watched.set(client, client.query);
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        statements.push(typeof args[0] === 'string' ? args[0] : String(Object(args[0]).text));
        return Reflect.apply(query, self, args);
      },
    });
  }
  pool.on('acquire', watch);
  try {
    await act();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of watched) client.query = query;
  }
  return statements;
}

export function recordReads(statements: readonly string[], table: string): number {
  return statements.filter((text) => text.startsWith('select') && text.includes(`"${table}"`))
    .length;
}
