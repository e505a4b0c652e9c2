import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { DisputeState, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Tx } from '../../../platform/database.ts';
import { computeWithdrawalEnd } from '../orders/compute-withdrawal-end.ts';
import { findLines, lockOrder } from '../orders/orders.repository.ts';
import { type AllocatedReturn, allocateReturns } from '../pricing/allocate-returns.ts';
import { findDispute } from '../refunds/disputes.repository.ts';
import { findReturns } from '../refunds/find-returns.ts';
import { findFirstPayment } from './sales.repository.ts';

/** What a buyer paid for and what was returned, for calculating commissions. */
export type Sale = {
  readonly orderId: OrderId;
  /** Null if the account was erased. */
  readonly userId: string | null;
  readonly email: string;
  readonly billingName: string;
  readonly country: Country;
  readonly placedAt: Date;
  readonly paidAt: Date;
  /** The end of the withdrawal period. */
  readonly withdrawalEnd: Date;
  /** The subscription's first payment, if this order is a renewal; otherwise null. */
  readonly continues: { readonly placedAt: Date; readonly paidAt: Date } | null;
  /**
   * The card or account that paid; for renewals, that of the first payment, even if it has changed.
   */
  readonly cardDigest: string | null;
  readonly lines: readonly SoldLine[];
  /** In chronological order. */
  readonly returnedAmount: readonly AllocatedReturn[];
  readonly dispute:
    | (AllocatedReturn & { readonly state: DisputeState; readonly decidedAt: Date | null })
    | null;
};

export type SoldLine = {
  readonly position: number;
  readonly itemType: ItemType;
  readonly title: string;
  readonly price: Money;
  readonly discount: Money;
  readonly total: Money;
  readonly net: Money;
  readonly vat: Money;
};

export async function lockSale(tx: Tx, orderId: OrderId): Promise<Sale | null> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.paidAt === null) return null;
  const lines = await findLines(tx, orderId);
  const disputed = order.dispute === null ? null : await findDispute(tx, orderId);
  const shared = allocateReturns(lines, await findReturns(tx, order));
  const dispute = shared.find(({ cause }) => cause === 'dispute');
  const isRenewal = order.key === null && order.subscriptionId !== null;
  const first = isRenewal ? await findFirstPayment(tx, order.subscriptionId) : null;
  return {
    orderId,
    userId: order.userId,
    email: order.email,
    billingName: order.billing.name,
    country: order.country,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    withdrawalEnd: computeWithdrawalEnd({ paidAt: order.paidAt, country: order.country }),
    continues: first && { placedAt: first.placedAt, paidAt: first.paidAt },
    cardDigest: order.cardDigest ?? first?.cardDigest ?? null,
    lines,
    returnedAmount: shared.filter(({ cause }) => cause !== 'dispute'),
    dispute:
      dispute && order.dispute
        ? { ...dispute, state: order.dispute, decidedAt: disputed?.decidedAt ?? null }
        : null,
  };
}
