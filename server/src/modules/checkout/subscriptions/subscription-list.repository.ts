import type { OrderId, SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orderLines, orders } from '../tables/orders.tables.ts';
import { subscriptions } from '../tables/subscriptions.tables.ts';

export type SubscriptionFilter = {
  readonly search: string;
  readonly state?: 'active' | 'pastDue' | 'ending' | 'ended' | undefined;
};

/** The last one of the previous page; the timestamp as text, to keep its microseconds. */
export type SubscriptionCursor = { readonly id: SubscriptionId; readonly startedAt: string };

export type FoundSubscription = Awaited<ReturnType<typeof findSubscriptions>>[number];

/** The subscription's latest order, which has the current buyer and item. */
const latestOrder = sql`lateral (
  select o.id, o.number, o.email, o.billing, o.state, o.total, o.refunded,
    (select l.title from ${orderLines} l where l.order_id = o.id and l.interval is not null limit 1) as title
  from ${orders} o where o.subscription_id = ${subscriptions.id}
  order by o.placed_at desc, o.number desc limit 1
) as last`;

/** Newest first. */
export function findSubscriptions(
  tx: Tx,
  filter: SubscriptionFilter & { readonly id?: SubscriptionId },
  page: { limit: number; after: SubscriptionCursor | null },
) {
  return tx
    .select({
      ...columns,
      buyer: sql<string>`coalesce(last.billing ->> 'company', last.billing ->> 'name')`,
      email: sql<string>`last.email`,
      title: sql<string>`coalesce(last.title, '')`,
      lastOrderId: sql<OrderId>`last.id`,
      lastOrderNumber: sql<number>`last.number`,
      left: sql<Money>`case when last.state = 'paid' then last.total - last.refunded else 0 end`,
    })
    .from(subscriptions)
    .innerJoin(latestOrder, sql`true`)
    .where(and(matches(filter), page.after ? isAfter(page.after) : undefined))
    .orderBy(desc(subscriptions.startedAt), asc(subscriptions.id))
    .limit(page.limit);
}

const { id, userId, itemId, state, price, interval, startedAt, paidUntil, cancelledAt } =
  subscriptions;
const columns = {
  id,
  userId,
  itemId,
  state,
  price,
  interval,
  startedAt,
  paidUntil,
  cancelledAt,
};

export async function countSubscriptions(tx: Tx, filter: SubscriptionFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(subscriptions)
    .innerJoin(latestOrder, sql`true`)
    .where(matches(filter));
  return row?.count ?? 0;
}

export async function findSubscriptionCursor(
  tx: Tx,
  wanted: SubscriptionId,
): Promise<SubscriptionCursor | null> {
  const [place] = await tx
    .select({ id, startedAt: sql<string>`${startedAt}::text` })
    .from(subscriptions)
    .where(eq(id, wanted));
  return place ?? null;
}

/** Of all active subscriptions; yearly ones count a twelfth, rounded once. */
export async function sumSubscriptions(tx: Tx) {
  const renews = sql`${state} = 'active' and ${cancelledAt} is null`;
  const [row] = await tx
    .select({
      active: sql<number>`(count(*) filter (where ${renews}))::int`,
      pastDue: sql<number>`(count(*) filter (where ${state} = 'pastDue'))::int`,
      ending: sql<number>`(count(*) filter (where ${state} = 'active' and ${cancelledAt} is not null))::int`,
      monthlyRevenue: sql<Money>`round(coalesce(sum(case ${interval} when 'year' then ${price} / 12.0 else ${price} end)
        filter (where ${renews}), 0))::int`,
    })
    .from(subscriptions)
    .where(ne(state, 'ended'));
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

function matches(filter: SubscriptionFilter & { readonly id?: SubscriptionId }): SQL | undefined {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = sql`lower(last.email || ' ' || (last.billing ->> 'name') || ' ' || coalesce(last.billing ->> 'company', ''))`;
  return and(
    filter.id ? eq(id, filter.id) : undefined,
    ...words.map((word) => sql`${searched} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    filter.state ? inState(filter.state) : undefined,
  );
}

function inState(wanted: NonNullable<SubscriptionFilter['state']>): SQL | undefined {
  switch (wanted) {
    case 'active':
      return and(eq(state, 'active'), isNull(cancelledAt));
    case 'ending':
      return and(eq(state, 'active'), isNotNull(cancelledAt));
    case 'pastDue':
    case 'ended':
      return eq(state, wanted);
  }
}

function isAfter(place: SubscriptionCursor): SQL {
  const moment = sql`${place.startedAt}::timestamptz`;
  return sql`(${startedAt} < ${moment} or (${startedAt} = ${moment} and ${id} > ${place.id}))`;
}
