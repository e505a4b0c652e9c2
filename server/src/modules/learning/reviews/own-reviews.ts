import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OwnReview } from '@danube/contract/learning/reviews.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import {
  findCertificateCodes,
  findCertificatesOf,
} from '../certificates/certificates.repository.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { toOwnReview } from './review.mapper.ts';
import { findReviewsOf, removeReviewOf, removeReviews, storeReview } from './reviews.repository.ts';

/** The courses that a member can review, with their reviews. */
export async function findOwnReviews(
  deps: Pick<LearningDependencies, 'db' | 'findStaffMember'>,
  member: Member,
): Promise<OwnReview[]> {
  const { db } = deps;
  if (!(await canReview(deps, db, member))) return [];
  const { userId } = member;
  const finished = await findCertificatesOf(db, userId);
  const written = await findReviewsOf(db, userId);
  return finished
    .filter(({ revokedAt }) => revokedAt === null)
    .map((each) =>
      toOwnReview(
        each,
        written.find(({ courseId }) => courseId === each.courseId),
      ),
    );
}

type Input = {
  readonly course: ItemId;
  readonly stars: number;
  readonly text: string;
  readonly showsName: boolean;
  readonly language: LanguageCode;
};

/** A hidden review stays hidden after an edit, until staff review it again. */
export function writeReview(
  deps: Pick<LearningDependencies, 'transact' | 'clock' | 'ids' | 'findNames' | 'findStaffMember'>,
  member: Member,
  { course: courseId, stars, text, showsName, language }: Input,
): Promise<void> {
  const { userId } = member;
  return deps.transact(async ({ tx, touchContent }) => {
    if (!(await canReview(deps, tx, member))) throw new DomainError('STAFF_NO_REVIEWS');
    const codes = await findCertificateCodes(tx, userId, [courseId]);
    if (!codes.has(courseId)) throw new DomainError('COURSE_NOT_FINISHED');
    const name = showsName ? (await deps.findNames([userId])).get(userId) : undefined;
    const written = { userId, courseId, stars, text, language, shownName: name || null };
    await storeReview(tx, { id: deps.ids.uuid(), at: deps.clock.now(), written });
    touchContent('reviews');
  });
}

/**
 * Not sales reps, who earn commissions on the courses, and not staff, also in a session that lacks
 * its second factor.
 */
async function canReview(
  { findStaffMember }: Pick<LearningDependencies, 'findStaffMember'>,
  tx: Tx,
  { userId, isSalesRep }: Member,
): Promise<boolean> {
  return !isSalesRep && (await findStaffMember(tx, userId)) === null;
}

export function removeReview(
  { transact, clock }: Pick<LearningDependencies, 'transact' | 'clock'>,
  { userId, course: courseId }: { userId: string; course: ItemId },
): Promise<void> {
  return transact(async ({ tx, touchContent }) => {
    const wasPublic = await removeReviewOf(tx, { userId, courseId, at: clock.now() });
    if (wasPublic) touchContent('reviews');
  });
}

/** Deletes the account's reviews, also from cached pages. */
export async function eraseReviews(
  tx: Tx,
  userId: string,
  { touchContent }: Pick<Change, 'touchContent'>,
): Promise<void> {
  if ((await removeReviews(tx, userId)) > 0) touchContent('reviews');
}
