import { type JobDefinition, PermanentJobError } from '../../../platform/job-definition.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrder, lockOrder } from '../orders/orders.repository.ts';
import { PaymentRefusedError, type RefundRequest } from '../payments/payment-provider.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { findRefund } from './refunds.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { type RefundOutcome, settleRefund } from './settle-refund.ts';

/**
 * Safe to repeat: Stripe refunds once per idempotency key. It forgets the key after a day, so
 * earlier refunds are looked up first.
 */
export function createSendRefundJob(
  deps: CheckoutDependencies,
): JobDefinition<{ refundId: Parameters<typeof findRefund>[1] }> {
  return {
    ...sendRefundJob,
    async handle({ refundId }) {
      const refund = await findRefund(deps.db, refundId);
      if (!refund || refund.state === 'done') return;
      const order = await findOrder(deps.db, refund.orderId);
      const paymentIntentId = order?.paymentIntentId;
      if (!paymentIntentId) throw new PermanentJobError('the order has no payment at Stripe');
      const outcome = await send(deps, { refundId, paymentIntentId, amount: refund.amount });
      await deps.transact(async (change) => {
        const locked = await lockOrder(change.tx, refund.orderId);
        const current = await findRefund(change.tx, refundId);
        if (!locked || !current) return;
        await settleRefund(deps, change, { order: locked, refund: current, outcome });
      });
    },
  };
}

/** If Stripe refuses to refund, e.g. after a dispute, staff must pay by bank transfer. */
async function send(deps: CheckoutDependencies, request: RefundRequest): Promise<RefundOutcome> {
  try {
    const provider = requireProvider(deps);
    const { refunds } = await provider.readPayment(request.paymentIntentId);
    const earlier = refunds.find(({ refundId }) => refundId === request.refundId);
    const made = earlier ?? (await provider.refund(request));
    return { state: made.state, stripeRefundId: made.id };
  } catch (error) {
    if (error instanceof PaymentRefusedError) return { state: 'failed' };
    throw error;
  }
}
