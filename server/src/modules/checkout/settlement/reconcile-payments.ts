import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { sumLedger } from '../ledger/ledger.repository.ts';
import { findExpired, findPaidWithoutAccess } from '../orders/waiting-orders.repository.ts';
import { findOpenSessions } from '../payments/open-sessions.repository.ts';
import { processStripeEventJob } from '../payments/process-stripe-event.job.ts';
import { expireOrdersJob, reconcilePaymentsJob } from '../payments/reconcile-payments.job.ts';
import { deleteEventsBefore, findWaitingEvents } from '../payments/stripe-events.repository.ts';
import { findOpenRefunds } from '../refunds/refunds.repository.ts';
import { findOverdue } from '../subscriptions/subscriptions.repository.ts';
import { cancelOrder } from './cancel-order.ts';
import { syncOrder } from './sync-order.ts';
import { syncSubscription } from './sync-subscription.ts';

const batchSize = 500;
const minuteMs = 60_000;
/** Payments normally take seconds; older ones are looked up. */
const timeoutMs = 5 * minuteMs;
/** Disputes can start this long after a payment. */
const eventRetentionMs = 400 * 24 * 60 * minuteMs;

/**
 * Covers lost events: asks Stripe about every order whose session may still be paid, and every
 * pending refund and subscription. One failure doesn't affect the others.
 */
export function createReconcilePaymentsJob(deps: CheckoutDependencies): JobDefinition<object> {
  return {
    ...reconcilePaymentsJob,
    async handle(_, { logger }) {
      if (!deps.provider) return;
      const before = new Date(deps.clock.now().getTime() - timeoutMs);
      await reconcileOrders(deps, before, logger);
      for (const { orderId } of await findOpenRefunds(deps.db, batchSize)) {
        await logFailure(syncOrder(deps, orderId), logger);
      }
      for (const { stripeSubscriptionId } of await findOverdue(deps.db, before, batchSize)) {
        await logFailure(syncSubscription(deps, stripeSubscriptionId), logger);
      }
      for (const { id } of await findWaitingEvents(deps.db, before, batchSize)) {
        const payload = { eventId: id };
        await deps.jobs.enqueue(deps.db, processStripeEventJob, { payload, key: id });
      }
      await reportImbalance(deps, logger);
      await deleteEventsBefore(deps.db, new Date(deps.clock.now().getTime() - eventRetentionMs));
    },
  };
}

/** Should never happen; the log line alerts the operator. */
async function reportImbalance({ db }: CheckoutDependencies, logger: Logger): Promise<void> {
  const sum = await sumLedger(db);
  if (sum !== 0) logger.error({ sum }, 'the ledger does not sum to 0');
  const missing = await findPaidWithoutAccess(db);
  if (missing.length > 0) logger.error({ orders: missing }, 'paid orders that gave nothing');
}

/** All of them, page by page; the cursor skips those that stay open. */
async function reconcileOrders(
  deps: CheckoutDependencies,
  before: Date,
  logger: Logger,
): Promise<void> {
  let after: { openedAt: Date; orderId: OrderId } | null = null;
  for (;;) {
    const sessions = await findOpenSessions(deps.db, { before, after, limit: batchSize });
    for (const { orderId } of sessions) await logFailure(syncOrder(deps, orderId), logger);
    after = sessions.at(-1) ?? null;
    if (!after || sessions.length < batchSize) return;
  }
}

export function createExpireOrdersJob(deps: CheckoutDependencies): JobDefinition<object> {
  return {
    ...expireOrdersJob,
    async handle(_, { logger }) {
      for (const { id } of await findExpired(deps.db, deps.clock.now(), batchSize)) {
        await logFailure(cancelOrder(deps, id), logger);
      }
    },
  };
}

async function logFailure(work: Promise<unknown>, logger: Logger): Promise<void> {
  try {
    await work;
  } catch (error) {
    logger.warn({ err: error }, 'not reconciled; tried again next time');
  }
}
