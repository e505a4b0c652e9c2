import type Stripe from 'stripe';
import type { ProviderSubscription } from './payment-provider.ts';

/** More than ten years of monthly invoices. */
const maxInvoices = 150;

/**
 * The paid period is derived from paid invoices: Stripe advances its own period before the money
 * arrives.
 */
export async function readStripeSubscription(
  stripe: Stripe,
  id: string,
): Promise<ProviderSubscription> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments'],
  });
  const invoices = await stripe.invoices
    .list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: maxInvoices });
  const paid = invoices.map(toPaidInvoice).toSorted((a, b) => a.paidUntil - b.paidUntil);
  const customer = subscription.customer;
  return {
    id,
    orderId: subscription.metadata.order_id ?? null,
    customerId: typeof customer === 'string' ? customer : customer.id,
    state: stateOf(subscription.status),
    paidUntil: moment(paid.at(-1)?.paidUntil ?? subscription.start_date),
    endsThen: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isPaymentProcessing: await isProcessing(stripe, subscription.latest_invoice),
    renewals: paid
      .filter(({ isFirst }) => !isFirst)
      .map(({ isFirst: _, paidAt, paidUntil, ...invoice }) => ({
        ...invoice,
        paidAt: moment(paidAt),
        paidUntil: moment(paidUntil),
      })),
  };
}

async function isProcessing(
  stripe: Stripe,
  invoice: Stripe.Subscription['latest_invoice'],
): Promise<boolean> {
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return false;
  const intentId = paymentIntentOf(invoice);
  if (!intentId) return false;
  const { status } = await stripe.paymentIntents.retrieve(intentId);
  return status === 'processing';
}

function paymentIntentOf(invoice: Stripe.Invoice): string | null {
  const [payment] = invoice.payments?.data ?? [];
  const intent = payment?.payment.payment_intent;
  return (typeof intent === 'string' ? intent : intent?.id) ?? null;
}

function toPaidInvoice(invoice: Stripe.Invoice) {
  const recurring = invoice.lines.data.map(({ period }) => period.end);
  return {
    invoiceId: invoice.id ?? '',
    paymentIntentId: paymentIntentOf(invoice),
    total: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: invoice.status_transitions.paid_at ?? invoice.created,
    paidUntil: Math.max(...recurring),
    isFirst: invoice.billing_reason === 'subscription_create',
  };
}

function stateOf(status: Stripe.Subscription.Status): ProviderSubscription['state'] {
  if (status === 'active' || status === 'trialing') return 'active';
  return status === 'past_due' || status === 'unpaid' || status === 'incomplete'
    ? 'pastDue'
    : 'ended';
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
