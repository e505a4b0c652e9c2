import { and, count, desc, eq, min, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import {
  moderationEvents as events,
  moderationStatements as statements,
} from './moderation.tables.ts';

export type StatementRow = typeof statements.$inferSelect;

export async function insertStatement(tx: Tx, row: StatementRow): Promise<void> {
  await tx.insert(statements).values(row);
}

export async function findStatement(tx: Tx, id: string): Promise<StatementRow | null> {
  const [row] = await tx.select().from(statements).where(eq(statements.id, id));
  return row ?? null;
}

export function findStatementsOf(tx: Tx, personId: string): Promise<StatementRow[]> {
  return tx
    .select()
    .from(statements)
    .where(eq(statements.personId, personId))
    .orderBy(desc(statements.decidedAt), desc(statements.id));
}

const isAnswered = sql`exists (select 1 from moderation_events where kind in ('uphold', 'reverse')
  and statement_id = ${statements.id})`;
const appealed = sql`exists (select 1 from moderation_events where kind = 'appeal'
  and statement_id = ${statements.id})`;

/** How many appeals are waiting for an answer, and since when. */
export async function findAppealsSince(tx: Tx): Promise<{ count: number; since: Date | null }> {
  const [row] = await tx
    .select({ count: count(), since: min(events.at) })
    .from(events)
    .innerJoin(statements, eq(statements.id, events.statementId))
    .where(and(eq(events.kind, 'appeal'), sql`not ${isAnswered}`));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Unanswered appeals, longest waiting first. */
export function findAppealed(tx: Tx): Promise<StatementRow[]> {
  return tx
    .select()
    .from(statements)
    .where(and(appealed, sql`not ${isAnswered}`))
    .orderBy(statements.decidedAt)
    .limit(100);
}

/** Clears what quotes or describes an erased person. */
export async function clearStatementsOf(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(statements)
    .set({ quote: null, pictureAlt: null, place: null, remark: '' })
    .where(eq(statements.personId, personId));
}
