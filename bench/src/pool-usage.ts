import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** What the pool's connections have used so far, on a server on this machine. */
export type Usage = {
  /** Pages of tables and indexes, cached or not. */
  readonly pages: number;
  readonly cpuMilliseconds: number;
};

export async function readUsage(pool: Pool): Promise<Usage> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  let [pages, cpuMilliseconds] = [0, 0];
  for (const client of clients) {
    // Otherwise a connection reports what it did up to a second later.
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ pid: number; pages: string }>(
      `select pg_backend_pid() as pid, coalesce(sum(hits + reads), 0) as pages
       from pg_stat_get_backend_io(pg_backend_pid())`,
    );
    pages += Number(rows[0]?.pages);
    cpuMilliseconds += processorTime(rows[0]?.pid);
    client.release();
  }
  return { pages, cpuMilliseconds };
}

/** Linux counts the nanoseconds that a process was running, on however busy a machine. */
function processorTime(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
