import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type Api, queriesWith } from '../../../lib/api.ts';
import { cartQuery } from '../cart/use-cart.ts';
import { vatIdOf } from './checkout-fields.ts';
import { countriesQuery, invitationQuery } from './checkout-queries.ts';
import { defaultPriceCountry, initialFields } from './initial-fields.ts';
import { quoteQuery, withKnownCountry } from './quote-query.ts';

type Prefetched = { api: Api; language: LanguageCode; lastBilling: Billing | null };

/**
 * Everything the form shows at first, so that the server renders it and nothing moves later. What
 * fails here is read again in the browser.
 */
export async function prefetchCheckout(
  queryClient: QueryClient,
  { api, language, lastBilling }: Prefetched,
): Promise<void> {
  const source = queriesWith(api);
  const [sale, cart] = await Promise.all([
    ignoreFailure(queryClient.query({ ...countriesQuery(source), retry: false })),
    ignoreFailure(queryClient.query({ ...cartQuery(source, language), retry: false })),
    ignoreFailure(queryClient.query(invitationQuery(source))),
  ]);
  if (!sale || !cart?.items.length) return;
  const fields = initialFields({ ...sale, lastBilling, name: '' });
  // A page doesn't wait for the Commission's register.
  if (vatIdOf(fields) !== null) return;
  const { country, isCompany } = fields;
  const input = { country, isCompany, language, coupon: null, vatId: null };
  const known = withKnownCountry(input, defaultPriceCountry(sale.countries));
  await ignoreFailure(queryClient.query(quoteQuery(source, known)));
}

function ignoreFailure<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  return reading.catch(() => undefined);
}
