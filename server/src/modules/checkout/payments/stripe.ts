import type { InquiryState } from '@danube/contract/checkout/orders.schemas.ts';
import Stripe from 'stripe';
import {
  type Payment,
  type PaymentProvider,
  PaymentRefusedError,
  PaymentUnavailableError,
  type ProviderEvent,
  type ProviderRefund,
  type RefundRequest,
  type Session,
  type SessionRequest,
} from './payment-provider.ts';
import { readStripeSubscription } from './stripe-subscription.ts';
import { toSessionParameters } from './to-session-parameters.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The stand-in's URL; null for Stripe itself. */
  readonly apiUrl: string | null;
};

const requestTimeoutMs = 10_000;
/** Stripe's default: an older event is a replay. */
const signatureToleranceSeconds = 300;

/** Payments through Stripe's hosted pages, so that card data never reaches us. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: requestTimeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(settings.apiUrl),
  });

  async function closeSession(id: string): Promise<Session['state']> {
    try {
      await stripe.checkout.sessions.expire(id);
      return 'expired';
    } catch (error) {
      // Only an open session can be closed; otherwise its state has to be fetched.
      if (!isClientError(error)) throw error;
      return (await readSession(stripe, id)).state;
    }
  }

  return {
    isLive: /^(sk|rk)_live_/.test(settings.secretKey),
    openSession: (request) =>
      attempt(async () => {
        const coupon =
          request.discount > 0
            ? await createCoupon(stripe, idempotencyKeyOf(request), request.discount)
            : null;
        const session = await stripe.checkout.sessions.create(
          toSessionParameters(request, coupon),
          {
            idempotencyKey: `session:${idempotencyKeyOf(request)}`,
          },
        );
        if (!session.url) throw new PaymentUnavailableError('the session has no page');
        return { id: session.id, url: session.url };
      }),
    readSession: (id) => attempt(() => readSession(stripe, id)),
    closeSession: (id) => attempt(() => closeSession(id)),
    readPayment: (id) => attempt(() => readPayment(stripe, id)),
    refund: (request) => attempt(() => refund(stripe, request)),
    readSubscription: (id) => attempt(() => readStripeSubscription(stripe, id)),
    endSubscription: (id, when) => attempt(() => endSubscription(stripe, id, when)),
    openPortal: (customer, returnUrl) =>
      attempt(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
        });
        return session.url;
      }),
    readEvent: (body, signature) => readEvent(stripe, settings.webhookSecret, { body, signature }),
  };
}

function addressOf(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) };
}

/** Each further session of an order ends later than the one before, so Stripe creates a new one. */
function idempotencyKeyOf({ orderId, expiresAt }: SessionRequest): string {
  return `${orderId}:${expiresAt.getTime()}`;
}

async function createCoupon(stripe: Stripe, attempt: string, amount: number): Promise<string> {
  const coupon = await stripe.coupons.create(
    { amount_off: amount, currency: 'eur', duration: 'once', max_redemptions: 1 },
    { idempotencyKey: `coupon:${attempt}` },
  );
  return coupon.id;
}

async function readSession(stripe: Stripe, id: string): Promise<Session> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'invoice.payments'],
  });
  const payer = await payerOf(stripe, session);
  const state = sessionState(session.status);
  const isPaid = session.payment_status !== 'unpaid';
  return {
    id: session.id,
    state,
    isPaid,
    hasFailed: state === 'complete' && !isPaid && (await isRefusedByBank(stripe, session)),
    total: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentIntentId: paymentIntentOf(session),
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
    payerCountry: payer?.country ?? null,
    payerFingerprint: payer?.fingerprint ?? null,
  };
}

