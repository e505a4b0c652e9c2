import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { and, asc, desc, eq, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { DraftState } from '../../../platform/drafts/draft-state.ts';
import { catalogueItems } from '../catalogue.tables.ts';

export type AdminFilter = {
  readonly kind: ItemKind;
  readonly search: string;
  readonly state?: DraftState | undefined;
  readonly wasPublic?: boolean;
};

export type AdminOrder = 'changed' | 'title' | 'price' | 'chosen';

/** An item's position in every sort order; the timestamp as text, to keep its microseconds. */
export type ItemCursor = {
  readonly id: ItemId;
  readonly updatedAt: string;
  readonly title: string;
  readonly price: number;
  readonly position: number;
};

export type FoundItem = Awaited<ReturnType<typeof findAdminRows>>[number];

const lowerTitle = sql<string>`lower(${catalogueItems.title})`;

export function findAdminRows(
  tx: Tx,
  filter: AdminFilter,
  page: { order: AdminOrder; limit: number; after: ItemCursor | null },
) {
  const { id, kind, slug, title, revision, publishedRevision, scheduledFor } = catalogueItems;
  const { isPublic, price, lessonCount, originalLanguage, isSample, updatedAt, updatedBy } =
    catalogueItems;
  return tx
    .select({
      id,
      kind,
      slug,
      title,
      revision,
      publishedRevision,
      scheduledFor,
      isPublic,
      price,
      lessonCount,
      originalLanguage,
      isSample,
      updatedAt,
      updatedBy,
    })
    .from(catalogueItems)
    .where(and(matches(filter), page.after ? isAfter(page.order, page.after) : undefined))
    .orderBy(...orderings[page.order])
    .limit(page.limit);
}

export async function countItems(tx: Tx, filter: AdminFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(catalogueItems)
    .where(matches(filter));
  return row?.count ?? 0;
}

export async function findItemCursor(tx: Tx, id: ItemId): Promise<ItemCursor | null> {
  const [place] = await tx
    .select({
      id: catalogueItems.id,
      updatedAt: sql<string>`${catalogueItems.updatedAt}::text`,
      title: lowerTitle,
      price: catalogueItems.price,
      position: catalogueItems.position,
    })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id));
  return place ?? null;
}

const orderings: Record<AdminOrder, SQL[]> = {
  changed: [desc(catalogueItems.updatedAt), desc(catalogueItems.id)],
  title: [asc(lowerTitle), asc(catalogueItems.id)],
  price: [asc(catalogueItems.price), asc(catalogueItems.id)],
  chosen: [asc(catalogueItems.position), asc(catalogueItems.id)],
};

function isAfter(order: AdminOrder, place: ItemCursor): SQL {
  const { id, price, position, updatedAt } = catalogueItems;
  switch (order) {
    case 'changed':
      return sql`(${updatedAt}, ${id}) < (${place.updatedAt}::timestamptz, ${place.id})`;
    case 'title':
      return sql`(${lowerTitle}, ${id}) > (${place.title}, ${place.id})`;
    case 'price':
      return sql`(${price}, ${id}) > (${place.price}, ${place.id})`;
    case 'chosen':
      return sql`(${position}, ${id}) > (${place.position}, ${place.id})`;
  }
}

function matches(filter: AdminFilter): SQL | undefined {
  return and(
    eq(catalogueItems.kind, filter.kind),
    ...searchWords(filter.search).map((word) => sql`${lowerTitle} like ${`%${word}%`}`),
    isInState(filter.state),
    filter.wasPublic ? isNotNull(catalogueItems.publishedRevision) : undefined,
  );
}

function searchWords(search: string): string[] {
  const found = search.toLowerCase().split(/\s+/).filter(Boolean);
  return found.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

/** The same rule as `draftState`; a test compares them. */
function isInState(state: DraftState | undefined): SQL | undefined {
  const { isPublic, scheduledFor, revision, publishedRevision } = catalogueItems;
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
