import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { ComputedClaim } from '../../../platform/computed-claim.ts';
import { countCompletions, countGraduates } from './figures.repository.ts';

/** Advertised figures about courses, counted from lessons and certificates. */
export const courseClaims: readonly (ComputedClaim & { id: ClaimId })[] = [
  {
    id: 'tradersTrained',
    /** Null until someone has finished, because zero isn't worth advertising. */
    async compute(tx) {
      return (await countGraduates(tx)) || null;
    },
  },
  {
    id: 'completionRate',
    /** Of all courses that someone started; people who are still learning count as not finished. */
    async compute(tx) {
      const { begun, finished } = await countCompletions(tx);
      return begun === 0 ? null : (finished / begun) * 100;
    },
  },
];