function sessionState(status: string | null): Session['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

/** For a subscription, the payment of its first invoice. */
function paymentIntentOf(session: Stripe.Checkout.Session): string | null {
  const direct = idOf(session.payment_intent);
  if (direct) return direct;
  if (!session.invoice || typeof session.invoice === 'string') return null;
  const [first] = session.invoice.payments?.data ?? [];
  return idOf(first?.payment.payment_intent);
}

/**
 * While the bank decides the payment is `processing`; then it succeeds, or requires another method.
 */
async function isRefusedByBank(stripe: Stripe, session: Stripe.Checkout.Session): Promise<boolean> {
  const id = paymentIntentOf(session);
  if (!id) return false;
  const { status } = await stripe.paymentIntents.retrieve(id);
  return status === 'requires_payment_method' || status === 'canceled';
}

type Payer = { readonly country?: string | null; readonly fingerprint?: string | null };

/** The card or account that paid. For subscriptions, Stripe only expands it with the payment. */
async function payerOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<Payer | null> {
  const { payment_intent: direct } = session;
  const first = direct === null && session.invoice ? paymentIntentOf(session) : null;
  const intent = first
    ? await stripe.paymentIntents.retrieve(first, { expand: ['latest_charge'] })
    : direct;
  if (!intent || typeof intent === 'string') return null;
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') return null;
  const details = charge.payment_method_details;
  return details?.card ?? details?.sepa_debit ?? null;
}

async function readPayment(stripe: Stripe, id: string): Promise<Payment> {
  const [intent, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(id),
    stripe.refunds.list({ payment_intent: id, limit: 100 }),
    stripe.disputes.list({ payment_intent: id, limit: 100 }),
  ]);
  return {
    orderId: intent.metadata.order_id ?? null,
    refunds: refunds.data.map(toRefund),
    dispute: disputes.data.flatMap(toDispute)[0] ?? null,
    inquiry: disputes.data.flatMap(({ status }) => openInquiries.get(status) ?? [])[0] ?? null,
  };
}

/** Before a chargeback, or instead of one: the bank has taken no money. */
const inquiries: ReadonlySet<string> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]);

const openInquiries: ReadonlyMap<string, InquiryState> = new Map([
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'answered'],
]);

/** None for an inquiry, which Stripe advises to answer or to refund in full. */
function toDispute({ status, amount }: Stripe.Dispute): NonNullable<Payment['dispute']>[] {
  if (inquiries.has(status)) return [];
  return [{ state: disputeState(status), amount }];
}

function disputeState(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return status === 'won' ? 'won' : 'open';
}

async function refund(stripe: Stripe, request: RefundRequest): Promise<ProviderRefund> {
  const { refundId, paymentIntentId, amount } = request;
  const made = await stripe.refunds.create(
    { payment_intent: paymentIntentId, amount, metadata: { refund_id: refundId } },
    { idempotencyKey: `refund:${refundId}` },
  );
  return toRefund(made);
}

function toRefund(made: Stripe.Refund): ProviderRefund {
  return {
    id: made.id,
    refundId: made.metadata?.refund_id ?? null,
    amount: made.amount,
    state: refundState(made.status),
  };
}

function refundState(status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'requested';
}

async function endSubscription(
  stripe: Stripe,
  id: string,
  when: 'paidUntil' | 'now',
): Promise<void> {
  if (when === 'paidUntil') {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    return;
  }
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    if (!isClientError(error)) throw error;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'canceled') throw error;
  }
}

function readEvent(
  stripe: Stripe,
  secret: string,
  { body, signature }: { body: string; signature: string },
): ProviderEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      signatureToleranceSeconds,
    );
    return { id: event.id, type: event.type, isLive: event.livemode, payload: event };
  } catch {
    return null;
  }
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (!reference) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** Distinguishes a rejection, which is our bug, from an outage. */
async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentUnavailableError) throw error;
    if (isClientError(error)) throw new PaymentRefusedError('Stripe refuses', { cause: error });
    throw new PaymentUnavailableError('the payment provider is unavailable', { cause: error });
  }
}

function isClientError(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const status = error.statusCode ?? 0;
  return status >= 400 && status < 500 && status !== 401 && status !== 409 && status !== 429;
}
