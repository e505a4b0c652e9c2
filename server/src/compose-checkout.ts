import type { Environment } from './env.ts';
import type { CheckoutDependencies } from './modules/checkout/checkout.dependencies.ts';
import { createCheckout } from './modules/checkout/checkout.module.ts';
import { createStripe } from './modules/checkout/payments/stripe.ts';
import { cacheRegister } from './modules/checkout/vat-ids/cache-register.ts';
import { createVies } from './modules/checkout/vat-ids/vies.ts';
import type { OwnerDetails } from './owner-details.ts';

type CheckoutOptions = Omit<
  Parameters<typeof createCheckout>[0],
  'provider' | 'vatIds' | 'settings'
> & {
  owner: OwnerDetails;
};

/** The checkout module with Stripe and VIES. */
export function composeCheckout(env: Environment, given: CheckoutOptions) {
  const vies = createVies({ url: env.VIES_URL, logger: given.logger });
  return createCheckout({
    ...given,
    provider: paymentProvider(env),
    vatIds: cacheRegister(vies, given.clock),
    settings: {
      siteUrl: env.SITE_URL,
      secret: env.AUTH_SECRET,
      findSeller: given.owner.findSeller,
      findBank: given.owner.findBank,
    },
  });
}

function paymentProvider(env: Environment): CheckoutDependencies['provider'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) return null;
  return createStripe({ secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL ?? null });
}
