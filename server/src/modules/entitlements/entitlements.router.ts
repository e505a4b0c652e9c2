import { entitlementsContract } from '@danube/contract/entitlements/entitlements.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { findAccess } from './find-access.ts';
import { grantEntitlement } from './grant-entitlement.ts';
import { listEntitlements } from './list-entitlements.ts';
import { revokeEntitlement } from './revoke-entitlement.ts';

export function createEntitlementsRouter(deps: EntitlementsDependencies) {
  const os = implement(entitlementsContract).$context<RequestContext>().use(guard);
  return os.router({
    mine: os.mine.handler(async ({ input, context }) => {
      const actor = await context.findActor();
      const userId = actor.kind === 'member' ? actor.userId : null;
      const found = await findAccess(deps, deps.db, { userId, itemIds: input.items });
      // Items that aren't public only exist for their owners.
      const shown = found.filter(({ item, access }) => item.isPublic || access.isAllowed);
      return Object.fromEntries(shown.map(({ item, access }) => [item.id, access]));
    }),
    ofPerson: os.ofPerson.handler(({ input, context }) =>
      listEntitlements(deps, requireActionContext(context), input),
    ),
    grant: os.grant.handler(({ input, context }) =>
      grantEntitlement(deps, requireActionContext(context), input),
    ),
    revoke: os.revoke.handler(async ({ input, context }) => {
      await revokeEntitlement(deps, requireActionContext(context), input);
      return {};
    }),
  });
}
