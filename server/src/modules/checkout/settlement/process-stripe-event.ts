import { type OrderId, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrderId } from '../orders/orders.repository.ts';
import { processStripeEventJob } from '../payments/process-stripe-event.job.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { findEvent, markProcessed } from '../payments/stripe-events.repository.ts';
import type { StripeSubject } from '../stripe-subject.types.ts';
import { syncOrder } from './sync-order.ts';
import { syncSubscription } from './sync-subscription.ts';

/** After this many attempts, a payment without an order is assumed not to be ours. */
const maxAttempts = 12;

export function createProcessStripeEventJob(
  deps: CheckoutDependencies,
): JobDefinition<{ eventId: string }> {
  return {
    ...processStripeEventJob,
    async handle({ eventId }, { attempt, logger }) {
      const event = await findEvent(deps.db, eventId);
      if (!event || event.processedAt) return;
      if (!(await syncSubject(deps, event.subject))) {
        // The order may not be committed yet; an event that stays unknown isn't ours.
        if (attempt < maxAttempts) throw new Error(`no order is known for ${event.type}`);
        logger.warn({ eventId, type: event.type }, 'an event is about no order of ours');
      }
      await markProcessed(deps.db, eventId, deps.clock.now());
    },
  };
}

/** False if its subject is unknown. */
async function syncSubject(deps: CheckoutDependencies, subject: StripeSubject): Promise<boolean> {
  const subscription = subscriptionOf(subject);
  if (subscription) {
    await syncSubscription(deps, subscription);
    return true;
  }
  const orderId = await orderOf(deps, subject);
  if (!orderId) return !isAboutMoney(subject);
  await syncOrder(deps, orderId);
  return true;
}

function subscriptionOf({ object, id, subscription }: StripeSubject): string | null {
  if (object === 'subscription') return id;
  return object === 'invoice' ? subscription : null;
}

async function orderOf(
  deps: CheckoutDependencies,
  subject: StripeSubject,
): Promise<OrderId | null> {
  const named = orderIdSchema.safeParse(subject.order);
  if (named.success) return named.data;
  if (subject.object === 'checkout.session' && subject.id) {
    return findOrderId(deps.db, { sessionId: subject.id });
  }
  const paymentIntentId = subject.object === 'payment_intent' ? subject.id : subject.paymentIntent;
  if (!paymentIntentId) return null;
  const known = await findOrderId(deps.db, { paymentIntentId });
  if (known) return known;
  const { orderId } = await requireProvider(deps).readPayment(paymentIntentId);
  return orderIdSchema.safeParse(orderId).data ?? null;
}

/**
 * Refunds must match an order. Payments are reported by the session or the invoice, so unknown
 * charges are ignored, and so are new cards of a customer.
 */
function isAboutMoney({ object, refunded }: StripeSubject): boolean {
  return object === 'refund' || object === 'dispute' || (object === 'charge' && refunded > 0);
}
