import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { and, asc, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { toWeightedVector } from '../../../platform/text-search.ts';
import {
  catalogueItems,
  catalogueRevisions,
  catalogueSlugs,
  catalogueTexts,
  lessons,
} from '../catalogue.tables.ts';
import { filesOf } from '../public/draft-card.ts';
import type { PublicText } from './to-public-texts.ts';

export type ItemRecord = typeof catalogueItems.$inferSelect;
export type NewItem = typeof catalogueItems.$inferInsert;
type RevisionRow = typeof catalogueRevisions.$inferSelect;
export type RevisionRecord = Omit<RevisionRow, 'publishedAt'>;
export type LessonRecord = typeof lessons.$inferSelect;

export async function findItem(tx: Tx, id: ItemId): Promise<ItemRecord | null> {
  const [item] = await tx.select().from(catalogueItems).where(eq(catalogueItems.id, id));
  return item ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockItem(tx: Tx, id: ItemId): Promise<ItemRecord | null> {
  const [item] = await tx
    .select()
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id))
    .for('update');
  return item ?? null;
}

/** By any current or former slug. */
export async function findItemBySlug(
  tx: Tx,
  kind: ItemKind,
  slug: string,
): Promise<ItemRecord | null> {
  const [found] = await tx
    .select({ item: catalogueItems })
    .from(catalogueSlugs)
    .innerJoin(catalogueItems, eq(catalogueItems.id, catalogueSlugs.itemId))
    .where(and(eq(catalogueSlugs.kind, kind), eq(catalogueSlugs.slug, slug)));
  return found?.item ?? null;
}

export async function insertItem(tx: Tx, item: NewItem): Promise<void> {
  await tx.insert(catalogueItems).values(item);
}

export async function updateItem(tx: Tx, id: ItemId, values: Partial<NewItem>): Promise<void> {
  await tx.update(catalogueItems).set(values).where(eq(catalogueItems.id, id));
}

/** Only for items that were never public. */
export async function deleteItem(tx: Tx, id: ItemId): Promise<void> {
  await tx.delete(catalogueItems).where(eq(catalogueItems.id, id));
}

/** False if the slug belongs to another item. */
export async function reserveSlug(
  tx: Tx,
  name: { kind: ItemKind; slug: string; itemId: ItemId },
): Promise<boolean> {
  const [owner] = await tx
    .insert(catalogueSlugs)
    .values(name)
    .onConflictDoUpdate({
      target: [catalogueSlugs.kind, catalogueSlugs.slug],
      // A no-op update, so that the existing row is returned.
      set: { slug: sql`excluded.slug` },
    })
    .returning({ itemId: catalogueSlugs.itemId });
  return owner?.itemId === name.itemId;
}

/** Slugs that a draft used and dropped before they were public. */
export async function releaseOtherSlugs(tx: Tx, item: ItemRecord, slugs: string[]): Promise<void> {
  await tx
    .delete(catalogueSlugs)
    .where(and(eq(catalogueSlugs.itemId, item.id), notInArray(catalogueSlugs.slug, slugs)));
}

/** Creating, renaming and moving items of a kind is serialised. */
export async function lockKind(tx: Tx, kind: ItemKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalogue ${kind}`}))`);
}

/** The position after the last item of its kind. */
export async function findNextPosition(tx: Tx, kind: ItemKind): Promise<number> {
  const [last] = await tx
    .select({ position: catalogueItems.position })
    .from(catalogueItems)
    .where(eq(catalogueItems.kind, kind))
    .orderBy(desc(catalogueItems.position), desc(catalogueItems.id))
    .limit(1);
  return (last?.position ?? 0) + positionGap;
}

/** Leaves gaps between neighbours, so that moving one item rarely renumbers all. */
export const positionGap = 1_024;

export function findPositions(tx: Tx, kind: ItemKind): Promise<{ id: ItemId; position: number }[]> {
  return tx
    .select({ id: catalogueItems.id, position: catalogueItems.position })
    .from(catalogueItems)
    .where(eq(catalogueItems.kind, kind))
    .orderBy(asc(catalogueItems.position), asc(catalogueItems.id));
}

export async function insertRevision(tx: Tx, revision: RevisionRecord): Promise<void> {
  await tx.insert(catalogueRevisions).values(revision);
}

/** Merges consecutive saves by one person into one history entry. */
export async function replaceRevision(
  tx: Tx,
  before: Pick<RevisionRecord, 'itemId' | 'number'>,
  revision: RevisionRecord,
): Promise<void> {
  await tx
    .update(catalogueRevisions)
    .set(revision)
    .where(
      and(
        eq(catalogueRevisions.itemId, before.itemId),
        eq(catalogueRevisions.number, before.number),
      ),
    );
}

