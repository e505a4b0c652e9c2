import type Stripe from 'stripe';
import { type Account, toId } from './stripe-account.ts';
import { addInterval } from './stripe-amounts.ts';
import { invalidRequest } from './stripe-api-error.ts';
import {
  attemptPayment,
  draftInvoice,
  finalizeInvoice,
  refuseInvoice,
  settleInvoice,
} from './stripe-invoices.ts';
import { endSubscription, isOver, periodEndOf } from './stripe-subscriptions.ts';

/** A debit is `processing` until the bank answers. */
export type RenewalOutcome = 'paid' | 'failed' | 'processing';

/**
 * Starts the next period with a draft of its invoice. As at Stripe, it starts before it is paid; a
 * subscription cancelled at period end ends instead.
 */
export function beginPeriod(
  account: Account,
  subscription: Stripe.Subscription,
): Stripe.Invoice | null {
  if (isOver(subscription)) throw invalidRequest('The subscription has ended');
  if (subscription.cancel_at_period_end) {
    endSubscription(account, subscription, periodEndOf(subscription));
    return null;
  }
  const period = advancePeriod(subscription);
  const lines = subscription.items.data.map(renewalLine);
  const invoice = draftInvoice(account, subscription, {
    lines,
    period,
    reason: 'subscription_cycle',
  });
  account.publish('invoice.created', invoice);
  account.publish('customer.subscription.updated', subscription);
  return invoice;
}

/** Stripe finalizes a draft after an hour and charges it then. */
export function chargeRenewal(
  account: Account,
  invoice: Stripe.Invoice,
  outcome: RenewalOutcome,
): void {
  if (invoice.status !== 'draft') throw invalidRequest('The invoice is already finalized');
  finalizeInvoice(account, invoice);
  account.publish('invoice.finalized', invoice);
  if (outcome === 'failed') refuseInvoice(account, invoice);
  else attemptPayment(account, invoice, { kind: outcome === 'paid' ? 'card' : 'sepa_debit' });
  // A processing payment changes nothing about its subscription.
  if (outcome !== 'processing') setPaid(account, invoice, outcome === 'paid');
}

/** The bank's answer to the debit of a renewal. */
export function settleRenewal(
  account: Account,
  invoice: Stripe.Invoice,
  outcome: 'succeeded' | 'failed',
): void {
  if (invoice.status !== 'open') throw invalidRequest('The invoice waits for no bank');
  settleInvoice(account, invoice, outcome);
  setPaid(account, invoice, outcome === 'succeeded');
}

/** Another attempt to pay a failed invoice. */
export function payOpenInvoice(account: Account, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') throw invalidRequest('Invoice is already paid');
  attemptPayment(account, invoice, { kind: 'card' });
  setPaid(account, invoice, true);
}

function setPaid(account: Account, invoice: Stripe.Invoice, isPaid: boolean): void {
  const id = toId(invoice.parent?.subscription_details?.subscription);
  const subscription = account.subscriptions.find(id ?? '');
  if (subscription === undefined || isOver(subscription)) return;
  subscription.status = isPaid ? 'active' : 'past_due';
  account.publish('customer.subscription.updated', subscription);
}

function advancePeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const start = periodEndOf(subscription);
  for (const item of subscription.items.data) {
    const { interval, interval_count: count } = item.plan;
    item.current_period_start = item.current_period_end;
    // Calculated from the anchor, so that 31 January, 28 February and 31 March form one series.
    let end = item.current_period_start;
    for (let times = 1; end <= item.current_period_start; times += 1) {
      end = addInterval(subscription.billing_cycle_anchor, interval, count * times);
    }
    item.current_period_end = end;
  }
  return { start, end: periodEndOf(subscription) };
}

/** Without the coupon, which only applies to the first invoice. */
function renewalLine(item: Stripe.SubscriptionItem): Stripe.LineItem {
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return {
    id: item.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: item.price.currency,
    description: null,
    metadata: item.metadata,
    price: item.price,
    quantity: item.quantity ?? 1,
  };
}
