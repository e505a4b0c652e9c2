import type Stripe from 'stripe';
import type { StoredEvent } from './stripe-events.ts';
import { missing } from './stripe-fault.ts';

/** What a checkout session knows and does not show. */
export interface SessionDetails {
  lines: Stripe.LineItem[];
  coupon: Stripe.Coupon | null;
  intentMetadata: Record<string, string>;
  intentDescription: string | null;
  subscriptionMetadata: Record<string, string>;
}

/** All that one secret key sees. Objects are Stripe's own shapes, with ids where they may nest. */
export interface Account {
  secretKey: string;
  /** Where the hosted pages are. */
  baseUrl: string;
  /** Seconds, as Stripe counts them. */
  now(): number;
  publish(type: Stripe.Event['type'], object: object): void;
  events: Collection<StoredEvent>;
  sessions: Collection<Stripe.Checkout.Session>;
  details: Map<string, SessionDetails>;
  customers: Collection<Stripe.Customer>;
  coupons: Collection<Stripe.Coupon>;
  intents: Collection<Stripe.PaymentIntent>;
  charges: Collection<Stripe.Charge>;
  refunds: Collection<Stripe.Refund>;
  disputes: Collection<Stripe.Dispute>;
  subscriptions: Collection<Stripe.Subscription>;
  invoices: Collection<Stripe.Invoice>;
  invoicePayments: Collection<Stripe.InvoicePayment>;
  portals: Collection<Stripe.BillingPortal.Session>;
}

/** Objects of one kind in the order they were made. */
class Collection<Kept extends { id: string }> {
  readonly #kind: string;
  readonly #byId = new Map<string, Kept>();
  readonly #inOrder: Kept[] = [];

  constructor(kind: string) {
    this.#kind = kind;
  }

  add(saved: Kept): Kept {
    this.#byId.set(saved.id, saved);
    this.#inOrder.push(saved);
    return saved;
  }

  find(id: string): Kept | undefined {
    return this.#byId.get(id);
  }

  /** `param`: which parameter named it, for the answer when there is none. */
  get(id: string, param = 'id'): Kept {
    const saved = this.#byId.get(id);
    if (saved === undefined) throw missing(this.#kind, id, param);
    return saved;
  }

  all(): readonly Kept[] {
    return this.#inOrder;
  }
}

export function openAccount(
  given: Pick<Account, 'secretKey' | 'baseUrl' | 'now' | 'publish'>,
): Account {
  return {
    ...given,
    events: new Collection('event'),
    sessions: new Collection('checkout.session'),
    details: new Map(),
    customers: new Collection('customer'),
    coupons: new Collection('coupon'),
    intents: new Collection('payment_intent'),
    charges: new Collection('charge'),
    refunds: new Collection('refund'),
    disputes: new Collection('dispute'),
    subscriptions: new Collection('subscription'),
    invoices: new Collection('invoice'),
    invoicePayments: new Collection('invoice_payment'),
    portals: new Collection('billing_portal.session'),
  };
}

/** Stored objects hold ids where answers may hold whole objects. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

export function listOf<Item>(data: Item[], url: string): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url };
}
