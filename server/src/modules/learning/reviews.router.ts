import { reviewsContract } from '@danube/contract/learning/reviews.contract.ts';
import { reviewsAdminContract } from '@danube/contract/learning/reviews-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { LearningDependencies } from './learning.dependencies.ts';
import { hideReview, listReviews, showReview } from './reviews/moderate-review.ts';
import { findOwnReviews, removeReview, writeReview } from './reviews/own-reviews.ts';
import { showReviews } from './reviews/show-reviews.ts';

export function createReviewsRouter(deps: LearningDependencies) {
  const os = implement(reviewsContract).$context<RequestContext>().use(guard);
  return os.router({
    ofCourse: os.ofCourse.handler(({ input }) => showReviews(deps, input)),
    mine: os.mine.handler(({ context }) => findOwnReviews(deps, requireMember(context))),
    write: os.write.handler(async ({ input, context }) => {
      await writeReview(deps, requireMember(context), input);
      return {};
    }),
    remove: os.remove.handler(async ({ input: { course }, context }) => {
      await removeReview(deps, { userId: requireMember(context).userId, course });
      return {};
    }),
  });
}

export function createReviewsAdminRouter(deps: LearningDependencies) {
  const os = implement(reviewsAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) =>
      listReviews(deps, requireMember(context).userId, input),
    ),
    hide: os.hide.handler(async ({ input, context }) => {
      await hideReview(deps, requireActionContext(context), input);
      return {};
    }),
    show: os.show.handler(async ({ input, context }) => {
      await showReview(deps, requireActionContext(context), input);
      return {};
    }),
  });
}
