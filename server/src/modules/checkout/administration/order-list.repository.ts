import type { PaymentMethod } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { OrderId, OrderState } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { toWordPatterns } from '../../../platform/word-pattern.ts';
import { type OrderCursor, rowColumns } from '../orders/read-orders.repository.ts';
import { invoices } from '../tables/invoices.tables.ts';
import { orders } from '../tables/orders.tables.ts';
import { parseCreditorReference } from '../transfers/to-creditor-reference.ts';
import { needsAttention } from './waiting.repository.ts';

export type OrderFilter = {
  readonly search: string;
  readonly state?: OrderState | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly country?: Country | undefined;
  readonly attention?: boolean | undefined;
  /** Only this person's. */
  readonly userId?: string | undefined;
  /** Only the rows with these ids. */
  readonly ids?: readonly OrderId[] | undefined;
};

export type ListOrder = 'newest' | 'oldest' | 'largest';

/** A filter whose search text was recognised as a number or as words. */
export type OrderQuery = Omit<OrderFilter, 'search'> & {
  readonly search: { readonly ids: readonly OrderId[] } | { readonly words: string };
};

export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number];

const buyerName = sql<string>`${orders.billing} ->> 'name'`;
const company = sql<string | null>`${orders.billing} ->> 'company'`;

/**
 * A search text that looks like an order number, invoice number or transfer reference only finds
 * that order, if it exists.
 */
export async function prepareQuery(tx: Tx, filter: OrderFilter): Promise<OrderQuery> {
  const ids = await findByNumber(tx, filter.search);
  return { ...filter, search: ids.length > 0 ? { ids } : { words: filter.search } };
}

export function findOrders(
  tx: Tx,
  query: OrderQuery,
  page: { order: ListOrder; limit: number; after: OrderCursor | null },
) {
  const { email, country, dispute, inquiry, heldBecause } = orders;
  const { net, vat, vatRate, vatTreatment, coupon } = orders;
  return tx
    .select({
      ...rowColumns,
      buyerName,
      company,
      vatId: sql<string | null>`${orders.billing} ->> 'vatId'`,
      email,
      country,
      dispute,
      inquiry,
      heldBecause,
      net,
      vat,
      vatRate,
      vatTreatment,
      coupon,
    })
    .from(orders)
    .where(and(matches(query), page.after ? isAfter(page.order, page.after) : undefined))
    .orderBy(...orderings[page.order])
    .limit(page.limit);
}

/** Stops counting at `limit`: no one pages that far, and an exact count is slow. */
export async function countOrders(tx: Tx, query: OrderQuery, limit: number): Promise<number> {
  const counted = tx
    .select({ id: orders.id })
    .from(orders)
    .where(matches(query))
    .limit(limit)
    .as('counted');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(counted);
  return row?.count ?? 0;
}

async function findByNumber(tx: Tx, search: string): Promise<OrderId[]> {
  const order = /^#?(\d{1,9})$/.exec(search);
  const orderNumber = order ? Number(order[1]) : parseCreditorReference(search);
  if (orderNumber !== null) {
    const { id, number } = orders;
    const rows = await tx.select({ id }).from(orders).where(eq(number, orderNumber));
    return rows.map((row) => row.id);
  }
  const invoice = /^(c?)(\d{4})-(\d{1,9})$/i.exec(search);
  if (!invoice) return [];
  const { orderId, kind, year, serial } = invoices;
  const rows = await tx
    .select({ orderId })
    .from(invoices)
    .where(
      and(
        eq(kind, invoice[1] ? 'creditNote' : 'invoice'),
        eq(year, Number(invoice[2])),
        eq(serial, Number(invoice[3])),
      ),
    );
  return rows.map((row) => row.orderId);
}

const orderings: Record<ListOrder, SQL[]> = {
  newest: [desc(orders.placedAt), desc(orders.id)],
  oldest: [asc(orders.placedAt), asc(orders.id)],
  largest: [desc(orders.total), desc(orders.id)],
};

function isAfter(order: ListOrder, { id, placedAt, total }: OrderCursor): SQL {
  const moment = sql`(${orders.placedAt}, ${orders.id})`;
  const key = sql`(${placedAt}::timestamptz, ${id}::uuid)`;
  switch (order) {
    case 'newest':
      return sql`${moment} < ${key}`;
    case 'oldest':
      return sql`${moment} > ${key}`;
    case 'largest':
      return sql`(${orders.total}, ${orders.id}) < (${total}::int, ${id}::uuid)`;
  }
}

function matches(query: OrderQuery): SQL | undefined {
  const { search, state, method, country, attention, userId, ids } = query;
  return and(
    ids && inArray(orders.id, [...ids]),
    userId === undefined ? undefined : eq(orders.userId, userId),
    'ids' in search ? inArray(orders.id, [...search.ids]) : matchesWords(search.words),
    state && eq(orders.state, state),
    method && eq(orders.method, method),
    country === undefined ? undefined : eq(orders.country, country),
    attention ? needsAttention() : undefined,
  );
}

/** Every word must occur in name, company or email, ignoring accents and case. */
function matchesWords(words: string): SQL | undefined {
  return and(...words.split(/\s+/).filter(Boolean).map(matchesWord));
}

function matchesWord(word: string): SQL | undefined {
  // Only emails contain this character, and they have an index.
  if (word.includes('@')) return sql`lower(${orders.email}) like ${containing(word)}`;
  const text = sql`(${orders.email} || ' ' || (${buyerName}) || ' ' || coalesce(${company}, ''))`;
  return and(...toWordPatterns(word).map((pattern) => sql`${text} ~ ${pattern}`));
}

function containing(word: string): string {
  return `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
