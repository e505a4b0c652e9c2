import { and, asc, eq, gte, isNotNull, lt, min, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { websiteVisits } from './analytics.tables.ts';
import { visitPeriodsDue, visitRollupState, visitsDaily, visitsHourly } from './rollups.tables.ts';
import { selectSliceVisitors, selectViews, skipCompilation, zone } from './views.repository.ts';

export type RollupState = typeof visitRollupState.$inferSelect;

/** Null while another worker rolls up. */
export async function lockRollups(tx: Tx): Promise<RollupState | null> {
  const epoch = new Date(0);
  await skipCompilation(tx);
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
 * Every transaction before `oldestRunning` has ended, so its rows are visible or were rolled back;
 * `next` hasn't started.
 */
export async function findTransactionIds(tx: Tx): Promise<{ oldestRunning: bigint; next: bigint }> {
  const { rows } = await tx.execute<{ xmin: string; xmax: string }>(sql`
    select pg_snapshot_xmin(now_running)::text as xmin, pg_snapshot_xmax(now_running)::text as xmax
    from pg_current_snapshot() as now_running`);
  const [row] = rows;
  if (!row) throw new Error('select returned no row');
  return { oldestRunning: BigInt(row.xmin), next: BigInt(row.xmax) };
}

/**
 * Notes the hours of all rows that were committed by transactions from `from` on (and before
 * `until`, if given).
 */
export async function markHoursDue(
  tx: Tx,
  { from, until }: { from: bigint; until: bigint | null },
) {
  const isBefore = until === null ? sql`true` : sql`written_by < ${until.toString()}::bigint`;
  await tx.execute(sql`
    insert into ${visitPeriodsDue} (kind, "begin")
    select distinct 'hour', date_trunc('hour', created_at, 'UTC') from ${websiteVisits}
    where written_by >= ${from.toString()}::bigint and ${isBefore}
    on conflict do nothing`);
}

/** The earliest hour or day that needs a roll-up and began before this time. */
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

async function deleteDue(tx: Tx, kind: 'hour' | 'day', begin: Date): Promise<void> {
  await tx
    .delete(visitPeriodsDue)
    .where(and(eq(visitPeriodsDue.kind, kind), eq(visitPeriodsDue.begin, begin)));
}

/** Recalculates the hour's roll-up from its rows; its day then needs one too. */
export async function replaceHour(tx: Tx, hour: Date): Promise<void> {
  const begin = momentOf(hour);
  await tx.delete(visitsHourly).where(eq(visitsHourly.hour, hour));
  await tx.execute(sql`
    insert into ${visitsHourly} (hour, section, dimension, value, views)
    select ${begin}, section, dimension, value, views
    from (${selectViews(begin, sql`${begin} + interval '1 hour'`)}) as counted`);
  await tx.execute(sql`
    insert into ${visitPeriodsDue} (kind, "begin")
    values ('day', date_trunc('day', ${begin}, ${zone})) on conflict do nothing`);
  await deleteDue(tx, 'hour', hour);
}

/**
 * Recalculates the day's roll-up from its closed hours, also for the current day. Once its visitors
 * can't be identified any more, only the views change.
 */
export async function replaceDay(
  tx: Tx,
  dayBegin: Date,
  { hoursUntil, visitorsClearedUntil }: RollupState,
): Promise<void> {
  const begin = momentOf(dayBegin);
  const end = sql`least(${nextDay(begin)}, ${momentOf(hoursUntil)})`;
  const day = sql`(${begin} at time zone ${zone})::date`;
  const areVisitorsKnown = dayBegin >= visitorsClearedUntil;
  if (areVisitorsKnown) await tx.delete(visitsDaily).where(eq(visitsDaily.day, day));
  // Values that no longer occur in the rows, such as an erased member's browser, get no views.
  else await tx.update(visitsDaily).set({ views: 0 }).where(eq(visitsDaily.day, day));
  await tx.execute(sql`
    insert into ${visitsDaily} (day, section, dimension, value, views, visitors, entries, exits)
    select ${day}, section, dimension, value, sum(views)::int, 0, 0, 0 from ${visitsHourly}
    where hour >= ${begin} and hour < ${end} group by 2, 3, 4
    on conflict (day, section, dimension, value) do update set views = excluded.views`);
  if (areVisitorsKnown) await addVisitors(tx, { day, begin, end });
  await deleteDue(tx, 'day', dayBegin);
}

/** Far below the statement timeout, however busy the day was. */
const viewsPerSlice = 100_000;

async function addVisitors(tx: Tx, { day, begin, end }: { day: SQL; begin: SQL; end: SQL }) {
  const { rows } = await tx.execute<{ views: number }>(sql`
    select views from ${visitsDaily}
    where day = ${day} and section = 'all' and dimension = 'total'`);
  const doublings = Math.ceil(Math.log2(Math.max(1, (rows[0]?.views ?? 0) / viewsPerSlice)));
  const of = 2 ** doublings;
  for (let number = 0; number < of; number += 1) {
    await tx.execute(sql`
      insert into ${visitsDaily} as known
        (day, section, dimension, value, views, visitors, entries, exits)
      select ${day}, section, dimension, value, 0, visitors, entries, exits
      from (${selectSliceVisitors(begin, end, { number, of })}) as slice
      on conflict (day, section, dimension, value) do update set
        visitors = known.visitors + excluded.visitors,
        entries = known.entries + excluded.entries, exits = known.exits + excluded.exits`);
  }
}

/** Clears the visitor numbers between two times; the counts stay. */
export async function clearDayVisitors(tx: Tx, { from, until }: { from: Date; until: Date }) {
  const { createdAt, dayVisitor } = websiteVisits;
  await tx
    .update(websiteVisits)
    .set({ dayVisitor: null })
    .where(and(gte(createdAt, from), lt(createdAt, until), isNotNull(dayVisitor)));
}

/** The first visit after a time. */
export async function findFirstVisitAt(tx: Tx, from: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ first: min(websiteVisits.createdAt) })
    .from(websiteVisits)
    .where(gte(websiteVisits.createdAt, from));
  return row?.first ?? null;
}

/** The end of the academy's day that starts at this time: 23, 24 or 25 hours later. */
export async function findDayEnd(tx: Tx, dayBegin: Date): Promise<Date> {
  return requireMoment(tx, nextDay(momentOf(dayBegin)));
}

/** The start of the academy's day that contains this time. */
export async function findDayStart(tx: Tx, moment: Date): Promise<Date> {
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
