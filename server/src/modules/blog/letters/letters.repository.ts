import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { blogLetterReaders, blogLetters, blogPosts } from '../blog.tables.ts';

export type LetterRecord = typeof blogLetters.$inferSelect;

export async function findLetter(tx: Tx, postId: PostId): Promise<LetterRecord | null> {
  const [letter] = await tx.select().from(blogLetters).where(eq(blogLetters.postId, postId));
  return letter ?? null;
}

/** The same, locked against other workers until the transaction ends. */
export async function lockLetter(tx: Tx, postId: PostId): Promise<LetterRecord | null> {
  const [letter] = await tx
    .select()
    .from(blogLetters)
    .where(eq(blogLetters.postId, postId))
    .for('update');
  return letter ?? null;
}

export async function insertLetter(tx: Tx, postId: PostId, startedAt: Date): Promise<void> {
  await tx.insert(blogLetters).values({ postId, state: 'sending', startedAt });
}

export async function updateLetter(
  tx: Tx,
  postId: PostId,
  values: Partial<LetterRecord>,
): Promise<void> {
  await tx.update(blogLetters).set(values).where(eq(blogLetters.postId, postId));
}

export async function incrementSentCount(tx: Tx, postId: PostId, more: number): Promise<void> {
  await tx
    .update(blogLetters)
    .set({ written: sql`${blogLetters.written} + ${more}` })
    .where(eq(blogLetters.postId, postId));
}

/** Marks these subscribers as emailed and returns those who weren't yet. */
export async function claimReaders(
  tx: Tx,
  { postId, writtenAt }: { postId: PostId; writtenAt: Date },
  subscriberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subscriberIds.length === 0) return new Set();
  const claimed = await tx
    .insert(blogLetterReaders)
    .values(subscriberIds.map((subscriberId) => ({ postId, subscriberId, writtenAt })))
    .onConflictDoNothing()
    .returning({ id: blogLetterReaders.subscriberId });
  return new Set(claimed.map(({ id }) => id));
}

/** Letters that were sent to an email. */
export function findLettersTo(tx: Tx, subscriberId: string) {
  return tx
    .select({ post: blogPosts.title, writtenAt: blogLetterReaders.writtenAt })
    .from(blogLetterReaders)
    .innerJoin(blogPosts, eq(blogPosts.id, blogLetterReaders.postId))
    .where(eq(blogLetterReaders.subscriberId, subscriberId));
}
