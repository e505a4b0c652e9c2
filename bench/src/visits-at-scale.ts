// Visits at the size of years: `node bench/src/visits-at-scale.ts [rows] [rows of today]`, on the PostgreSQL of
// `DATABASE_OWNER_URL` (`npm run parts` names it).
// Creates a database of its own, fills 30 days, closes them and measures the report's SQL.

import { migrateDatabase } from '@danube/server/migrate.ts';
import { readVisitorStatistics } from '@danube/server/modules/analytics/read-visitor-statistics.ts';
import { rollUpVisits } from '@danube/server/modules/analytics/roll-up-visits.ts';
import { lockRollups, replaceHour } from '@danube/server/modules/analytics/rollups.repository.ts';
import { createDatabase } from '@danube/server/platform/database.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { Client } from 'pg';

const rows = Number(process.argv[2] ?? 10_000_000);
const hourRows = 14_000;
const todayRows = Number(process.argv[3] ?? 330_000);
const name = `danube_visits_${process.pid}`;
const end = new Date('2026-11-16T00:00:00Z');

function withDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

async function timed<Result>(label: string, act: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await act();
  console.info(`${label}: ${(performance.now() - begin).toFixed(0)} ms`);
  return result;
}

/** Pages, sources and countries as skewed as real ones. */
function fill(count: number, from: Date, seconds: number): string {
  return `
    insert into website_visits (created_at, visitor_id, user_agent, page_path, referrer, is_bot,
      origin_country, language, device, browser, day_visitor)
    select timestamptz '${from.toISOString()}' + interval '1 second' * (n * ${seconds}::float8 / ${count}),
      'visitor_' || (n % 400000), 'Firefox, Linux', '/page-' || floor(60 * power(random(), 3)),
      case when random() < 0.3 then 'https://site-' || floor(300 * power(random(), 4)) || '.example' end,
      random() < 0.05, (array['SK','DE','AT','CZ','FR','PL'])[1 + floor(6 * power(random(), 2))],
      (array['sk','de','en'])[1 + floor(3 * random())], (array['desktop','mobile'])[1 + floor(2 * random())],
      (array['Firefox, Linux','Chrome, Android','Safari, iOS'])[1 + floor(3 * random())],
      floor(${Math.max(1, Math.round(count / 30 / 5))} * random())
    from generate_series(0, ${count - 1}) as n`;
}

const ownerUrl = process.env.DATABASE_OWNER_URL ?? '';
const admin = new Client({ connectionString: ownerUrl });
await admin.connect();
await admin.query(`create database ${name}`);
const logger = createLogger({ level: 'silent', name: 'bench' });
const own = withDatabase(ownerUrl, name);
const database = createDatabase({ url: own, poolSize: 4, applicationName: 'bench' }, logger);
try {
  await migrateDatabase(own);
  const owner = new Client({ connectionString: own });
  // Dropping the database ends this connection if a step has failed.
  owner.on('error', () => undefined);
  await owner.connect();
  const from = new Date(end.getTime() - 30 * 24 * 3_600_000);
  await timed(`${rows} visits written`, () => owner.query(fill(rows, from, 30 * 24 * 3_600)));
  await owner.query('vacuum analyze website_visits');
  const deps = { db: database.db, clock: { now: () => new Date(end.getTime() + 3_600_000 * 2) } };
  await owner.query(`insert into visit_periods_due select distinct 'hour', date_trunc('hour', created_at, 'UTC') from website_visits;
    update visit_rollup_state set noted_until = pg_snapshot_xmin(pg_current_snapshot())::text::bigint`);
  await timed('720 hours and 30 days closed', () => rollUpVisits(deps));
  const period = { from: '2026-10-17', to: '2026-11-15' };
  await database.pool.query('select 1');
  for (const run of [1, 2, 3]) {
    const report = await timed(`30-day report, run ${run}`, () =>
      readVisitorStatistics(deps, period),
    );
    if (run === 1) console.info(`${report.views} views, ${report.dailyVisitors} daily visitors`);
  }
  const { rows: sizes } = await owner.query(
    "select pg_size_pretty(pg_total_relation_size('visits_hourly')) as hours, pg_size_pretty(pg_total_relation_size('visits_daily')) as days, (select count(*) from visits_hourly) as count",
  );
  console.info('roll-ups', sizes[0]);
  // Today, until 23:00: the report reads its roll-ups and the rows of the current hour.
  await owner.query(fill(todayRows, end, 22 * 3_600));
  const at = (hours: number) => ({
    ...deps,
    clock: { now: () => new Date(end.getTime() + hours * 3_600_000) },
  });
  await timed(`22 hours with ${todayRows} rows, and the day so far`, () => rollUpVisits(at(22.1)));
  const current = new Date(end.getTime() + 22 * 3_600_000);
  await owner.query(fill(hourRows, current, 3_500));
  await owner.query('analyze website_visits');
  for (const run of [1, 2, 3]) {
    await timed(`30-day report with today, run ${run}`, () =>
      readVisitorStatistics(deps, { from: '2026-10-18', to: '2026-11-16' }),
    );
  }
  for (const run of [1, 2, 3]) {
    await timed(`closing an hour of ${hourRows} rows, run ${run}`, () =>
      database.db.transaction(async (tx) => {
        await lockRollups(tx);
        await replaceHour(tx, current);
      }),
    );
  }
  await timed(`noting it, closing it and the day of ${todayRows + hourRows} rows`, () =>
    rollUpVisits(at(23.1)),
  );
  await timed('a run with nothing to do', () => rollUpVisits(at(23.2)));
  await owner.end();
} finally {
  await database.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
