import type Stripe from 'stripe';
import { resourceMissing } from './stripe-api-error.ts';
import type { StoredEvent } from './stripe-events.ts';

/** A checkout session's internal data. */
export interface SessionDetails {
  lines: Stripe.LineItem[];
  coupon: Stripe.Coupon | null;
  intentMetadata: Record<string, string>;
  intentDescription: string | null;
  subscriptionMetadata: Record<string, string>;
}

/**
 * Everything that one secret key can see. Objects have Stripe's shapes, with ids instead of nested
 * objects.
 */
export interface Account {
  secretKey: string;
  /** The base URL of the hosted pages. */
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

/** Objects of one kind in creation order. */
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

  /** `param` is the parameter that named it, for the error if it doesn't exist. */
  get(id: string, param = 'id'): Kept {
    const saved = this.#byId.get(id);
    if (saved === undefined) throw resourceMissing(this.#kind, id, param);
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

/** Stored objects contain ids where responses may contain whole objects. */
export function toId(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

export function listOf<Item>(data: Item[], url: string): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url };
}
