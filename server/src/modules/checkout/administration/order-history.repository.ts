import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { invoices, orderEvents, stripeEvents } from '../checkout.tables.ts';
import type { OrderRecord } from '../ordering/orders.repository.ts';

export type EventRecord = typeof orderEvents.$inferSelect;

export function findEvents(tx: Tx, orderId: OrderId): Promise<EventRecord[]> {
  return tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

/** Invoices and credit notes as they were printed. */
export async function findDocuments(tx: Tx, orderId: OrderId) {
  const { id, document } = invoices;
  return tx
    .select({ id, document })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.year), asc(invoices.serial));
}

type Named = Pick<OrderRecord, 'placedAt' | 'sessionId' | 'paymentIntentId' | 'stripeInvoiceId'>;

/** What the payment provider reported about an order; nothing was reported before it was placed. */
export function findReports(tx: Tx, order: Named) {
  const { id, type, receivedAt, processedAt, payload } = stripeEvents;
  const names = [order.sessionId, order.paymentIntentId, order.stripeInvoiceId].filter(
    (name) => name !== null,
  );
  const object = sql`${payload} -> 'data' -> 'object'`;
  const isAbout = or(
    inArray(sql`${object} ->> 'id'`, names),
    inArray(sql`${object} ->> 'payment_intent'`, names),
  );
  return tx
    .select({ id, type, receivedAt, processedAt })
    .from(stripeEvents)
    .where(and(gte(receivedAt, order.placedAt), isAbout))
    .orderBy(asc(receivedAt), asc(id));
}
