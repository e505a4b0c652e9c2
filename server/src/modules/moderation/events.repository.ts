import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { moderationEvents as events } from './moderation.tables.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = typeof events.$inferInsert;

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(events).values(event);
}

/** Serialises moderators and reports on the same case. */
export async function lockCase(tx: Tx, caseKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${caseKey}, 0))`);
}

export function findCaseEvents(tx: Tx, caseKey: string): Promise<EventRow[]> {
  return tx.select().from(events).where(eq(events.caseKey, caseKey)).orderBy(asc(events.number));
}

/** Decisions and notes about a person, newest first. */
export function findHistory(tx: Tx, personId: string, limit: number): Promise<EventRow[]> {
  return tx
    .select()
    .from(events)
    .where(eq(events.personId, personId))
    .orderBy(desc(events.number))
    .limit(limit);
}

/** The restriction, appeal and answers of these statements, oldest first. */
export async function findStatementEvents(
  tx: Tx,
  statementIds: readonly string[],
): Promise<EventRow[]> {
  if (statementIds.length === 0) return [];
  return tx
    .select()
    .from(events)
    .where(inArray(events.statementId, [...statementIds]))
    .orderBy(asc(events.number));
}

const reversed = sql`exists (select 1 from moderation_events as answer
  where answer.statement_id = ${events.statementId} and answer.kind = 'reverse')`;

/** A person's active mutes and suspensions. */
export function findActiveMutes(tx: Tx, personId: string, now: Date) {
  const { kind, conversationId, until } = events;
  return tx
    .select({ kind, conversationId, until })
    .from(events)
    .where(
      and(
        eq(events.personId, personId),
        inArray(kind, ['mute', 'suspend']),
        or(isNull(until), gt(until, now)),
        sql`not ${reversed}`,
      ),
    );
}

/** A person's reports and appeals, oldest first. */
export function findEventsByActor(tx: Tx, actorId: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(events)
    .where(and(eq(events.actorId, actorId), inArray(events.kind, ['report', 'appeal'])))
    .orderBy(asc(events.number));
}

/** Clears the texts written by or about an erased person. */
export async function clearTextsOf(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(events)
    .set({ quote: null, pictureAlt: null, text: '' })
    .where(eq(events.personId, personId));
  await tx
    .update(events)
    .set({ text: '' })
    .where(and(eq(events.actorId, personId), inArray(events.kind, ['report', 'appeal'])));
}
