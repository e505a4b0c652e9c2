import type { Tx } from '../../platform/database.ts';
import type { ReadinessSource } from '../../platform/health-check.ts';
import type { AttentionSource } from '../../platform/today-sources.ts';
import type { ClaimsDependencies } from './claims.dependencies.ts';
import { toClaimEntries } from './claims.mapper.ts';
import { findSources } from './claims.repository.ts';
import { createClaimsRouter } from './claims.router.ts';
import { createComputeClaimsJob } from './compute-claims.job.ts';

export function createClaims(deps: ClaimsDependencies) {
  const countMissing = async (tx: Tx) =>
    toClaimEntries(await findSources(tx)).filter(({ source }) => source === null).length;
  return {
    routers: { claims: createClaimsRouter(deps) },
    jobs: [createComputeClaimsJob(deps)],
    attention: [
      {
        name: 'claimsUnsourced',
        scope: 'content',
        path: '/admin/claims',
        find: async (tx) => ({ count: await countMissing(tx) }),
      },
    ] satisfies readonly AttentionSource[],
    readiness: [
      {
        name: 'claimsSourced',
        path: '/admin/claims',
        isDone: async (tx) => (await countMissing(tx)) === 0,
      },
    ] satisfies readonly ReadinessSource[],
  };
}
