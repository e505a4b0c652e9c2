import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';

const ordersPageSize = 25;

export function ordersQuery(source: typeof queries, cursor: string | undefined) {
  const input = { limit: ordersPageSize, ...(cursor ? { cursor } : {}) };
  return source.orders.mine.queryOptions({ input });
}

/** Any id from a URL is requested; the server rejects invalid ones. */
export function orderQuery(source: typeof queries, id: string) {
  // The brand means that the id was validated, which the server does.
  return source.orders.read.queryOptions({ input: { id: id as OrderId } });
}

export function subscriptionsQuery(source: typeof queries, language: LanguageCode) {
  return source.orders.subscriptions.queryOptions({ input: { language } });
}

export function withdrawalOffersQuery(source: typeof queries) {
  return source.orders.withdrawalOffers.queryOptions();
}
