import type { Tx } from '../../../platform/database.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrderIds, type SubscriptionRecord } from './subscriptions.repository.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * How long access outlasts the paid period of a subscription that will renew: Stripe charges about
 * an hour after that period, and its outages and late events mustn't lock out people who pay.
 */
const graceMs = dayMs;

/** Banks answer a direct debit within 14 business days; the answer ends or prolongs access. */
const maxDebitMs = 28 * dayMs;

type Renewable = Pick<SubscriptionRecord, 'id' | 'state' | 'paidUntil' | 'cancelledAt'> & {
  readonly isPaymentProcessing?: boolean;
};

/** Call it after each change of a subscription, with the row locked. */
export async function updateGrace(
  { entitlements }: Pick<CheckoutDependencies, 'entitlements'>,
  tx: Tx,
  subscription: Renewable,
): Promise<void> {
  const { id, paidUntil, isPaymentProcessing } = subscription;
  const orderIds = await findOrderIds(tx, id);
  const duration = isPaymentProcessing ? maxDebitMs : graceMs;
  const graceUntil = isPaymentExpected(subscription)
    ? new Date(paidUntil.getTime() + duration)
    : null;
  await entitlements.setGrace(tx, { orderIds, expiresAt: paidUntil, graceUntil });
}

/** A payment that is being processed counts even if its period will be the last. */
function isPaymentExpected({ state, cancelledAt, isPaymentProcessing }: Renewable): boolean {
  return state === 'active' && (cancelledAt === null || isPaymentProcessing === true);
}
