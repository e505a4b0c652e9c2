import { claimsContract } from '@danube/contract/claims/claims.contract.ts';
import { implement } from '@orpc/server';
import { actOf } from '../../platform/act.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Transact } from '../../platform/transact.ts';
import { toClaimEntries } from './claims.mapper.ts';
import { findSources } from './claims.repository.ts';
import { keepSource } from './keep-source.ts';
import { removeSource } from './remove-source.ts';

export function createClaimsRouter(deps: { db: Db; clock: Clock; transact: Transact }) {
  const os = implement(claimsContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(async () => toClaimEntries(await findSources(deps.db))),
    keepSource: os.keepSource.handler(({ input: { id, ...source }, context }) =>
      keepSource({ ...deps, act: actOf(context) }, id, source),
    ),
    removeSource: os.removeSource.handler(async ({ input, context }) => ({
      removed: await removeSource({ ...deps, act: actOf(context) }, input.id),
    })),
  });
}
