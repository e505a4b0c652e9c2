import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { minReviewsForAverage } from '@danube/contract/learning/review-limits.ts';
import type { ComputedClaim } from '../../../platform/computed-claim.ts';
import { averageOfAll } from './reviews.repository.ts';

/** The academy's advertised rating, computed from the reviews. */
export const averageRating: ComputedClaim & { id: ClaimId } = {
  id: 'averageRating',
  async compute(tx) {
    const { count, average } = await averageOfAll(tx);
    return count < minReviewsForAverage ? null : average;
  },
};
