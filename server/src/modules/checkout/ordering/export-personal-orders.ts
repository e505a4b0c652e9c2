import type { Tx } from '../../../platform/database.ts';
import { findLines } from '../orders/orders.repository.ts';
import { findOrdersForExport } from '../orders/personal-orders.repository.ts';
import { findReports } from '../payments/stripe-events.repository.ts';

/** A person's orders for their data export, including what Stripe reported about them. */
export async function exportPersonalOrders(tx: Tx, userId: string) {
  const rows = await findOrdersForExport(tx, userId);
  return Promise.all(
    rows.map(async ({ id, ...order }) => {
      const lines = await findLines(tx, id);
      const reports = await findReports(tx, order);
      return {
        ...order,
        items: lines.map(({ title, total }) => ({ title, total })),
        paymentReports: reports.map(({ id: event, type, receivedAt }) => ({
          event,
          type,
          receivedAt,
        })),
      };
    }),
  );
}
