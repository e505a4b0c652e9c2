import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { MessageFilter } from '@danube/contract/moderation/moderation-rules.ts';
import { and, count, eq, gte, isNotNull, lt, min, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { moderationEvents as events } from './moderation.tables.ts';

const isRaised = sql`${events.kind} in ('report', 'flag')`;
const isClosing = sql`${events.kind} in ('dismiss', 'hide', 'remove', 'warn', 'mute', 'suspend')`;
const lastRaised = sql`max(${events.number}) filter (where ${isRaised})`;
const lastClosed = sql`coalesce(max(${events.number}) filter (where ${isClosing}), 0)`;

const columns = {
  key: sql<string>`${events.caseKey}`,
  asOf: sql<number>`max(${events.number})`.mapWith(Number),
  isOpen: sql<boolean>`coalesce(${lastRaised} > ${lastClosed}, false)`,
  openedAt: sql<Date>`min(${events.at})`.mapWith(events.at),
  latestAt: sql<Date>`max(${events.at})`.mapWith(events.at),
  messageId: sql<string | null>`min(${events.messageId}::text)`,
  personId: sql<string | null>`min(${events.personId})`,
  reportCount: sql<number>`count(*) filter (where ${events.kind} = 'report')`.mapWith(Number),
  rules: sql<
    CommunityRule[]
  >`coalesce(array_agg(distinct ${events.rule}) filter (where ${events.kind} = 'report'), '{}')`,
  filters: sql<
    MessageFilter[]
  >`coalesce(array_agg(distinct ${events.filter}) filter (where ${events.kind} = 'flag'), '{}')`,
  excerpt: sql<string>`coalesce((array_agg(coalesce(${events.quote}, ${events.text}) order by ${events.number}) filter (where ${isRaised}))[1], '')`,
  pictureAlt: sql<
    string | null
  >`(array_agg(${events.pictureAlt} order by ${events.number}) filter (where ${isRaised}))[1]`,
};

export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

export type CaseView = {
  readonly view: 'open' | 'closed';
  /** The moderator: cases about them are hidden from them. */
  readonly viewerId: string;
};

const isOpen = sql`${lastRaised} > ${lastClosed}`;

/**
 * Open cases, longest waiting first; closed ones, latest first; starting after the case `after`.
 */
export function findCases(
  tx: Tx,
  looked: CaseView,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const isAscending = looked.view === 'open';
  const place = isAscending ? sql`min(${events.at})` : sql`max(${events.at})`;
  const start = sql`(select ${isAscending ? sql`min` : sql`max`}(first.at)
    from moderation_events as first where first.case_key = ${after ?? null})`;
  const isBehind = isAscending
    ? sql`(${place}, ${events.caseKey}) > (${start}, ${after ?? null})`
    : sql`(${place}, ${events.caseKey}) < (${start}, ${after ?? null})`;
  const order = isAscending ? sql`asc` : sql`desc`;
  return tx
    .select(columns)
    .from(events)
    .where(isNotNull(events.caseKey))
    .groupBy(events.caseKey)
    .having(and(isIn(looked), after === undefined ? undefined : isBehind))
    .orderBy(sql`${place} ${order}, ${events.caseKey} ${order}`)
    .limit(limit);
}

export async function countCases(tx: Tx, looked: CaseView): Promise<number> {
  const found = tx
    .select({ key: events.caseKey })
    .from(events)
    .where(isNotNull(events.caseKey))
    .groupBy(events.caseKey)
    .having(isIn(looked))
    .as('found');
  const [row] = await tx.select({ count: count() }).from(found);
  return row?.count ?? 0;
}

/** Reports by members and notices by others. */
export async function countReports(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const isOfPeriod = and(gte(events.at, from), lt(events.at, to));
  const [row] = await tx
    .select({ count: count() })
    .from(events)
    .where(and(eq(events.kind, 'report'), isOfPeriod));
  return row?.count ?? 0;
}

/** How many cases are waiting for a decision, and since when. */
export async function findOpenSince(tx: Tx): Promise<{ count: number; since: Date | null }> {
  const found = tx
    .select({ raisedAt: min(events.at).as('raised_at') })
    .from(events)
    .where(isNotNull(events.caseKey))
    .groupBy(events.caseKey)
    .having(isOpen)
    .as('found');
  const [row] = await tx
    .select({
      count: count(),
      since: sql<Date | null>`min(${found.raisedAt})`.mapWith(events.at),
    })
    .from(found);
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

function isIn({ view, viewerId }: CaseView): SQL {
  const isTheirs = sql`coalesce(bool_or(${events.personId} = ${viewerId}), false)`;
  const isDecided = sql`${lastClosed} > 0 and not coalesce(${isOpen}, false)`;
  return sql`not ${isTheirs} and ${view === 'open' ? isOpen : isDecided}`;
}

export async function findCase(tx: Tx, key: string): Promise<CaseRow | null> {
  const [row] = await tx
    .select(columns)
    .from(events)
    .where(sql`${events.caseKey} = ${key}`)
    .groupBy(events.caseKey);
  return row ?? null;
}
