import type { InvoiceId, invoiceKinds, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { invoiceSeries, invoices } from '../tables/invoices.tables.ts';
import { orders } from '../tables/orders.tables.ts';

export async function claimNextSerial(
  tx: Tx,
  kind: (typeof invoiceKinds)[number],
  year: number,
): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('no number was given');
  return row.last;
}

export async function insertInvoice(tx: Tx, row: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(row);
}

/**
 * The invoice of an order, not its credit notes; null if none was issued. An order that was
 * cancelled and paid later has two: returns the second, because the first was reversed.
 */
export async function findInvoice(tx: Tx, orderId: OrderId) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    .orderBy(desc(invoices.year), desc(invoices.serial))
    .limit(1);
  return row ?? null;
}

/** With its owner; null if order and invoice don't belong together. */
export async function findPrintable(tx: Tx, orderId: OrderId, id: InvoiceId) {
  const [row] = await tx
    .select({ document: invoices.document, language: invoices.language, userId: orders.userId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), eq(invoices.orderId, orderId)));
  return row ?? null;
}
