import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type StandInOptions, startStripeStandIn } from './stripe-stand-in.ts';

// Joined at runtime, because secret scanners would take the whole string for a real key.
export const secretKey = ['sk', 'test', 'only_for_these_tests'].join('_');
export const webhookSecret = ['whsec', 'only_for_these_tests'].join('_');

/** A stand-in with the official client, and a shop that receives and verifies its webhooks. */
export async function openShop(options: Partial<StandInOptions> = {}) {
  const received: Stripe.Event[] = [];
  const shop = { answers: [] as number[], received };
  async function receiveEvents(request: IncomingMessage): Promise<number> {
    const signature = String(request.headers['stripe-signature']);
    const event = Stripe.webhooks.constructEvent(await text(request), signature, webhookSecret);
    received.push(event);
    return shop.answers.shift() ?? 200;
  }
  const server = createServer((request, response) => {
    const answer = (status: number) => response.writeHead(status).end();
    receiveEvents(request).then(answer, () => answer(400));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const webhookUrl = `http://127.0.0.1:${address.port}/hook`;
  const standIn = await startStripeStandIn({ secretKey, webhookSecret, webhookUrl, ...options });
  onTestFinished(async () => {
    await standIn.close();
    server.closeAllConnections();
    server.close();
  });
  return { ...standIn, webhookUrl, shop, received, stripe: createClient(standIn.url) };
}

export function createClient(url: string, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false });
}

type Parameters = Stripe.Checkout.SessionCreateParams;

export function order(change: Partial<Parameters> = {}): Parameters {
  return {
    mode: 'payment',
    line_items: [line('Candles', 4999), line('Order flow', 10_000)],
    customer_email: 'marta@example.org',
    client_reference_id: 'order-1',
    metadata: { order: 'order-1' },
    payment_intent_data: { metadata: { order: 'order-1' } },
    success_url: 'http://shop.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/payment/cancel',
    ...change,
  };
}

export function subscriptionOrder(): Parameters {
  const { payment_intent_data: _, ...rest } = order();
  const monthly = line('Newsletter', 1900);
  const recurring = { interval: 'month' } as const;
  return {
    ...rest,
    mode: 'subscription',
    line_items: [{ ...monthly, price_data: { ...monthly.price_data, recurring } }],
    subscription_data: { metadata: { order: 'order-1' } },
  };
}

function line(name: string, cents: number) {
  const price = { currency: 'eur', unit_amount: cents, product_data: { name } };
  return { quantity: 1, price_data: price };
}

export function requireId(reference: string | { id: string } | null | undefined): string {
  if (typeof reference === 'string') return reference;
  throw new Error('an id was expected');
}
