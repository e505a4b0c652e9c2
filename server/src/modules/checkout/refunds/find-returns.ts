import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import type { ReturnedAmount } from '../pricing/allocate-returns.ts';
import { findDispute } from './disputes.repository.ts';
import { findRefunds } from './refunds.repository.ts';

/** What was refunded of an order, and then what its buyer's bank took. */
export async function findReturns(
  tx: Tx,
  { id, dispute }: Pick<OrderRecord, 'id' | 'dispute'>,
): Promise<ReturnedAmount[]> {
  const refunds = await findRefundReturns(tx, id);
  const disputed = dispute === null ? null : await findDispute(tx, id);
  if (!disputed) return refunds;
  const { at, amount } = disputed;
  const isFinal = dispute !== 'won';
  return [...refunds, { name: `dispute:${id}`, cause: 'dispute', items: [], at, amount, isFinal }];
}

export async function findRefundReturns(tx: Tx, orderId: OrderId): Promise<ReturnedAmount[]> {
  const refunds = await findRefunds(tx, orderId);
  return refunds.map(({ id, cause, amount, items, requestedAt }) => ({
    name: `refund:${id}`,
    cause,
    amount,
    items,
    at: requestedAt,
    isFinal: true,
  }));
}
