import { subscriptionsAdminContract } from '@danube/contract/checkout/subscriptions-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { endMemberSubscription } from './administration/end-member-subscription.ts';
import type { CheckoutDependencies } from './checkout.dependencies.ts';
import { listSubscriptions } from './subscriptions/list-subscriptions.ts';

export function createSubscriptionsAdminRouter(deps: CheckoutDependencies) {
  const os = implement(subscriptionsAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) =>
      listSubscriptions(deps, requireActionContext(context), input),
    ),
    end: os.end.handler(({ input, context }) =>
      endMemberSubscription(deps, requireActionContext(context), input),
    ),
  });
}
