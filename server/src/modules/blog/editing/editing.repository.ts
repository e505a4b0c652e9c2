import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { collectPostFiles } from '@danube/contract/blog/draft/find-post-problems.ts';
import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { blogPosts, blogRevisions, blogSlugs } from '../blog.tables.ts';

export type PostRecord = typeof blogPosts.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;
type RevisionRow = typeof blogRevisions.$inferSelect;
export type RevisionRecord = Omit<RevisionRow, 'publishedAt'>;

export async function findPost(tx: Tx, id: PostId): Promise<PostRecord | null> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id));
  return post ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockPost(tx: Tx, id: PostId): Promise<PostRecord | null> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return post ?? null;
}

/** By any current or former slug, in any language. */
export async function findPostBySlug(tx: Tx, slug: string): Promise<PostRecord | null> {
  const [found] = await tx
    .select({ post: blogPosts })
    .from(blogSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugs.postId))
    .where(eq(blogSlugs.slug, slug));
  return found?.post ?? null;
}

export async function insertPost(tx: Tx, post: NewPost): Promise<void> {
  await tx.insert(blogPosts).values(post);
}

export async function updatePost(tx: Tx, id: PostId, values: Partial<NewPost>): Promise<void> {
  await tx.update(blogPosts).set(values).where(eq(blogPosts.id, id));
}

/** Only for posts that were never public. */
export async function deletePost(tx: Tx, id: PostId): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.id, id));
}

/** False if the slug belongs to another post, or another language of this one. */
export async function reserveSlug(
  tx: Tx,
  name: { slug: string; postId: PostId; language: LanguageCode },
): Promise<boolean> {
  const [owner] = await tx
    .insert(blogSlugs)
    .values(name)
    .onConflictDoUpdate({
      target: blogSlugs.slug,
      // A no-op update, so that the existing row is returned with its owner.
      set: { slug: sql`excluded.slug` },
    })
    .returning({ postId: blogSlugs.postId, language: blogSlugs.language });
  return owner?.postId === name.postId && owner.language === name.language;
}

/** Slugs that a draft used and dropped before they were public. */
export async function releaseOtherSlugs(tx: Tx, id: PostId, slugs: string[]): Promise<void> {
  const isOther = slugs.length > 0 ? notInArray(blogSlugs.slug, slugs) : undefined;
  await tx.delete(blogSlugs).where(and(eq(blogSlugs.postId, id), isOther));
}

/** Creating and renaming posts is serialised. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog names'))`);
}

export async function insertRevision(tx: Tx, revision: RevisionRecord): Promise<void> {
  await tx.insert(blogRevisions).values(revision);
}

export async function replaceRevision(
  tx: Tx,
  { postId, number }: Pick<RevisionRecord, 'postId' | 'number'>,
  revision: RevisionRecord,
): Promise<void> {
  await tx.update(blogRevisions).set(revision).where(isRevision(postId, number));
}

/** Newest first, without the documents. */
export function findRevisions(tx: Tx, postId: PostId) {
  const { number, version, act, madeAt, madeBy, publishedAt } = blogRevisions;
  return tx
    .select({ number, version, act, madeAt, madeBy, publishedAt })
    .from(blogRevisions)
    .where(eq(blogRevisions.postId, postId))
    .orderBy(desc(number));
}

export async function findLastRevision(tx: Tx, postId: PostId) {
  const [last] = await findRevisions(tx, postId).limit(1);
  return last ?? null;
}

export async function findRevision(
  tx: Tx,
  postId: PostId,
  number: number,
): Promise<PostDraft | null> {
  const [found] = await tx
    .select({ draft: blogRevisions.draft })
    .from(blogRevisions)
    .where(isRevision(postId, number));
  return found?.draft ?? null;
}

export async function deleteVersionsBefore(
  tx: Tx,
  postId: PostId,
  { version, kept }: { version: number; kept: readonly number[] },
): Promise<void> {
  await tx
    .delete(blogRevisions)
    .where(
      and(
        eq(blogRevisions.postId, postId),
        lt(blogRevisions.version, version),
        notInArray(blogRevisions.number, [...kept]),
      ),
    );
}

export async function markPublished(
  tx: Tx,
  { id, revision }: Pick<PostRecord, 'id' | 'revision'>,
  now: Date,
): Promise<void> {
  await tx.update(blogRevisions).set({ publishedAt: now }).where(isRevision(id, revision));
}

/** Every file that any stored version of the post uses. */
export async function findReferencedFiles(tx: Tx, id: PostId): Promise<FileId[]> {
  const revisions = await tx
    .select({ draft: blogRevisions.draft })
    .from(blogRevisions)
    .where(eq(blogRevisions.postId, id));
  const post = await findPost(tx, id);
  const documents = [...revisions.map(({ draft }) => draft), post?.draft, post?.published];
  return [...new Set(documents.flatMap((draft) => (draft ? collectPostFiles(draft) : [])))];
}

function isRevision(postId: PostId, number: number) {
  return and(eq(blogRevisions.postId, postId), eq(blogRevisions.number, number));
}
