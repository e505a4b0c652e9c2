import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Days, dayOf, isWithin } from '../../platform/academy-days.ts';
import type { Tx } from '../../platform/database.ts';
import { websiteVisits } from './analytics.tables.ts';

export type VisitFilter = Days & {
  /** Page patterns, or null for all. */
  readonly pages: readonly string[] | null;
};

const { createdAt, pagePath, referrer, userAgent, visitorId, isBot } = websiteVisits;

/** Full user agents are only stored with consent, and all of them contain this character. */
const isAllowed = sql`${userAgent} like '%/%'`;

export function countViewsByDay(tx: Tx, filter: VisitFilter) {
  const day = dayOf(createdAt);
  return tx
    .select({
      day,
      views: count(),
      allowed: sql<number>`count(*) filter (where ${isAllowed})::int`,
      dailyVisitors: sql<number>`count(distinct ${visitorId}) filter (where ${isAllowed})::int`,
    })
    .from(websiteVisits)
    .where(matches(filter))
    .groupBy(day)
    .orderBy(day);
}

export function countViewsByPage(tx: Tx, filter: VisitFilter, limit: number) {
  return tx
    .select({ page: pagePath, views: count() })
    .from(websiteVisits)
    .where(matches(filter))
    .groupBy(pagePath)
    .orderBy(desc(count()), asc(pagePath))
    .limit(limit);
}

export function countViewsBySource(tx: Tx, filter: VisitFilter, limit: number) {
  return tx
    .select({ source: referrer, views: count() })
    .from(websiteVisits)
    .where(matches(filter))
    .groupBy(referrer)
    .orderBy(desc(count()), asc(referrer))
    .limit(limit);
}

/** By user agent; rare ones are left out. */
export function countViewsByBrowser(tx: Tx, filter: VisitFilter) {
  return tx
    .select({ userAgent, views: count() })
    .from(websiteVisits)
    .where(matches(filter))
    .groupBy(userAgent)
    .orderBy(desc(count()), asc(userAgent))
    .limit(1_000);
}

export async function countBots(tx: Tx, filter: VisitFilter): Promise<number> {
  const [row] = await tx
    .select({ bots: count() })
    .from(websiteVisits)
    .where(and(isLookedAt(filter), eq(isBot, true)));
  return row?.bots ?? 0;
}

function matches(filter: VisitFilter): SQL | undefined {
  return and(isLookedAt(filter), eq(isBot, false));
}

/** Admin pages are work, not visits. */
function isLookedAt({ pages, ...days }: VisitFilter): SQL | undefined {
  return and(
    isWithin(createdAt, days),
    sql`${pagePath} !~ '^/(admin|video-management|create-blog-post|course-management|book-management|indicator-management)(/|-|$)'`,
    pages ? inArray(pagePath, [...pages]) : undefined,
  );
}
