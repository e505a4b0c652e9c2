import type { Pool } from 'pg';
import type { Metrics } from './metrics.ts';

/** How much data would be lost with the database's disk; no metric if nothing is archived. */
export function watchArchive(metrics: Metrics, pool: Pick<Pool, 'query'>): void {
  metrics.watch({
    name: 'wal_archived_age_seconds',
    help: 'Since when no log of the database was archived',
    labels: ['archive'],
    async read() {
      const { rows } = await pool.query<{ age: number | null }>(`
        select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as age
        from pg_stat_archiver where current_setting('archive_mode') <> 'off'`);
      return rows.map(({ age }) => ({ labels: { archive: 'wal' }, value: age ?? 0 }));
    },
  });
}
