import { claimsContract } from '@danube/contract/claims/claims.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { ClaimsDependencies } from './claims.dependencies.ts';
import { findShownFigures, listClaims } from './list-claims.ts';
import { removeSource } from './remove-source.ts';
import { saveSource } from './save-source.ts';
import { showComputed } from './show-computed.ts';

export function createClaimsRouter(deps: ClaimsDependencies) {
  const os = implement(claimsContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(() => listClaims(deps)),
    figures: os.figures.handler(() => findShownFigures(deps)),
    showComputed: os.showComputed.handler(({ input, context }) =>
      showComputed({ ...deps, act: requireActionContext(context) }, input),
    ),
    keepSource: os.keepSource.handler(({ input: { id, ...source }, context }) =>
      saveSource({ ...deps, act: requireActionContext(context) }, id, source),
    ),
    removeSource: os.removeSource.handler(async ({ input, context }) => ({
      removed: await removeSource({ ...deps, act: requireActionContext(context) }, input.id),
    })),
  });
}
