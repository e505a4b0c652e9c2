import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { SettingsReference } from '@danube/contract/settings/settings.contract.ts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { DraftState } from '../../../platform/drafts/draft-state.ts';
import { blogPosts } from '../blog.tables.ts';
import type { PostRecord } from './editing.repository.ts';

export type AdminFilter = { readonly search: string; readonly state?: DraftState | undefined };

export function findAdminPosts(
  tx: Tx,
  filter: AdminFilter,
  { limit, after }: { limit: number; after: PostId | null },
): Promise<PostRecord[]> {
  const isAfter = after
    ? sql`(${blogPosts.updatedAt}, ${blogPosts.id}) <
        (select place.updated_at, place.id from ${blogPosts} place where place.id = ${after})`
    : undefined;
  return tx
    .select()
    .from(blogPosts)
    .where(and(matches(filter), isAfter))
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .limit(limit);
}

export async function countPosts(tx: Tx, filter: AdminFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(blogPosts)
    .where(matches(filter));
  return row?.count ?? 0;
}

/** The titles of posts that use a file. */
export function findPostNames(tx: Tx, ids: readonly PostId[]) {
  const { id, title, draft } = blogPosts;
  return tx
    .select({ id, title, draft })
    .from(blogPosts)
    .where(inArray(id, [...ids]));
}

/** Posts whose draft or public version has this author. */
export async function findPostsOfAuthor(tx: Tx, slug: string): Promise<SettingsReference[]> {
  const { title, draft, author, updatedAt } = blogPosts;
  const rows = await tx
    .select({ title, draft })
    .from(blogPosts)
    .where(sql`(${author} = ${slug} or ${draft} ->> 'author' = ${slug})`)
    .orderBy(desc(updatedAt));
  return rows.map((row) => ({
    kind: 'post',
    title: row.title,
    path: `/admin/blog/edit/${row.draft.slugs[row.draft.originalLanguage] ?? ''}`,
  }));
}

function matches(filter: AdminFilter): SQL | undefined {
  return and(
    ...searchWords(filter.search).map((word) => sql`lower(${blogPosts.title}) like ${`%${word}%`}`),
    isInState(filter.state),
  );
}

function searchWords(search: string): string[] {
  const found = search.toLowerCase().split(/\s+/).filter(Boolean);
  return found.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

/** The same rule as `draftState`; a test compares them. */
function isInState(state: DraftState | undefined): SQL | undefined {
  const { isPublic, scheduledFor, revision, publishedRevision } = blogPosts;
  const isUnscheduled = isNull(scheduledFor);
  switch (state) {
    case 'scheduled':
      return isNotNull(scheduledFor);
    case 'published':
      return and(isUnscheduled, sql`${isPublic}`, eq(revision, publishedRevision));
    case 'changed':
      return and(isUnscheduled, sql`${isPublic}`, ne(revision, publishedRevision));
    case 'draft':
      return and(isUnscheduled, not(sql`${isPublic}`), isNull(publishedRevision));
    case 'withdrawn':
      return and(isUnscheduled, not(sql`${isPublic}`), isNotNull(publishedRevision));
    case undefined:
      return undefined;
  }
}

/** Whether the public version is a sample that nobody has edited. */
export async function hasUntouchedSample(tx: Tx): Promise<boolean> {
  const { id, isPublic, isSample, updatedBy } = blogPosts;
  const rows = await tx
    .select({ id })
    .from(blogPosts)
    .where(and(eq(isPublic, true), eq(isSample, true), isNull(updatedBy)))
    .limit(1);
  return rows.length > 0;
}
