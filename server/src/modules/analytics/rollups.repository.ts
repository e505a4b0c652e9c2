import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { websiteVisits } from './analytics.tables.ts';
import { visitPeriodsDue, visitRollupState, visitsDaily, visitsHourly } from './rollups.tables.ts';
import { viewsOf, visitorsByPage, visitorsOf, zone } from './views.repository.ts';

export type RollupState = typeof visitRollupState.$inferSelect;

/** Null while another worker rolls up. */
export async function lockRollups(tx: Tx): Promise<RollupState | null> {
  const epoch = new Date(0);
  await tx
    .insert(visitRollupState)
    .values({ notedUntil: 0n, hoursUntil: epoch, daysUntil: epoch })
    .onConflictDoNothing();
  const [state] = await tx.select().from(visitRollupState).for('update', { skipLocked: true });
  return state ?? null;
}

export async function saveRollupState(tx: Tx, changed: Partial<RollupState>): Promise<void> {
  await tx.update(visitRollupState).set(changed).where(eq(visitRollupState.isOnly, true));
}

/**
 * Every transaction before `oldestRunning` has ended, so its rows are visible or will never be;
 * `next` hasn't begun.
 */
export async function findTransactionIds(tx: Tx): Promise<{ oldestRunning: bigint; next: bigint }> {
  const { rows } = await tx.execute<{ xmin: string; xmax: string }>(sql`
    select pg_snapshot_xmin(now_running)::text as xmin, pg_snapshot_xmax(now_running)::text as xmax
    from pg_current_snapshot() as now_running`);
  const [row] = rows;
  if (!row) throw new Error('select returned no row');
  return { oldestRunning: BigInt(row.xmin), next: BigInt(row.xmax) };
}

/** Notes the hours of all rows committed by transactions from `from` on and, if given, before `until`. */
export async function noteHours(tx: Tx, { from, until }: { from: bigint; until: bigint | null }) {
  const isBefore = until === null ? sql`true` : sql`written_by < ${until.toString()}::bigint`;
  await tx.execute(sql`
    insert into ${visitPeriodsDue} (kind, "begin")
    select distinct 'hour', date_trunc('hour', created_at, 'UTC') from ${websiteVisits}
    where written_by >= ${from.toString()}::bigint and ${isBefore}
    on conflict do nothing`);
}

/** The earliest hour or day due that began before the moment. */
export async function findDue(tx: Tx, kind: 'hour' | 'day', before: Date): Promise<Date | null> {
  const { begin } = visitPeriodsDue;
  const [due] = await tx
    .select({ begin })
    .from(visitPeriodsDue)
    .where(and(eq(visitPeriodsDue.kind, kind), lt(begin, before)))
    .orderBy(asc(begin))
    .limit(1);
  return due?.begin ?? null;
}

async function settle(tx: Tx, kind: 'hour' | 'day', begin: Date): Promise<void> {
  await tx
    .delete(visitPeriodsDue)
    .where(and(eq(visitPeriodsDue.kind, kind), eq(visitPeriodsDue.begin, begin)));
}

/** Replaces the hour's roll-up with what its rows say now; its day becomes due. */
export async function replaceHour(tx: Tx, hour: Date): Promise<void> {
  const begin = momentOf(hour);
  await tx.delete(visitsHourly).where(eq(visitsHourly.hour, hour));
  await tx.execute(sql`
    insert into ${visitsHourly} (hour, section, dimension, value, views)
    select ${begin}, section, dimension, value, views
    from (${viewsOf(begin, sql`${begin} + interval '1 hour'`)}) as counted`);
  await tx.execute(sql`
    insert into ${visitPeriodsDue} (kind, "begin")
    values ('day', date_trunc('day', ${begin}, ${zone})) on conflict do nothing`);
  await settle(tx, 'hour', hour);
}

/** Replaces the day's roll-up: views from its hours, visitors from its rows. */
export async function replaceDay(tx: Tx, dayBegin: Date): Promise<void> {
  const begin = momentOf(dayBegin);
  const end = nextDay(begin);
  const day = sql`(${begin} at time zone ${zone})::date`;
  await tx.delete(visitsDaily).where(eq(visitsDaily.day, day));
  // Materialized: a planner without statistics would otherwise count the rows again for each value.
  await tx.execute(sql`
    with hours as materialized (
      select section, dimension, value, sum(views)::int as views from ${visitsHourly}
      where hour >= ${begin} and hour < ${end} group by 1, 2, 3
    ), whole as materialized (${visitorsOf(begin, end)}),
    pages as materialized (${visitorsByPage(begin, end)})
    insert into ${visitsDaily}
      (day, section, dimension, value, views, visitors, entries, exits)
    select ${day}, hours.section, hours.dimension, hours.value, hours.views,
      coalesce(case hours.dimension when 'total' then whole.visitors when 'page' then pages.visitors end, 0),
      coalesce(pages.entries, 0), coalesce(pages.exits, 0)
    from hours
    left join whole on hours.dimension = 'total' and whole.section = hours.section
    left join pages on hours.dimension = 'page' and pages.page_path = hours.value`);
  await settle(tx, 'day', dayBegin);
}

/** When the academy's day ends that begins at the moment, after 23, 24 or 25 hours. */
export async function findDayEnd(tx: Tx, dayBegin: Date): Promise<Date> {
  return requireMoment(tx, nextDay(momentOf(dayBegin)));
}

/** When the academy's day began that contains the moment. */
export async function findDayBegin(tx: Tx, moment: Date): Promise<Date> {
  return requireMoment(tx, sql`date_trunc('day', ${momentOf(moment)}, ${zone})`);
}

async function requireMoment(tx: Tx, expression: SQL): Promise<Date> {
  const { rows } = await tx.execute<{ moment: Date | string }>(sql`select ${expression} as moment`);
  const [row] = rows;
  if (!row) throw new Error('select returned no row');
  return new Date(row.moment);
}

function momentOf(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

function nextDay(begin: SQL): SQL {
  return sql`(((${begin} at time zone ${zone})::date + 1)::timestamp at time zone ${zone})`;
}
