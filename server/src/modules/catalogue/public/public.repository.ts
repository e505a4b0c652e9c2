import {
  fileKinds,
  type ItemCard,
  type ItemId,
  type ItemKind,
  type Platform,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { catalogueItems, catalogueSlugs, catalogueTexts } from '../catalogue.tables.ts';

export type PublicFilter = {
  readonly kind: ItemKind;
  readonly level?: string | undefined;
  readonly market?: string | undefined;
  readonly instructor?: string | undefined;
  readonly platform?: Platform | undefined;
  readonly cost?: 'free' | 'paid' | undefined;
};

export type PublicOrder = 'chosen' | 'newest' | 'cheapest' | 'shortest';

/** An item's position in every sort order. */
export type PublicCursor = {
  readonly id: ItemId;
  readonly position: number;
  /** As text: a JavaScript date would lose the microseconds that distinguish two items. */
  readonly publishedAt: string;
  readonly price: number;
  readonly minutes: number;
};

/**
 * Counting stops here: a reader doesn't care whether there are a thousand courses or two thousand.
 */
export const maxCounted = 1_000;

const isPublic = sql`${catalogueItems.isPublic}`;

export async function findPublicItem(tx: Tx, kind: ItemKind, slug: string) {
  const [found] = await tx
    .select({ ...published, currentSlug: catalogueItems.slug })
    .from(catalogueSlugs)
    .innerJoin(catalogueItems, eq(catalogueItems.id, catalogueSlugs.itemId))
    .where(and(eq(catalogueSlugs.kind, kind), eq(catalogueSlugs.slug, slug), isPublic));
  return found ?? null;
}

export async function findPublicItemById(tx: Tx, id: ItemId) {
  const [found] = await tx
    .select({ ...published, currentSlug: catalogueItems.slug })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.id, id), isPublic));
  return found ?? null;
}

const published = {
  id: catalogueItems.id,
  kind: catalogueItems.kind,
  published: catalogueItems.published,
  publishedAt: catalogueItems.publishedAt,
  changedAt: catalogueItems.changedAt,
  priorPrice: catalogueItems.priorPrice,
};

/** The documents of a kind that only ever has a few items, in list order. */
export function findPublicDocuments(tx: Tx, kind: ItemKind) {
  return tx
    .select(published)
    .from(catalogueItems)
    .where(and(eq(catalogueItems.kind, kind), isPublic))
    .orderBy(asc(catalogueItems.position), asc(catalogueItems.id))
    .limit(100);
}

/** For items with files, public or not; those of courses are large and not needed here. */
export async function findDocuments(tx: Tx, ids: readonly ItemId[]) {
  if (ids.length === 0) return [];
  return tx
    .select(published)
    .from(catalogueItems)
    .where(and(inArray(catalogueItems.id, [...ids]), inArray(catalogueItems.kind, [...fileKinds])));
}

export async function findPublicCursor(tx: Tx, id: ItemId): Promise<PublicCursor | null> {
  const [place] = await tx
    .select({
      id: catalogueItems.id,
      position: catalogueItems.position,
      publishedAt: sql<string>`${catalogueItems.publishedAt}::text`,
      price: catalogueItems.price,
      minutes: catalogueItems.minutes,
    })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id));
  return place ?? null;
}

export function findPublicRows(
  tx: Tx,
  filter: PublicFilter,
  page: { order: PublicOrder; limit: number; after: PublicCursor | null },
): Promise<{ id: ItemId }[]> {
  return tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(and(matches(filter), page.after ? isAfter(page.order, page.after) : undefined))
    .orderBy(...orderings[page.order])
    .limit(page.limit);
}

export async function countPublic(tx: Tx, filter: PublicFilter): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(catalogueItems)
    .where(matches(filter))
    .limit(maxCounted)
    .as('some');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** Cards of public items in the requested order; others are left out. */
