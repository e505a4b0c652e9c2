import type { AcademyNotice } from '../../../platform/academy-notice.job.ts';
import type { LineRecord, OrderRecord } from './orders.repository.ts';

/** What the academy can be notified of about an order; without the buyer's name. */
export function saleNotice(order: OrderRecord, lines: readonly LineRecord[]): AcademyNotice {
  return {
    ...aboutOrder(order),
    about: 'orders',
    key: `orders:${order.id}`,
    titles: lines.map(({ title }) => title),
    amount: order.total,
  };
}

export function withdrawalNotice(
  order: OrderRecord,
  withdrawn: { titles: readonly string[]; refund: number; at: Date },
): AcademyNotice {
  return {
    ...aboutOrder(order),
    about: 'withdrawals',
    key: `withdrawals:${order.id}:${withdrawn.at.toISOString()}`,
    titles: [...withdrawn.titles],
    amount: withdrawn.refund,
  };
}

export function disputeNotice(order: OrderRecord, amount: number): AcademyNotice {
  return {
    ...aboutOrder(order),
    about: 'disputes',
    key: `disputes:${order.id}`,
    titles: [],
    amount,
  };
}

function aboutOrder({ id, number }: OrderRecord) {
  return { subject: String(number), path: `/admin/orders/${id}` };
}
