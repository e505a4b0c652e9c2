import { type StripeControl, stripeControl } from '@danube/parts/stripe-control.ts';
import type { PartsEnvironment } from './database.ts';

/** A fictitious account for bank transfers. */
const bank = {
  BANK_ACCOUNT_HOLDER: 'Danube Trading Academy s.r.o.',
  BANK_IBAN: 'SK3112000000198742637541',
  BANK_BIC: 'TATRSKBX',
};

/**
 * An account at the Stripe stand-in per product, so that products only receive their own events.
 */
export async function openPaymentAccount(
  env: PartsEnvironment,
  name: string,
): Promise<Record<string, string>> {
  const account = {
    STRIPE_SECRET_KEY: ['sk', 'test', name].join('_'),
    STRIPE_WEBHOOK_SECRET: ['whsec', name].join('_'),
  };
  await stripeControl(apiOf(env)).openAccount({
    secretKey: account.STRIPE_SECRET_KEY,
    webhookSecret: account.STRIPE_WEBHOOK_SECRET,
  });
  return { ...account, ...bank };
}

/** Simulates buyers, banks and Stripe for that product; its webhooks go to this URL. */
export async function openPayments(env: PartsEnvironment, siteUrl: string): Promise<StripeControl> {
  const control = stripeControl(apiOf(env), env.STRIPE_SECRET_KEY);
  await control.setWebhook({ url: `${siteUrl}/api/stripe/webhook` });
  return control;
}

function apiOf({ STRIPE_API_URL: url }: PartsEnvironment): string {
  if (!url) throw new Error('the parts name no address of Stripe’s stand-in');
  return url;
}
