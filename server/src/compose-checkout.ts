import { academy } from './academy.ts';
import type { Environment } from './env.ts';
import type {
  CheckoutDependencies,
  CheckoutSettings,
} from './modules/checkout/checkout.dependencies.ts';
import { createCheckout } from './modules/checkout/checkout.module.ts';
import { createStripe } from './modules/checkout/payments/stripe.ts';
import { rememberAnswers } from './modules/checkout/vat-ids/remember-answers.ts';
import { createVies } from './modules/checkout/vat-ids/vies.ts';

type Given = Omit<Parameters<typeof createCheckout>[0], 'provider' | 'vatIds' | 'settings'>;

/** The module that takes money, with whoever stands behind it outside. */
export function composeCheckout(env: Environment, given: Given) {
  const vies = createVies({ url: env.VIES_URL, logger: given.logger });
  return createCheckout({
    ...given,
    provider: paymentProvider(env),
    vatIds: rememberAnswers(vies, given.clock),
    settings: checkoutSettings(env),
  });
}

function paymentProvider(env: Environment): CheckoutDependencies['provider'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) return null;
  return createStripe({ secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL ?? null });
}

function checkoutSettings(env: Environment): CheckoutSettings {
  const { BANK_ACCOUNT_HOLDER: holder, BANK_IBAN: iban, BANK_BIC: bic } = env;
  return {
    siteUrl: env.SITE_URL,
    seller: { ...academy, companyId: env.SELLER_COMPANY_ID, vatId: env.SELLER_VAT_ID },
    bank: iban && bic ? { holder: holder ?? academy.name, iban, bic } : null,
  };
}
