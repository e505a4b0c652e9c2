import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { toWeightedVector } from '../../../platform/text-search.ts';
import { blogPosts, blogTexts, blogVersions } from '../blog.tables.ts';

export type PublicText = {
  readonly language: LanguageCode;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** What excerpts are cut from. */
  readonly prose: string;
  readonly minutes: number;
  readonly translatedFrom: number | null;
};

/** The table only contains public posts, so every match can be shown. */
export async function deleteTexts(tx: Tx, postId: PostId): Promise<void> {
  await tx.delete(blogTexts).where(eq(blogTexts.postId, postId));
}

export async function replaceTexts(
  tx: Tx,
  postId: PostId,
  texts: readonly PublicText[],
): Promise<void> {
  await deleteTexts(tx, postId);
  for (const { prose, ...text } of texts) {
    const words = toWeightedVector(text);
    await tx.insert(blogTexts).values({ postId, ...text, body: prose, words });
  }
}

/** The public versions so far, oldest first. */
export function findVersions(tx: Tx, postId: PostId) {
  const { version, fingerprint } = blogVersions;
  return tx
    .select({ version, fingerprint })
    .from(blogVersions)
    .where(eq(blogVersions.postId, postId))
    .orderBy(asc(version));
}

export async function insertVersion(
  tx: Tx,
  version: typeof blogVersions.$inferInsert,
): Promise<void> {
  await tx.insert(blogVersions).values(version).onConflictDoNothing();
}

/** Posts that are due, even if their job was lost. */
export function findDue(tx: Tx, now: Date) {
  const { id, scheduledFor, scheduledRevision } = blogPosts;
  return tx
    .select({ id, scheduledFor, scheduledRevision })
    .from(blogPosts)
    .where(lte(scheduledFor, now))
    .orderBy(asc(scheduledFor))
    .limit(100);
}
