import type { LiveMessage } from '@danube/contract/live.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { liveEvents } from './live.tables.ts';

/**
 * Who receives a message: everyone with an open stream, one person, one session, or everyone in a
 * room at that time. The hub resolves it, so one row is enough.
 */
export type Audience = 'everyone' | `user:${string}` | `session:${string}` | `room:${string}`;

/** A position in the order of updates: the transaction first, then the number within it. */
export type LiveCursor = { readonly transaction: bigint; readonly id: bigint };

export type LiveRow = { readonly cursor: LiveCursor; audience: Audience; message: LiveMessage };

export async function insertLiveEvents(
  tx: Tx,
  news: readonly { audience: Audience; message: LiveMessage }[],
): Promise<void> {
  if (news.length > 0) await tx.insert(liveEvents).values([...news]);
}

/**
 * Updates after the cursor that no open transaction can still precede. A running transaction holds
 * back everything after it.
 */
export async function readLiveEvents(
  tx: Tx,
  after: LiveCursor,
  options: { limit: number; audiences?: readonly Audience[] },
): Promise<LiveRow[]> {
  const mine = options.audiences
    ? sql`and audience in (${sql.join(
        options.audiences.map((audience) => sql`${audience}`),
        sql`, `,
      )})`
    : sql``;
  const result = await tx.execute<{
    transaction: string;
    id: string;
    audience: Audience;
    message: LiveMessage;
  }>(sql`
    select transaction_id::text as transaction, id::text as id, audience, message
    from ${liveEvents}
    where (transaction_id, id) > (${String(after.transaction)}::xid8, ${String(after.id)}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      ${mine}
    order by transaction_id, id
    limit ${options.limit}`);
  return result.rows.map((row) => ({
    cursor: { transaction: BigInt(row.transaction), id: BigInt(row.id) },
    audience: row.audience,
    message: row.message,
  }));
}

/** The position before everything that isn't settled yet. */
export async function readLiveHead(tx: Tx): Promise<LiveCursor> {
  const result = await tx.execute<{ head: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as head`,
  );
  return { transaction: BigInt(result.rows[0]?.head ?? '0'), id: -1n };
}

export async function deleteLiveEventsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(liveEvents).where(sql`${liveEvents.createdAt} < ${moment}`);
}
