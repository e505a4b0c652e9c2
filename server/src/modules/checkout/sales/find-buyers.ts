import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Buyer } from '../checkout.api.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { openRefundIban } from '../refunds/open-refund-iban.ts';
import { findSealedIbansOf } from '../refunds/refunds.repository.ts';
import { findBillings } from './sales.repository.ts';

/** Billing details never change, so no lock is needed. */
export async function findBuyers(
  { seal }: Pick<CheckoutDependencies, 'seal'>,
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<Buyer[]> {
  const billings = await findBillings(tx, orderIds);
  const userIds = billings.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const sealed = Map.groupBy(
    await findSealedIbansOf(tx, [...new Set(userIds)]),
    ({ userId }) => userId,
  );
  return billings.map(({ orderId, userId, email, billing, cardDigest }) => ({
    orderId,
    userId,
    email,
    billingName: billing.name,
    cardDigest,
    refundIbans: (sealed.get(userId) ?? [])
      .map(({ iban }) => openRefundIban(seal, iban))
      .filter((iban) => iban !== null),
  }));
}
