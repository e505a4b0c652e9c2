import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type Country, homeCountry } from '@danube/contract/checkout/countries.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { and, asc, desc, eq, isNotNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Days, isWithin, toAcademyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import { invoices } from '../tables/invoices.tables.ts';
import { ledgerEntries } from '../tables/ledger.tables.ts';
import { orderEvents, orderLines, orders } from '../tables/orders.tables.ts';
import { refunds } from '../tables/refunds.tables.ts';

export type Period = Days;

/** Orders by the day of payment. */
export function countOrdersByDay(tx: Tx, period: Period) {
  const day = toAcademyDay(orders.paidAt);
  return tx
    .select({ day, orders: count })
    .from(orders)
    .where(isWithin(orders.paidAt, period))
    .groupBy(day)
    .orderBy(day);
}

/** Net change of the ledger's sales and VAT accounts, by day. */
export function sumLedgerByDay(tx: Tx, period: Period) {
  const { account, amount, at } = ledgerEntries;
  const day = toAcademyDay(at);
  // Debits are positive, so revenue is negative here.
  const earned = (of?: 'revenue' | 'vat') =>
    sql`coalesce(-sum(${amount}) ${of ? sql`filter (where ${account} = ${of})` : sql``}, 0)`.mapWith(
      (text) => moneySchema.parse(Number(text)),
    );
  return tx
    .select({ day, revenue: earned(), net: earned('revenue'), vat: earned('vat') })
    .from(ledgerEntries)
    .where(and(sql`${account} in ('revenue', 'vat')`, isWithin(at, period)))
    .groupBy(day)
    .orderBy(day);
}

/**
 * By the day of the decision, whether or not the refund has arrived. Includes lost disputes, but
 * not money returned for orders that were never fulfilled.
 */
export function sumRefundsByDay(tx: Tx, period: Period) {
  const returnedAmount = tx
    .select({
      at: sql`${refunds.requestedAt}`.as('at'),
      amount: sql`${refunds.amount}`.as('amount'),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isNotNull(orders.paidAt), isWithin(refunds.requestedAt, period)));
  const disputed = tx
    .select({
      at: sql`${orderEvents.at}`.as('at'),
      amount: sql`${orderEvents.amount}`.as('amount'),
    })
    .from(orderEvents)
    .where(and(eq(orderEvents.kind, 'disputeLost'), isWithin(orderEvents.at, period)));
  const returned = unionAll(returnedAmount, disputed).as('returned');
  const day = toAcademyDay(returned.at);
  return tx
    .select({ day, refunded: sum(returned.amount) })
    .from(returned)
    .groupBy(day)
    .orderBy(day);
}

/** Highest revenue first. */
export function sumSalesByItem(
  tx: Tx,
  period: Period,
): Promise<{ itemId: ItemId; sold: number; sales: Money }[]> {
  const { itemId } = orderLines;
  const sales = sum(orderLines.total);
  return tx
    .select({ itemId, sold: count, sales })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isWithin(orders.paidAt, period))
    .groupBy(itemId)
    .orderBy(desc(sales), asc(itemId));
}

export function countOrdersByCountry(tx: Tx, period: Period) {
  const { country } = orders;
  return tx
    .select({ country, orders: count })
    .from(orders)
    .where(isWithin(orders.paidAt, period))
    .groupBy(country);
}

/** After refunds, highest revenue first. */
export function sumInvoicesByCountry(tx: Tx, period: Period) {
  const { country } = invoices;
  const revenue = sum(invoices.total);
  return tx
    .select({ country, revenue })
    .from(invoices)
    .where(isWithin(invoices.issuedAt, period))
    .groupBy(country)
    .orderBy(desc(revenue), asc(country));
}

/** VAT owed to other member states: invoices minus credit notes. */
export function sumForeignVat(
  tx: Tx,
  period: Period,
): Promise<{ country: Country; vatRate: number; net: Money; vat: Money }[]> {
  const { country, vatRate, vatTreatment, issuedAt } = invoices;
  return tx
    .select({ country, vatRate, net: sum(invoices.net), vat: sum(invoices.vat) })
    .from(invoices)
    .where(and(isWithin(issuedAt, period), eq(vatTreatment, 'standard'), ne(country, homeCountry)))
    .groupBy(country, vatRate)
    .orderBy(asc(country), asc(vatRate));
}

const count = sql<number>`count(*)::int`;

/** PostgreSQL sums integers as bigint, which the driver returns as text. */
function sum(column: SQLWrapper): SQL<Money> {
  return sql`sum(${column})`.mapWith((text) => moneySchema.parse(Number(text)));
}
