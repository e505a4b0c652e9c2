import { checkoutContract } from '@danube/contract/checkout/checkout.contract.ts';
import { memberStates } from '@danube/contract/checkout/countries.ts';
import { implement } from '@orpc/server';
import { guard, memberOf } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CheckoutDependencies } from './checkout.dependencies.ts';
import { findLastBilling } from './ordering/last-billing.repository.ts';
import { placeOrder } from './ordering/place-order.ts';
import { quoteCart } from './ordering/quote-cart.ts';
import { findOpenCountries } from './rules/find-open-countries.ts';

export function createCheckoutRouter(deps: CheckoutDependencies) {
  const os = implement(checkoutContract).$context<RequestContext>().use(guard);

  /** Where the network says that the caller is. */
  function here({ origin }: RequestContext): string | null {
    return deps.findCountry(origin);
  }

  return os.router({
    countries: os.countries.handler(async ({ context }) => {
      const countries = await findOpenCountries(deps);
      const country = here(context);
      return { countries, here: country && countries.includes(country) ? country : null };
    }),
    lastBilling: os.lastBilling.handler(({ context }) =>
      findLastBilling(deps.db, memberOf(context).userId),
    ),
    quote: os.quote.handler(({ input, context }) =>
      quoteCart(deps, memberOf(context), {
        ...input,
        here: memberStateOf(here(context)),
        network: context.network,
      }),
    ),
    placeOrder: os.placeOrder.handler(({ input, context }) =>
      placeOrder(deps, {
        member: memberOf(context),
        wish: input,
        here: memberStateOf(here(context)),
        network: context.network,
      }),
    ),
  });
}

/**
 * Somebody on holiday, or behind a network elsewhere in the world, need not declare where they
 * live; only where two member states are in question it matters whose the VAT is.
 */
function memberStateOf(country: string | null): string | null {
  return memberStates.find((state) => state === country) ?? null;
}
