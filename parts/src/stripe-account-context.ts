import type Stripe from 'stripe';
import { type Account, openAccount } from './stripe-account.ts';
import { Deliveries, type WebhookEndpoint } from './stripe-deliveries.ts';
import { makeEvent } from './stripe-events.ts';
import { Outages } from './stripe-outages.ts';
import { settleSession } from './stripe-payments.ts';

interface StoredResponse {
  request: string;
  status: number;
  body: string;
  /** In Stripe's seconds. */
  at: number;
}

/** One account and its surroundings: each secret key has its own, as at Stripe. */
export interface AccountContext {
  account: Account;
  deliveries: Deliveries;
  outages: Outages;
  /** By idempotency key. */
  answers: Map<string, StoredResponse>;
  /** After a debit on the hosted page: the bank responds automatically if configured. */
  awaitBank(session: Stripe.Checkout.Session): void;
  close(): void;
}

export interface AccountContextOptions {
  secretKey: string;
  baseUrl: string;
  endpoint: WebhookEndpoint;
  now: () => number;
  apiVersion: string;
  /** When the bank responds to a debit automatically; null: only on request. */
  settleAfterMs: number | null;
}

export function createAccountContext(options: AccountContextOptions): AccountContext {
  const { secretKey, baseUrl, now, apiVersion, settleAfterMs } = options;
  const deliveries = new Deliveries(options.endpoint);
  const timers = new Set<NodeJS.Timeout>();
  const account = openAccount({
    secretKey,
    baseUrl,
    now,
    publish(type, object) {
      const event = makeEvent(type, object, { created: now(), apiVersion });
      account.events.add(event);
      deliveries.send(event);
    },
  });
  return {
    account,
    deliveries,
    outages: new Outages(),
    answers: new Map(),
    awaitBank(session) {
      if (settleAfterMs === null) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        // A control call may have settled it in the meantime.
        if (session.payment_status === 'unpaid') settleSession(account, session, 'succeeded');
      }, settleAfterMs);
      timer.unref();
      timers.add(timer);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      deliveries.close();
    },
  };
}
