import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { SettingsReference } from '@danube/contract/settings/settings.contract.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import type { NamedItem, NamedOffer, OfferedItem } from './catalogue.api.ts';
import { catalogueItems, catalogueSlugs } from './catalogue.tables.ts';
import { editorPath } from './editor-path.ts';

const { published } = catalogueItems;

const offerColumns = {
  id: catalogueItems.id,
  kind: catalogueItems.kind,
  slug: catalogueItems.slug,
  price: catalogueItems.price,
  isPublic: catalogueItems.isPublic,
  files: sql<FileId[]>`coalesce(${published} -> 'files', '[]'::jsonb)`,
  includes: sql<ItemId[]>`coalesce(${published} -> 'includes', '[]'::jsonb)`,
  // A package that used to be a subscription still has an interval, which no longer applies.
  interval: sql<
    'month' | 'year' | null
  >`case ${published} ->> 'sale' when 'subscription' then ${published} ->> 'interval' end`,
};

/**
 * Extracts two lists in SQL instead of reading the published document: a course's has some hundred
 * kilobytes, and every list a member sees needs this.
 */
export async function findOfferRows(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]> {
  if (ids.length === 0) return [];
  return tx
    .select(offerColumns)
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, [...ids]));
}

export async function findNamedOfferRows(
  tx: Tx,
  ids: readonly ItemId[],
  language: LanguageCode,
): Promise<NamedOffer[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ ...offerColumns, title: titleIn(language) })
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, [...ids]));
}

/** The public items of a kind, in list order. */
export async function findPublicIds(tx: Tx, kind: ItemKind): Promise<ItemId[]> {
  const rows = await tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.kind, kind), eq(catalogueItems.isPublic, true)))
    .orderBy(asc(catalogueItems.position), asc(catalogueItems.id));
  return rows.map(({ id }) => id);
}

/** A public item by its current or a former slug. */
export async function findIdBySlug(tx: Tx, kind: ItemKind, slug: string): Promise<ItemId | null> {
  const [found] = await tx
    .select({ id: catalogueItems.id })
    .from(catalogueSlugs)
    .innerJoin(catalogueItems, eq(catalogueItems.id, catalogueSlugs.itemId))
    .where(
      and(
        eq(catalogueSlugs.kind, kind),
        eq(catalogueSlugs.slug, slug),
        eq(catalogueItems.isPublic, true),
      ),
    );
  return found?.id ?? null;
}

/** Courses whose draft or public version has this instructor. */
export async function findCoursesOfInstructor(
  tx: Tx,
  instructor: string,
): Promise<SettingsReference[]> {
  const { kind, slug, title, byline, draft, position } = catalogueItems;
  const isNamed = sql`(${byline} = ${instructor} or ${draft} ->> 'instructor' = ${instructor})`;
  const rows = await tx
    .select({ slug, title })
    .from(catalogueItems)
    .where(and(eq(kind, 'course'), isNamed))
    .orderBy(asc(position));
  return rows.map((row) => ({
    kind: 'course',
    title: row.title,
    path: `/admin/courses/${row.slug}`,
  }));
}

/** Items whose draft or public version has this level or market. */
export async function findItemsUsingName(
  tx: Tx,
  { list, slug: named }: { list: 'levels' | 'markets'; slug: string },
): Promise<SettingsReference[]> {
  const { kind, slug, title, level, markets, draft, position } = catalogueItems;
  const isNamed =
    list === 'levels'
      ? sql`(${level} = ${named} or ${draft} ->> 'level' = ${named})`
      : sql`(${markets} @> array[${named}]
          or ${draft} -> 'markets' @> jsonb_build_array(${named}::text))`;
  const rows = await tx
    .select({ kind, slug, title })
    .from(catalogueItems)
    .where(isNamed)
    .orderBy(asc(kind), asc(position));
  return rows.map((row) => ({
    kind: row.kind,
    title: row.title,
    path: editorPath(row.kind, row.slug),
  }));
}

/** Item titles in this language if the public version has it, otherwise from the draft. */
export async function findNameRows(
  tx: Tx,
  ids: readonly ItemId[],
  language: LanguageCode,
): Promise<NamedItem[]> {
  if (ids.length === 0) return [];
  const { id, kind, slug } = catalogueItems;
  return tx
    .select({ id, kind, slug, title: titleIn(language) })
    .from(catalogueItems)
    .where(inArray(id, [...ids]));
}

/** The same fallback as `resolveWording`. */
function titleIn(language: LanguageCode): SQL<string> {
  const { title, originalLanguage } = catalogueItems;
  const written = (code: SQL | LanguageCode) =>
    sql`nullif(${published} -> 'texts' -> ${code} -> 'text' ->> 'title', '')`;
  const choice = [
    written(language),
    written('en'),
    written(sql`${originalLanguage}`),
    sql`${title}`,
  ];
  return sql<string>`coalesce(${sql.join(choice, sql`, `)})`;
}

/** The same for administrators, who see the titles of drafts. */
export async function findDraftNames(tx: Tx, ids: readonly ItemId[]): Promise<NamedItem[]> {
  if (ids.length === 0) return [];
  const { id, kind, slug, title } = catalogueItems;
  return tx
    .select({ id, kind, slug, title })
    .from(catalogueItems)
    .where(inArray(id, [...ids]));
}
