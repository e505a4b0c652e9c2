import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { MessageFilter } from '@danube/contract/moderation/moderation-rules.ts';
import { isNotNull, sql } from 'drizzle-orm';
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
};

export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

/** Open cases, the longest waiting first; closed ones, the latest first. */
export function findCases(tx: Tx, view: 'open' | 'closed', limit: number) {
  const isOpen = sql`${lastRaised} > ${lastClosed}`;
  return tx
    .select(columns)
    .from(events)
    .where(isNotNull(events.caseKey))
    .groupBy(events.caseKey)
    .having(view === 'open' ? isOpen : sql`${lastClosed} > 0 and not coalesce(${isOpen}, false)`)
    .orderBy(view === 'open' ? sql`min(${events.at})` : sql`max(${events.at}) desc`)
    .limit(limit);
}

export async function findCase(tx: Tx, key: string): Promise<CaseRow | null> {
  const [row] = await tx
    .select(columns)
    .from(events)
    .where(sql`${events.caseKey} = ${key}`)
    .groupBy(events.caseKey);
  return row ?? null;
}
