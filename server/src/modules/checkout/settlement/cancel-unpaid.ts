import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { isDomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { withPaymentOutageError } from '../payments/require-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { syncOrder } from './sync-order.ts';

/**
 * Cancels an order while the user waits. A completed page may have been paid, or its debit may have
 * failed without us knowing, so the order is synced with Stripe once more.
 */
export async function cancelUnpaid(deps: CheckoutDependencies, id: OrderId): Promise<void> {
  try {
    await withPaymentOutageError(cancelOrder(deps, id));
  } catch (error) {
    if (!isDomainError(error, 'PAYMENT_UNDER_WAY')) throw error;
    await withPaymentOutageError(syncOrder(deps, id));
    const order = await findOrder(deps.db, id);
    if (order?.debit !== 'failed') throw error;
    await withPaymentOutageError(cancelOrder(deps, id));
  }
}
