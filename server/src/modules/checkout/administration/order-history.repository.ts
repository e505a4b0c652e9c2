import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { invoices } from '../tables/invoices.tables.ts';
import { orderEvents } from '../tables/orders.tables.ts';

export type EventRecord = typeof orderEvents.$inferSelect;

export function findEvents(tx: Tx, orderId: OrderId): Promise<EventRecord[]> {
  return tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

/** Invoices and credit notes as issued. */
export async function findDocuments(tx: Tx, orderId: OrderId) {
  const { id, document } = invoices;
  return tx
    .select({ id, document })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.year), asc(invoices.serial));
}
