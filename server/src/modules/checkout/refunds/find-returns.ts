import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import type { ReturnedAmount } from '../pricing/allocate-returns.ts';
import { orderEvents } from '../tables/orders.tables.ts';
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

/** When the buyer's bank took money back, how much, and when the dispute was decided. */
export async function findDispute(
  tx: Tx,
  orderId: OrderId,
): Promise<{ at: Date; amount: Money; decidedAt: Date | null } | null> {
  const { at, amount, kind } = orderEvents;
  const rows = await tx
    .select({ at, amount, kind })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(kind, ['disputeOpened', 'disputeWon', 'disputeLost']),
      ),
    )
    .orderBy(asc(orderEvents.id));
  const opened = rows.find((event) => event.kind === 'disputeOpened');
  const decided = rows.find((event) => event.kind !== 'disputeOpened');
  if (!opened) return null;
  const taken = opened.amount ?? moneySchema.parse(0);
  return { at: opened.at, amount: taken, decidedAt: decided?.at ?? null };
}
