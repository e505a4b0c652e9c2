import type { PostAuthor, PostCard, PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { blogPosts, blogSlugs, blogTexts, blogVersions } from '../blog.tables.ts';

export type PostFilter = {
  readonly tag?: string | undefined;
  readonly author?: PostAuthor | undefined;
};

const isPublic = sql`${blogPosts.isPublic}`;

/** A public post by any current or former slug, with the slug's language. */
export async function findPublicPost(tx: Tx, slug: string) {
  const [found] = await tx
    .select({ post: blogPosts, nameLanguage: blogSlugs.language })
    .from(blogSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugs.postId))
    .where(and(eq(blogSlugs.slug, slug), isPublic));
  return found ?? null;
}

/** In its original language. */
export async function findPublicName(
  tx: Tx,
  id: PostId,
): Promise<{ title: string; slug: string } | null> {
  const [found] = await tx
    .select({ title: blogTexts.title, slug: blogTexts.slug })
    .from(blogPosts)
    .innerJoin(
      blogTexts,
      and(eq(blogTexts.postId, blogPosts.id), eq(blogTexts.language, blogPosts.originalLanguage)),
    )
    .where(and(eq(blogPosts.id, id), isPublic));
  return found ?? null;
}

/** Newest first. */
export async function findPublicIds(
  tx: Tx,
  filter: PostFilter,
  { limit, after }: { limit: number; after: PostId | null },
): Promise<PostId[]> {
  const isAfter = after
    ? sql`(${blogPosts.publishedAt}, ${blogPosts.id}) <
        (select place.published_at, place.id from ${blogPosts} place where place.id = ${after})`
    : undefined;
  const rows = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(matches(filter), isAfter))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countPublic(tx: Tx, filter: PostFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(blogPosts)
    .where(matches(filter));
  return row?.count ?? 0;
}

/** Most used first. */
export async function findTags(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ tag: string }>(sql`
    select tag from ${blogPosts}, unnest(tags) tag
    where is_public group by tag order by count(*) desc, tag limit 40
  `);
  return rows.map(({ tag }) => tag);
}

/** Posts that share tags with this one; most shared tags first, then newest. */
export async function findRelated(
  tx: Tx,
  { id, tags }: { id: PostId; tags: readonly string[] },
  limit: number,
): Promise<PostId[]> {
  const { rows } = await tx.execute<{ id: PostId }>(sql`
    select id from ${blogPosts}
    where is_public and id <> ${id}
    order by cardinality(array(select unnest(tags) intersect select unnest(${sql.param(
      `{${tags.join(',')}}`,
    )}::text[]))) desc, published_at desc, id
    limit ${limit}
  `);
  return rows.map((row) => row.id);
}

/** Cards of public posts in the requested order; others are left out. */
export async function findCards(
  tx: Tx,
  ids: readonly PostId[],
  language: LanguageCode,
): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(cardColumns)
    .from(blogPosts)
    .innerJoin(blogTexts, eq(blogTexts.postId, blogPosts.id))
    .where(and(inArray(blogPosts.id, [...ids]), isPublic, isBestWording(language)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const cardColumns = {
  id: blogPosts.id,
  slug: blogTexts.slug,
  title: blogTexts.title,
  summary: blogTexts.summary,
  language: blogTexts.language,
  originalLanguage: blogPosts.originalLanguage,
  availableIn: sql<LanguageCode[]>`array(
    select other.language from ${blogTexts} other
    where other.post_id = ${blogPosts.id} order by other.language
  )`,
  version: blogPosts.version,
  translatedFrom: blogTexts.translatedFrom,
  // Publishing requires an author and sets the timestamps, so a public post has them.
  author: sql<PostAuthor>`${blogPosts.author}`,
  tags: blogPosts.tags,
  cover: blogPosts.cover,
  minutes: blogTexts.minutes,
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
  changedAt: sql<Date>`${blogPosts.changedAt}`.mapWith(blogPosts.changedAt),
};

/** The feed of this language: posts written in it, newest first, without fallbacks. */
export function findFeedPosts(tx: Tx, language: LanguageCode, limit: number) {
  return tx
    .select(cardColumns)
    .from(blogPosts)
    .innerJoin(blogTexts, eq(blogTexts.postId, blogPosts.id))
    .where(and(isPublic, eq(blogTexts.language, language)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
}

/** When this version was published; null if that wasn't stored yet. */
export async function findVersionDate(
  tx: Tx,
  { id, version }: Pick<PostCard, 'id' | 'version'>,
): Promise<Date | null> {
  const [found] = await tx
    .select({ publishedAt: blogVersions.publishedAt })
    .from(blogVersions)
    .where(and(eq(blogVersions.postId, id), eq(blogVersions.version, version)));
  return found?.publishedAt ?? null;
}

/** A public post's slugs by language. */
export function findSlugs(tx: Tx, postId: PostId) {
  const { language, slug } = blogTexts;
  return tx.select({ language, slug }).from(blogTexts).where(eq(blogTexts.postId, postId));
}

/** The reader's language, else English, else the original. */
function isBestWording(language: LanguageCode): SQL {
  const preference = sql`array_position(array[${language}, 'en', ${blogPosts.originalLanguage}], candidate.language)`;
  return sql`${blogTexts.language} = (
    select candidate.language from ${blogTexts} candidate
    where candidate.post_id = ${blogPosts.id} and ${preference} is not null
    order by ${preference} limit 1
  )`;
}

function matches({ tag, author }: PostFilter): SQL | undefined {
  return and(
    isPublic,
    tag ? sql`${blogPosts.tags} @> array[${tag}]` : undefined,
    author ? eq(blogPosts.author, author) : undefined,
  );
}
