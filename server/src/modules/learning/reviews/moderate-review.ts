import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import {
  type CommunityRule,
  currentRulesVersion,
} from '@danube/contract/moderation/community-rules.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { toStaffReview } from './review.mapper.ts';
import {
  findReviewsForStaff,
  lockReview,
  type ReviewRow,
  storeHidden,
} from './reviews.repository.ts';

type ListInput = {
  readonly view: 'shown' | 'hidden';
  readonly language: LanguageCode;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function listReviews(
  { db, catalogue, findNames }: Pick<LearningDependencies, 'db' | 'catalogue' | 'findNames'>,
  readerId: string,
  { view, language, cursor, limit }: ListInput,
) {
  const rows = await findReviewsForStaff(db, { view, readerId, cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const courseIds = [...new Set(shown.map(({ courseId }) => courseId))];
  const heads = await catalogue.findCourseHeads(db, courseIds, language);
  const names = await findNames(shown.map(({ userId }) => userId));
  const reviews = shown.map((row) => {
    const head = heads.find(({ id }) => id === row.courseId);
    const course = { id: row.courseId, slug: head?.slug ?? null, title: head?.title ?? '' };
    return toStaffReview(row, { course, author: names.get(row.userId) ?? '' });
  });
  return { reviews, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

type HideInput = { readonly id: string; readonly rule: CommunityRule; readonly remark: string };
type Deps = Pick<
  LearningDependencies,
  'transact' | 'clock' | 'jobs' | 'siteUrl' | 'catalogue' | 'findEmail' | 'findLanguage'
>;

/** Emails the reasons to the author, who also sees them next to the review. */
export function hideReview(
  deps: Deps,
  act: ActionContext,
  { id, rule, remark }: HideInput,
): Promise<void> {
  return deps.transact(async (change) => {
    const row = await requireReview(change, act, id);
    if (row.hiddenAt) return;
    const at = deps.clock.now();
    await storeHidden(change.tx, id, { at, rule, remark, rulesVersion: currentRulesVersion });
    await mailReasons(deps, change, { row, rule, remark, key: `review-hidden:${id}:${+at}` });
    change.touchContent('reviews');
    change.audit({
      ...auditFieldsOf(act),
      action: 'learning.hide-review',
      target: { kind: 'person', id: row.userId },
      before: { stars: row.stars, text: row.text },
      after: { rule },
      reason: remark || rule,
    });
  });
}

export function showReview(
  deps: Pick<LearningDependencies, 'transact'>,
  act: ActionContext,
  { id, remark }: { readonly id: string; readonly remark: string },
): Promise<void> {
  return deps.transact(async (change) => {
    const row = await requireReview(change, act, id);
    if (!row.hiddenAt) return;
    await storeHidden(change.tx, id, null);
    change.touchContent('reviews');
    change.audit({
      ...auditFieldsOf(act),
      action: 'learning.show-review',
      target: { kind: 'person', id: row.userId },
      before: { rule: row.hiddenRule },
      after: { stars: row.stars, text: row.text },
      reason: remark,
    });
  });
}

/** Nobody moderates their own review. */
async function requireReview(
  { tx }: Pick<Change, 'tx'>,
  act: ActionContext,
  id: string,
): Promise<ReviewRow> {
  const row = await lockReview(tx, id);
  if (!row || row.userId === act.member.userId) throw new DomainError('REVIEW_NOT_FOUND');
  return row;
}

async function mailReasons(
  deps: Deps,
  { tx }: Pick<Change, 'tx'>,
  { row, rule, remark, key }: { row: ReviewRow; rule: CommunityRule; remark: string; key: string },
): Promise<void> {
  const to = await deps.findEmail(tx, row.userId);
  if (to === null) return;
  const locale = (await deps.findLanguage(tx, row.userId)) ?? defaultLanguage;
  const [head] = await deps.catalogue.findCourseHeads(tx, [row.courseId], locale);
  await enqueueMail(tx, deps.jobs, {
    to,
    locale,
    messageKey: key,
    mail: {
      kind: 'review-hidden',
      courseTitle: head?.title ?? '',
      rule,
      remark,
      quote: row.text || null,
      libraryUrl: `${deps.siteUrl}/library#reviews`,
      contactUrl: `${deps.siteUrl}/contact`,
    },
  });
}