export async function findCards(
  tx: Tx,
  ids: readonly ItemId[],
  language: LanguageCode,
): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: catalogueItems.id,
      kind: catalogueItems.kind,
      slug: catalogueItems.slug,
      price: catalogueItems.price,
      priorPrice: catalogueItems.priorPrice,
      cover: catalogueItems.cover,
      markets: sql<string[]>`${catalogueItems.markets}`,
      level: catalogueItems.level,
      by: catalogueItems.byline,
      platforms: sql<Platform[]>`${catalogueItems.platforms}`,
      lessonCount: catalogueItems.lessonCount,
      minutes: catalogueItems.minutes,
      pageCount: catalogueItems.pageCount,
      originalLanguage: catalogueItems.originalLanguage,
      title: catalogueTexts.title,
      summary: catalogueTexts.summary,
      summaryLanguage: catalogueTexts.summaryLanguage,
      language: catalogueTexts.language,
      availableIn: sql<LanguageCode[]>`array(
        select other.language from ${catalogueTexts} other
        where other.item_id = ${catalogueItems.id} order by other.language
      )`,
    })
    .from(catalogueItems)
    .innerJoin(catalogueTexts, eq(catalogueTexts.itemId, catalogueItems.id))
    .where(and(inArray(catalogueItems.id, [...ids]), isPublic, isBestWording(language)));
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type CardExtras = { summaryLanguage: LanguageCode | null; priorPrice: Money | null };

/** Fields that most cards lack are omitted from the response. */
function toCard<Row extends CardExtras>({ summaryLanguage, priorPrice, ...card }: Row) {
  return {
    ...card,
    ...(summaryLanguage && { fieldLanguages: { summary: summaryLanguage } }),
    ...withPriorPrice({ priorPrice }),
  };
}

/** The earlier price of a reduction, for a page or a card. */
export function withPriorPrice({ priorPrice }: { priorPrice: Money | null }) {
  return priorPrice === null ? {} : { priorPrice };
}

/** The same fallback as `resolveWording`: the reader's language, else English, else the original. */
function isBestWording(language: LanguageCode): SQL {
  const preference = sql`array_position(array[${language}, 'en', ${catalogueItems.originalLanguage}], candidate.language)`;
  return sql`${catalogueTexts.language} = (
    select candidate.language from ${catalogueTexts} candidate
    where candidate.item_id = ${catalogueItems.id} and ${preference} is not null
    order by ${preference} limit 1
  )`;
}

const orderings: Record<PublicOrder, SQL[]> = {
  chosen: [asc(catalogueItems.position), asc(catalogueItems.id)],
  newest: [desc(catalogueItems.publishedAt), desc(catalogueItems.id)],
  cheapest: [asc(catalogueItems.price), asc(catalogueItems.id)],
  shortest: [asc(catalogueItems.minutes), asc(catalogueItems.id)],
};

function isAfter(order: PublicOrder, place: PublicCursor): SQL {
  const { id, position, price, minutes } = catalogueItems;
  switch (order) {
    case 'chosen':
      return sql`(${position}, ${id}) > (${place.position}, ${place.id})`;
    case 'newest':
      return sql`(${catalogueItems.publishedAt}, ${id}) < (${place.publishedAt}::timestamptz, ${place.id})`;
    case 'cheapest':
      return sql`(${price}, ${id}) > (${place.price}, ${place.id})`;
    case 'shortest':
      return sql`(${minutes}, ${id}) > (${place.minutes}, ${place.id})`;
  }
}

function matches(filter: PublicFilter): SQL | undefined {
  const { level, market, instructor, platform, cost } = filter;
  return and(
    eq(catalogueItems.kind, filter.kind),
    isPublic,
    level ? eq(catalogueItems.level, level) : undefined,
    market ? sql`${catalogueItems.markets} @> array[${market}]` : undefined,
    instructor ? eq(catalogueItems.byline, instructor) : undefined,
    platform && sql`${catalogueItems.platforms} @> array[${platform}]`,
    cost === 'free' ? eq(catalogueItems.price, sql`0`) : undefined,
    cost === 'paid' ? gt(catalogueItems.price, sql`0`) : undefined,
  );
}
