import { checkoutContract } from '@danube/contract/checkout/checkout.contract.ts';
import { type Country, isMemberState } from '@danube/contract/checkout/countries.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CheckoutDependencies } from './checkout.dependencies.ts';
import { placeOrder } from './ordering/place-order.ts';
import { quoteCart } from './ordering/quote-cart.ts';
import { findLastBilling } from './orders/last-billing.repository.ts';
import { findSellingCountries } from './rules/find-selling-countries.ts';

export function createCheckoutRouter(deps: CheckoutDependencies) {
  const os = implement(checkoutContract).$context<RequestContext>().use(guard);

  /** The caller's country according to the IP address. */
  function here({ origin }: RequestContext): string | null {
    return deps.findCountry(origin);
  }

  return os.router({
    countries: os.countries.handler(async ({ context }) => {
      const countries = await findSellingCountries(deps);
      const country = here(context);
      return { countries, here: country && countries.includes(country) ? country : null };
    }),
    lastBilling: os.lastBilling.handler(({ context }) =>
      findLastBilling(deps.db, requireMember(context).userId),
    ),
    quote: os.quote.handler(({ input, context }) =>
      quoteCart(deps, requireMember(context), {
        ...input,
        here: filterVatRelevantCountry(here(context), input.country),
        network: context.network,
      }),
    ),
    placeOrder: os.placeOrder.handler(({ input, context }) =>
      placeOrder(deps, {
        member: requireMember(context),
        input,
        here: filterVatRelevantCountry(here(context), input.billing.country),
        network: context.network,
      }),
    ),
  });
}

/**
 * The country of the IP address, if it matters for VAT: a member state, where VAT may be due, or
 * the billing country, which it confirms. Customers who are travelling elsewhere or use a VPN don't
 * have to declare their residence.
 */
function filterVatRelevantCountry(found: Country | null, billing: Country): Country | null {
  return found !== null && (found === billing || isMemberState(found)) ? found : null;
}
