import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { contentAnalytics, websiteVisits } from './analytics.tables.ts';
import type { VisitRow } from './visit-row.ts';

/**
 * All or nothing, in both tables: one statement is one transaction and one round trip. Columns are
 * passed as arrays, so that the statement is the same for one row and for 500.
 */
export async function insertVisits(tx: Tx, visits: readonly VisitRow[]): Promise<void> {
  const bots = sql.param(visits.map(({ isBot }) => isBot));
  const column = (pick: (visit: VisitRow) => string | null) => sql.param(visits.map(pick));
  await tx.execute(sql`
    with given as (
      select * from unnest(
        ${column(({ createdAt }) => createdAt.toISOString())}::timestamptz[],
        ${column(({ visitorId }) => visitorId)}::text[],
        ${column(({ userId }) => userId)}::text[],
        ${column(({ ipAddress }) => ipAddress)}::text[],
        ${column(({ userAgent }) => userAgent)}::text[],
        ${column(({ pagePath }) => pagePath)}::text[],
        ${column(({ referrer }) => referrer)}::text[],
        ${bots}::boolean[],
        ${column(({ originCountry }) => originCountry)}::text[],
        ${column(({ language }) => language)}::text[],
        ${column(({ device }) => device)}::text[],
        ${column(({ browser }) => browser)}::text[],
        ${column(({ dayVisitor }) => dayVisitor)}::bigint[]
      ) with ordinality as given
        (created_at, visitor_id, user_id, ip_address, user_agent, page_path, referrer, is_bot,
         origin_country, language, device, browser, day_visitor, place)
    ), as_content as (
      insert into ${contentAnalytics}
        (created_at, user_id, content_id, content_type, action_type, ip_address, visitor_id)
      select created_at, user_id, page_path, 'page', 'visit', ip_address, visitor_id
      from given order by place
    )
    insert into ${websiteVisits}
      (created_at, visitor_id, user_id, ip_address, user_agent, page_path, referrer, is_bot,
       origin_country, language, device, browser, day_visitor)
    select created_at, visitor_id, user_id, ip_address, user_agent, page_path, referrer, is_bot,
      origin_country, language, device, browser, day_visitor
    from given order by place`);
}

/** A member's visits for the data export, oldest first. */
export async function findVisitsForExport(tx: Tx, userId: string) {
  const { createdAt, visitorId, ipAddress, userAgent, pagePath, referrer } = websiteVisits;
  const { originCountry, language, device, browser } = websiteVisits;
  const visits = await tx
    .select({
      createdAt,
      visitorId,
      ipAddress,
      userAgent,
      pagePath,
      referrer,
      originCountry,
      language,
      device,
      browser,
    })
    .from(websiteVisits)
    .where(eq(websiteVisits.userId, userId))
    .orderBy(asc(websiteVisits.createdAt), asc(websiteVisits.id));
  const { contentId, contentType, actionType } = contentAnalytics;
  const contents = await tx
    .select({ createdAt: contentAnalytics.createdAt, contentType, contentId, actionType })
    .from(contentAnalytics)
    .where(eq(contentAnalytics.userId, userId))
    .orderBy(asc(contentAnalytics.createdAt), asc(contentAnalytics.id));
  return { visits, contents };
}

/** The visits stay as statistics; the link to the person, browser and address is removed. */
export async function anonymiseVisitsOf(tx: Tx, userId: string): Promise<void> {
  const anonymous = { userId: null, visitorId: null, ipAddress: null };
  await tx
    .update(websiteVisits)
    .set({ ...anonymous, userAgent: null, browser: null, dayVisitor: null })
    .where(eq(websiteVisits.userId, userId));
  await tx.update(contentAnalytics).set(anonymous).where(eq(contentAnalytics.userId, userId));
}

/** Clears at most `limit` addresses in each table; returns how many. */
export async function clearAddressesBefore(tx: Tx, moment: Date, limit: number): Promise<number> {
  let cleared = 0;
  for (const table of [websiteVisits, contentAnalytics]) {
    const { rowCount } = await tx.execute(sql`
      update ${table} set ip_address = null
      where (created_at, id) in (
        select created_at, id from ${table}
        where ip_address is not null and created_at < ${moment.toISOString()}::timestamptz
        order by created_at limit ${limit}
      )`);
    cleared += rowCount ?? 0;
  }
  return cleared;
}

/** Creates future monthly partitions and drops old ones, with the owner's privileges. */
export async function preparePartitions(tx: Tx): Promise<void> {
  await tx.execute(sql`select prepare_visit_partitions()`);
}

/** Until when there are partitions for visits. */
export async function findPartitionsEnd(tx: Tx): Promise<Date | null> {
  const { rows } = await tx.execute<{ end: Date | null }>(sql`
    select max(substring(pg_get_expr(relpartbound, oid) from $$TO \\('([^']+)'\\)$$)::timestamptz) as end
    from pg_class where oid in (
      select inhrelid from pg_inherits where inhparent = 'website_visits'::regclass
    )`);
  return rows[0]?.end ? new Date(rows[0].end) : null;
}
