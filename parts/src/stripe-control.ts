import type { DeliveryBehaviour, DeliveryRecord } from './stripe-deliveries.ts';
import type { Outage } from './stripe-outages.ts';
import type { RenewalOutcome } from './stripe-renewals.ts';

export interface NewAccount {
  secretKey: string;
  webhookSecret: string;
  webhookUrl?: string;
}

/** What happens outside the shop: buyers, banks, the dashboard, the network. */
export interface StripeControl {
  /** Another account with its own objects and webhook; selected by its key. */
  openAccount(account: NewAccount): Promise<void>;
  setWebhook(webhook: { url: string | null; secret?: string; events?: string[] }): Promise<void>;
  setDeliveries(change: Partial<DeliveryBehaviour>): Promise<void>;
  /** Sends everything pending, even while paused, and resolves when each was answered. */
  flush(): Promise<{ waiting: number }>;
  listEvents(): Promise<{ id: string; type: string; isDelivered: boolean }[]>;
  listDeliveries(): Promise<DeliveryRecord[]>;
  /**
   * The buyer pays without the page, with their default card or this one; a debit stays unpaid
   * until `settle`.
   */
  pay(session: string, method?: 'card' | 'sepa_debit', card?: string): Promise<void>;
  decline(session: string): Promise<void>;
  settle(session: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /**
   * Starts the next period and charges it at once, unless its invoice stays a draft; returns its
   * invoice id, or null if the subscription ended instead.
   */
  renew(
    subscription: string,
    outcome: RenewalOutcome | 'draft',
  ): Promise<{ invoice: string | null }>;
  /** The owner takes a cancellation back in Stripe's portal. */
  resume(subscription: string): Promise<void>;
  /** Finalizes and charges the draft, as Stripe does after an hour. */
  chargeRenewal(invoice: string, outcome: RenewalOutcome): Promise<void>;
  /** The bank's answer to the debit of a renewal. */
  settleRenewal(invoice: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** Another attempt to pay the invoice of a failed renewal. */
  payInvoice(invoice: string): Promise<void>;
  openDispute(paymentIntent: string, amount?: number): Promise<{ dispute: string }>;
  /** The buyer's bank asks about a payment before it takes the money. */
  openInquiry(paymentIntent: string): Promise<{ dispute: string }>;
  /** A full refund closes it as well. */
  changeInquiry(dispute: string, step: 'answered' | 'closed' | 'escalated'): Promise<void>;
  closeDispute(dispute: string, outcome: 'won' | 'lost'): Promise<void>;
  /** A refund made on Stripe's dashboard, outside the product. */
  refund(paymentIntent: string, amount?: number): Promise<{ refund: string }>;
  failRefund(refund: string): Promise<void>;
  completeRefund(refund: string): Promise<void>;
  breakApi(outage: Partial<Outage>): Promise<void>;
  restoreApi(): Promise<void>;
  /** Sets the current time, which then keeps running; null restores the real time. */
  setClock(now: Date | null): Promise<void>;
}

/** Controls a running stand-in; without a key, its initial account. */
export function stripeControl(url: string, secretKey?: string): StripeControl {
  async function call<Answer>(name: string, body: object = {}): Promise<Answer> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (secretKey !== undefined) headers.authorization = `Bearer ${secretKey}`;
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/_control/${name}`, options);
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    // stripe-control-actions.ts answers each name as StripeControl promises.
    return (await response.json()) as Answer;
  }
  return {
    openAccount: (account) => call('open-account', account),
    setWebhook: (webhook) => call('set-webhook', webhook),
    setDeliveries: (change) => call('set-deliveries', change),
    flush: () => call('flush'),
    listEvents: () => call('list-events'),
    listDeliveries: () => call('list-deliveries'),
    pay: (session, method = 'card', card) => call('pay', { session, method, card }),
    decline: (session) => call('decline', { session }),
    settle: (session, outcome) => call('settle', { session, outcome }),
    renew: (subscription, outcome) => call('renew', { subscription, outcome }),
    resume: (subscription) => call('resume', { subscription }),
    chargeRenewal: (invoice, outcome) => call('charge-renewal', { invoice, outcome }),
    settleRenewal: (invoice, outcome) => call('settle-renewal', { invoice, outcome }),
    payInvoice: (invoice) => call('pay-invoice', { invoice }),
    openDispute: (paymentIntent, amount) => call('open-dispute', { paymentIntent, amount }),
    openInquiry: (paymentIntent) => call('open-inquiry', { paymentIntent }),
    changeInquiry: (dispute, step) => call('change-inquiry', { dispute, step }),
    closeDispute: (dispute, outcome) => call('close-dispute', { dispute, outcome }),
    refund: (paymentIntent, amount) => call('refund', { paymentIntent, amount }),
    failRefund: (refund) => call('fail-refund', { refund }),
    completeRefund: (refund) => call('complete-refund', { refund }),
    breakApi: (outage) => call('break-api', outage),
    restoreApi: () => call('restore-api'),
    setClock: (now) => call('set-clock', { now: now?.toISOString() ?? '' }),
  };
}
