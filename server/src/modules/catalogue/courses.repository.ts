import {
  type ItemId,
  itemIdSchema,
  type LessonId,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import type { CourseHead, CourseLesson, NamedLesson, PublishedCourse } from './catalogue.api.ts';
import { catalogueItems, catalogueSlugs, lessons } from './catalogue.tables.ts';

/** Titles by language, extracted from a document. */
type Titles = Partial<Record<LanguageCode, string>>;

export async function findCourse(tx: Tx, course: ItemId | string): Promise<PublishedCourse | null> {
  const id = itemIdSchema.safeParse(course);
  const [found] = await tx
    .select({
      id: catalogueItems.id,
      slug: catalogueItems.slug,
      isPublic: catalogueItems.isPublic,
      draft: catalogueItems.published,
    })
    .from(catalogueItems)
    .where(id.success ? eq(catalogueItems.id, id.data) : hasSlug(course));
  if (found?.draft?.kind !== 'course') return null;
  return { ...found, draft: found.draft };
}

export async function findCourseDraft(tx: Tx, id: ItemId): Promise<PublishedCourse | null> {
  const { slug, isPublic, draft } = catalogueItems;
  const [found] = await tx
    .select({ id: catalogueItems.id, slug, isPublic, draft })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id));
  if (found?.draft.kind !== 'course') return null;
  return { ...found, draft: found.draft };
}

function hasSlug(slug: string): SQL {
  const { itemId, kind } = catalogueSlugs;
  return sql`${catalogueItems.id} = (select ${itemId} from ${catalogueSlugs} where ${kind} = 'course' and ${catalogueSlugs.slug} = ${slug})`;
}

export async function findCourseHeads(
  tx: Tx,
  ids: readonly ItemId[],
  language: LanguageCode,
): Promise<CourseHead[]> {
  if (ids.length === 0) return [];
  const { id, slug, isPublic, cover, byline: by, minutes, originalLanguage } = catalogueItems;
  const rows = await tx
    .select({
      id,
      slug,
      isPublic,
      cover,
      by,
      minutes,
      originalLanguage,
      titles: titlesIn(sql`${catalogueItems.published} -> 'texts'`),
    })
    .from(catalogueItems)
    .where(and(inArray(id, [...ids]), eq(catalogueItems.kind, 'course')));
  return rows.map(({ titles, originalLanguage: original, ...row }) => ({
    ...row,
    ...titleIn(titles, language, original),
  }));
}

const courseLesson = {
  id: lessons.id,
  courseId: lessons.courseId,
  slug: lessons.slug,
  kind: lessons.kind,
  isFree: lessons.isFree,
  videoSeconds: lessons.videoSeconds,
  // Empty if an earlier version of the server published the lesson.
  languages: sql<
    LanguageCode[]
  >`coalesce(nullif(${lessons.languages}, '{}'), array(select ${catalogueItems.originalLanguage} from ${catalogueItems} where ${catalogueItems.id} = ${lessons.courseId}))`,
  isPublic: lessons.isPublic,
};

export async function findCourseLessons(
  tx: Tx,
  courseIds: readonly ItemId[],
): Promise<CourseLesson[]> {
  if (courseIds.length === 0) return [];
  return tx
    .select(courseLesson)
    .from(lessons)
    .where(and(inArray(lessons.courseId, [...courseIds]), eq(lessons.isPublic, true)))
    .orderBy(asc(lessons.courseId), asc(lessons.position));
}

export async function findLessons(tx: Tx, ids: readonly LessonId[]): Promise<CourseLesson[]> {
  if (ids.length === 0) return [];
  return tx
    .select(courseLesson)
    .from(lessons)
    .where(inArray(lessons.id, [...ids]));
}

export async function nameLessons(
  tx: Tx,
  ids: readonly LessonId[],
  language: LanguageCode,
): Promise<NamedLesson[]> {
  if (ids.length === 0) return [];
  const inDocument = sql`jsonb_path_query_first(${catalogueItems.published},
    '$.modules[*].lessons[*] ? (@.id == $id)', jsonb_build_object('id', ${lessons.id}))`;
  const rows = await tx
    .select({
      id: lessons.id,
      originalLanguage: catalogueItems.originalLanguage,
      titles: titlesIn(sql`${inDocument} -> 'texts'`),
    })
    .from(lessons)
    .innerJoin(catalogueItems, eq(catalogueItems.id, lessons.courseId))
    .where(inArray(lessons.id, [...ids]));
  return rows.map(({ id, titles, originalLanguage }) => ({
    id,
    ...titleIn(titles, language, originalLanguage),
  }));
}

/** Extracts only the titles: a document has some hundred kilobytes. */
function titlesIn(wordings: SQL): SQL<Titles | null> {
  return sql`(select jsonb_object_agg(key, value -> 'text' ->> 'title') from jsonb_each(${wordings}))`;
}

function titleIn(
  titles: Titles | null,
  language: LanguageCode,
  original: LanguageCode,
): { title: string; language: LanguageCode } {
  const wordings = Object.fromEntries(
    Object.entries(titles ?? {}).map(([code, title]) => [code, { text: { title }, mark: null }]),
  );
  const wording = resolveWording<{ title: string }>(wordings, language, original);
  return { title: wording?.text.title ?? '', language: wording?.language ?? original };
}