/** Newest first, without the documents. */
export function findRevisions(tx: Tx, itemId: ItemId) {
  const { number, version, act, madeAt, madeBy, publishedAt } = catalogueRevisions;
  return tx
    .select({ number, version, act, madeAt, madeBy, publishedAt })
    .from(catalogueRevisions)
    .where(eq(catalogueRevisions.itemId, itemId))
    .orderBy(desc(number));
}

export async function findLastRevision(tx: Tx, itemId: ItemId) {
  const { number, version, act, madeAt, madeBy } = catalogueRevisions;
  const [last] = await tx
    .select({ number, version, act, madeAt, madeBy })
    .from(catalogueRevisions)
    .where(eq(catalogueRevisions.itemId, itemId))
    .orderBy(desc(number))
    .limit(1);
  return last ?? null;
}

export async function findRevision(tx: Tx, itemId: ItemId, number: number): Promise<Draft | null> {
  const [found] = await tx
    .select({ draft: catalogueRevisions.draft })
    .from(catalogueRevisions)
    .where(and(eq(catalogueRevisions.itemId, itemId), eq(catalogueRevisions.number, number)));
  return found?.draft ?? null;
}

export async function deleteVersionsBefore(
  tx: Tx,
  itemId: ItemId,
  { version, kept }: { version: number; kept: readonly number[] },
): Promise<void> {
  await tx
    .delete(catalogueRevisions)
    .where(
      and(
        eq(catalogueRevisions.itemId, itemId),
        lt(catalogueRevisions.version, version),
        notInArray(catalogueRevisions.number, [...kept]),
      ),
    );
}

export async function markPublished(
  tx: Tx,
  { id, revision }: Pick<ItemRecord, 'id' | 'revision'>,
  now: Date,
): Promise<void> {
  await tx
    .update(catalogueRevisions)
    .set({ publishedAt: now })
    .where(and(eq(catalogueRevisions.itemId, id), eq(catalogueRevisions.number, revision)));
}

/** Every file that any stored version of the item uses. */
export async function findReferencedFiles(tx: Tx, itemId: ItemId): Promise<FileId[]> {
  const revisions = await tx
    .select({ draft: catalogueRevisions.draft })
    .from(catalogueRevisions)
    .where(eq(catalogueRevisions.itemId, itemId));
  const item = await findItem(tx, itemId);
  const documents = [...revisions.map(({ draft }) => draft), item?.draft, item?.published];
  return [...new Set(documents.flatMap((draft) => (draft ? filesOf(draft) : [])))];
}

/** The table only contains public items, so every match can be shown. */
export async function deleteTexts(tx: Tx, itemId: ItemId): Promise<void> {
  await tx.delete(catalogueTexts).where(eq(catalogueTexts.itemId, itemId));
}

export async function replaceTexts(
  tx: Tx,
  { id: itemId, kind }: Pick<ItemRecord, 'id' | 'kind'>,
  texts: readonly PublicText[],
): Promise<void> {
  await deleteTexts(tx, itemId);
  for (const text of texts) {
    const { language, title, summary, summaryLanguage, ownSummary, body, prose } = text;
    await tx.insert(catalogueTexts).values({
      itemId,
      kind,
      language,
      title,
      summary,
      summaryLanguage,
      body: prose,
      words: toWeightedVector({ language, title, summary: ownSummary, body }),
    });
  }
}

/** The lessons of the public course; removed ones stay, hidden, for their students. */
export async function replaceLessons(
  tx: Tx,
  courseId: ItemId,
  current: readonly LessonRecord[],
): Promise<void> {
  const ids = current.map(({ id }) => id);
  const isRemoved = ids.length > 0 ? notInArray(lessons.id, ids) : undefined;
  await tx
    .update(lessons)
    .set({ isPublic: false })
    .where(and(eq(lessons.courseId, courseId), isRemoved));
  if (current.length === 0) return;
  await tx
    .insert(lessons)
    .values([...current])
    .onConflictDoUpdate({
      target: lessons.id,
      set: {
        slug: sql`excluded.slug`,
        kind: sql`excluded.kind`,
        isFree: sql`excluded.is_free`,
        minutes: sql`excluded.minutes`,
        videoSeconds: sql`excluded.video_seconds`,
        languages: sql`excluded.languages`,
        position: sql`excluded.position`,
        isPublic: sql`excluded.is_public`,
      },
      // A document can't take over a lesson id from another course.
      setWhere: eq(lessons.courseId, courseId),
    });
}

export function findItemsById(tx: Tx, ids: readonly ItemId[]): Promise<ItemRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, [...ids]));
}
