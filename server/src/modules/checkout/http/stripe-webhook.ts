import type { Context } from 'hono';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { CheckoutApi } from '../checkout.api.ts';

export const stripeWebhookPath = '/api/stripe/webhook';

/** Stripe's webhook. The signature covers the raw bytes, so nothing may parse them first. */
export function handleStripeWebhook(checkout: Pick<CheckoutApi, 'receiveEvent'>) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const signature = c.req.header('stripe-signature');
    const isStripe = signature ? await checkout.receiveEvent(await c.req.text(), signature) : false;
    return isStripe ? c.json({ received: true }) : c.json({ code: 'BAD_SIGNATURE' }, 400);
  };
}
