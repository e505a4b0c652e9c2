import type { MessageId, ReactionKind } from '@danube/contract/community/community.schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { chatReactions as reactions } from '../community.tables.ts';

export type ReactionCount = {
  readonly messageId: MessageId;
  readonly kind: ReactionKind;
  readonly count: number;
  readonly isMine: boolean;
};

export async function countReactions(
  tx: Tx,
  userId: string,
  ids: readonly MessageId[],
): Promise<ReactionCount[]> {
  if (ids.length === 0) return [];
  return tx
    .select({
      messageId: reactions.messageId,
      kind: reactions.kind,
      count: sql<number>`count(*)::int`,
      isMine: sql<boolean>`bool_or(${reactions.userId} = ${userId})`,
    })
    .from(reactions)
    .where(inArray(reactions.messageId, [...ids]))
    .groupBy(reactions.messageId, reactions.kind)
    .orderBy(sql`min(${reactions.reactedAt})`, reactions.kind);
}

/** Who reacted to these and how, each as the kind and the person. */
export async function findReactors(
  tx: Tx,
  ids: readonly MessageId[],
): Promise<ReadonlyMap<MessageId, ReadonlySet<string>>> {
  if (ids.length === 0) return new Map();
  const { messageId, kind, userId } = reactions;
  const rows = await tx
    .select({ messageId, kind, userId })
    .from(reactions)
    .where(inArray(messageId, [...ids]));
  const byMessage = Map.groupBy(rows, (row) => row.messageId);
  return new Map(
    [...byMessage].map(([id, all]) => [id, new Set(all.map((row) => `${row.kind} ${row.userId}`))]),
  );
}

/** False if it already existed. */
export async function insertReaction(tx: Tx, row: typeof reactions.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(reactions)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: reactions.kind });
  return stored.length > 0;
}

export async function deleteReaction(
  tx: Tx,
  { messageId, userId, kind }: { messageId: MessageId; userId: string; kind: ReactionKind },
): Promise<boolean> {
  const deleted = await tx
    .delete(reactions)
    .where(
      and(
        eq(reactions.messageId, messageId),
        eq(reactions.userId, userId),
        eq(reactions.kind, kind),
      ),
    )
    .returning({ kind: reactions.kind });
  return deleted.length > 0;
}

export async function deleteReactionsTo(tx: Tx, messageId: MessageId): Promise<void> {
  await tx.delete(reactions).where(eq(reactions.messageId, messageId));
}
