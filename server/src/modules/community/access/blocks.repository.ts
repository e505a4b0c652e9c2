import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { chatBlocks as blocks } from '../community.tables.ts';

export async function insertBlock(tx: Tx, row: typeof blocks.$inferInsert): Promise<void> {
  await tx.insert(blocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<void> {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

export async function findBlockedBy(tx: Tx, blockerId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.blockerId, blockerId));
  return new Set(rows.map(({ id }) => id));
}

/** Which of these people have blocked this person. */
export async function findBlockersOf(
  tx: Tx,
  blockedId: string,
  among: readonly string[],
): Promise<Set<string>> {
  if (among.length === 0) return new Set();
  const rows = await tx
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(and(eq(blocks.blockedId, blockedId), inArray(blocks.blockerId, [...among])));
  return new Set(rows.map(({ id }) => id));
}

/** The people this person has blocked or is blocked by. */
export async function findBlockedEitherWay(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
  return new Set(
    rows.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)),
  );
}

/** Whether one of the two has blocked the other. */
export async function haveBlocked(tx: Tx, one: string, other: string): Promise<boolean> {
  const rows = await tx
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    );
  return rows.length > 0;
}
