import type { SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { type EndSubscription, endSubscriptionJob } from './end-subscription.job.ts';
import {
  changeSubscription,
  findAllOwn,
  findSubscription,
  type SubscriptionRecord,
} from './subscriptions.repository.ts';
import { updateGrace } from './update-grace.ts';

type EndDependencies = Pick<CheckoutDependencies, 'clock' | 'jobs' | 'entitlements'>;

/** Ends it now; a job tells Stripe. */
export async function endSubscriptionOf(
  deps: EndDependencies,
  { tx }: Pick<Change, 'tx'>,
  id: SubscriptionId,
): Promise<void> {
  const subscription = await findSubscription(tx, id);
  if (subscription) await end(deps, tx, subscription);
}

/** When an account is erased, nobody is left to cancel it. */
export async function endSubscriptionsOf(
  deps: EndDependencies,
  tx: Tx,
  userId: string,
): Promise<void> {
  for (const subscription of await findAllOwn(tx, userId)) await end(deps, tx, subscription);
}

async function end(deps: EndDependencies, tx: Tx, subscription: SubscriptionRecord): Promise<void> {
  const { id, stripeSubscriptionId } = subscription;
  if (subscription.state === 'ended') return;
  const ended = { state: 'ended' as const, cancelledAt: deps.clock.now() };
  await changeSubscription(tx, id, ended);
  await updateGrace(deps, tx, { ...subscription, ...ended });
  const payload = { stripeSubscriptionId, when: 'now' as const };
  await deps.jobs.enqueue(tx, endSubscriptionJob, { payload, key: stripeSubscriptionId });
}

export function createEndSubscriptionJob(
  deps: Pick<CheckoutDependencies, 'provider'>,
): JobDefinition<EndSubscription> {
  return {
    ...endSubscriptionJob,
    handle: ({ stripeSubscriptionId, when }) =>
      requireProvider(deps).endSubscription(stripeSubscriptionId, when),
  };
}
