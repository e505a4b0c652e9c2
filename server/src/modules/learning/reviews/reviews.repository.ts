import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import { and, count, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { certificates, courseReviews } from '../learning.tables.ts';

export type ReviewRow = typeof courseReviews.$inferSelect;
type ReviewInput = Pick<
  ReviewRow,
  'userId' | 'courseId' | 'stars' | 'text' | 'language' | 'shownName'
>;

/** A review counts while its author's certificate is valid. */
const isFinished = and(
  eq(certificates.userId, courseReviews.userId),
  eq(certificates.courseId, courseReviews.courseId),
  isNull(certificates.revokedAt),
);

type Page = { readonly cursor: string | undefined; readonly limit: number };

/** The public reviews of a course, latest first. */
export function findShownReviews(tx: Tx, courseId: ItemId, page: Page): Promise<ReviewRow[]> {
  const shown = and(eq(courseReviews.courseId, courseId), isNull(courseReviews.hiddenAt));
  return findPage(tx, page, shown);
}

/** For staff: reviews of all courses except their own. */
export function findReviewsForStaff(
  tx: Tx,
  { view, readerId, ...page }: Page & { view: 'shown' | 'hidden'; readerId: string },
): Promise<ReviewRow[]> {
  const { hiddenAt, userId } = courseReviews;
  const isInView = view === 'hidden' ? isNotNull(hiddenAt) : isNull(hiddenAt);
  return findPage(tx, page, and(isInView, ne(userId, readerId)));
}

async function findPage(tx: Tx, { cursor, limit }: Page, where: SQL | undefined) {
  const { id, writtenAt } = courseReviews;
  const [last] = cursor
    ? await tx.select({ writtenAt }).from(courseReviews).where(eq(id, cursor))
    : [];
  if (cursor && !last) return [];
  const isLater = last
    ? or(lt(writtenAt, last.writtenAt), and(eq(writtenAt, last.writtenAt), lt(id, cursor ?? '')))
    : undefined;
  const rows = await tx
    .select({ review: courseReviews })
    .from(courseReviews)
    .innerJoin(certificates, isFinished)
    .where(and(where, isLater))
    .orderBy(desc(writtenAt), desc(id))
    .limit(limit);
  return rows.map(({ review }) => review);
}

/** Reviews per number of stars; numbers without reviews are missing. */
export function countStars(
  tx: Tx,
  courseId: ItemId,
): Promise<{ readonly stars: number; readonly count: number }[]> {
  return tx
    .select({ stars: courseReviews.stars, count: count() })
    .from(courseReviews)
    .innerJoin(certificates, isFinished)
    .where(and(eq(courseReviews.courseId, courseId), isNull(courseReviews.hiddenAt)))
    .groupBy(courseReviews.stars);
}

/** Across all courses. */
export async function averageOfAll(tx: Tx): Promise<{ count: number; average: number }> {
  const [row] = await tx
    .select({
      count: count(),
      average: sql<number>`coalesce(avg(${courseReviews.stars}), 0)::float8`,
    })
    .from(courseReviews)
    .innerJoin(certificates, isFinished)
    .where(isNull(courseReviews.hiddenAt));
  return row ?? { count: 0, average: 0 };
}

export function findReviewsOf(tx: Tx, userId: string): Promise<ReviewRow[]> {
  return tx
    .select()
    .from(courseReviews)
    .where(eq(courseReviews.userId, userId))
    .orderBy(desc(courseReviews.writtenAt));
}

export async function lockReview(tx: Tx, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(courseReviews).where(eq(courseReviews.id, id)).for('update');
  return row ?? null;
}

/** A second review by the same person replaces the first. */
export async function storeReview(
  tx: Tx,
  { id, at, written }: { id: string; at: Date; written: ReviewInput },
): Promise<void> {
  const { userId, courseId } = courseReviews;
  await tx
    .insert(courseReviews)
    .values({ id, ...written, writtenAt: at })
    .onConflictDoUpdate({ target: [userId, courseId], set: { ...written, changedAt: at } });
}

type Hidden = { at: Date; rule: CommunityRule; rulesVersion: number; remark: string };

export async function storeHidden(tx: Tx, id: string, hidden: Hidden | null): Promise<void> {
  await tx
    .update(courseReviews)
    .set({
      hiddenAt: hidden?.at ?? null,
      hiddenRule: hidden?.rule ?? null,
      hiddenRulesVersion: hidden?.rulesVersion ?? null,
      hiddenRemark: hidden?.remark ?? null,
    })
    .where(eq(courseReviews.id, id));
}

/**
 * A hidden one is only emptied, so that its author can't restore it by writing it again. Returns
 * whether a public one was removed.
 */
export async function removeReviewOf(
  tx: Tx,
  { userId, courseId, at }: { userId: string; courseId: ItemId; at: Date },
): Promise<boolean> {
  const isIt = and(eq(courseReviews.userId, userId), eq(courseReviews.courseId, courseId));
  const removed = await tx
    .delete(courseReviews)
    .where(and(isIt, isNull(courseReviews.hiddenAt)))
    .returning({ id: courseReviews.id });
  await tx.update(courseReviews).set({ text: '', shownName: null, changedAt: at }).where(isIt);
  return removed.length > 0;
}

/** Returns how many were removed. */
export async function removeReviews(tx: Tx, userId: string): Promise<number> {
  const removed = await tx
    .delete(courseReviews)
    .where(eq(courseReviews.userId, userId))
    .returning({ id: courseReviews.id });
  return removed.length;
}
