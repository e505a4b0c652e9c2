import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import type { Period } from '../kit/statistics/period.ts';
import { type CouponsView, couponsInput } from './coupons/coupons-view.ts';
import { listInput, type OrdersView } from './orders/orders-view.ts';
import { type SubscriptionsView, subscriptionsInput } from './subscriptions/subscriptions-view.ts';

const personOrdersShown = 20;

export function ordersQuery(source: typeof queries, view: OrdersView) {
  return source.ordersAdmin.list.queryOptions({ input: listInput(view) });
}

/** The id comes from a URL: the server rejects an invalid one. */
export function orderQuery(source: typeof queries, id: string) {
  // The brand only says that it is an order's id, which the server checks.
  const input = { id: id as OrderId };
  return source.ordersAdmin.read.queryOptions({ input });
}

/** The latest orders of one person. */
export function personOrdersQuery(source: typeof queries, userId: string) {
  return source.ordersAdmin.list.queryOptions({ input: { userId, limit: personOrdersShown } });
}

export function couponsQuery(source: typeof queries, view: CouponsView) {
  return source.coupons.list.queryOptions({ input: couponsInput(view) });
}

export function subscriptionsQuery(source: typeof queries, view: SubscriptionsView) {
  return source.subscriptionsAdmin.list.queryOptions({ input: subscriptionsInput(view) });
}

export function rulesQuery(source: typeof queries) {
  return source.countryRules.list.queryOptions();
}

export function statisticsQuery(source: typeof queries, period: Period) {
  return source.ordersAdmin.statistics.queryOptions({ input: period });
}

/** After an action: refetches the order, lists, figures, and the log. */
export async function refetchSales(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  void queryClient.invalidateQueries({ queryKey: queries.subscriptionsAdmin.key() });
  await queryClient.invalidateQueries({ queryKey: queries.ordersAdmin.key() });
}
