import type Stripe from 'stripe';
import { type Account, toId } from './stripe-account.ts';
import { invalidRequest } from './stripe-api-error.ts';
import {
  addCharge,
  chargeIntent,
  fail,
  makeIntent,
  type PaymentSource,
  succeed,
} from './stripe-charges.ts';
import { addCustomer } from './stripe-customers.ts';
import { attemptPayment, makeInvoice, settleInvoice } from './stripe-invoices.ts';
import { periodEndOf, startSubscription } from './stripe-subscriptions.ts';

/** The buyer pays on the hosted page. A debit completes the session unpaid. */
export function paySession(
  account: Account,
  session: Stripe.Checkout.Session,
  means: PaymentSource,
): void {
  requireOpen(session);
  session.status = 'complete';
  session.url = null;
  if (session.mode === 'subscription') paySubscription(account, session, means);
  else if (session.amount_total !== 0) payOnce(account, session, means);
  session.customer_details = customerDetails(account, session);
  const { coupon } = detailsOf(account, session);
  if (coupon !== null) coupon.times_redeemed += 1;
  account.publish('checkout.session.completed', session);
}

/** The card is declined; the session stays open for another attempt. */
export function declineSession(account: Account, session: Stripe.Checkout.Session): void {
  requireOpen(session);
  if (session.mode === 'subscription' || session.amount_total === 0) return;
  const intent = intentOf(account, session);
  const charge = addCharge(account, intent, { kind: 'card' });
  intent.latest_charge = charge.id;
  fail(account, intent, charge);
}

/** The bank's response to a debit, which takes days in reality. */
export function settleSession(
  account: Account,
  session: Stripe.Checkout.Session,
  outcome: 'succeeded' | 'failed',
): void {
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') {
    throw invalidRequest('The session waits for no bank');
  }
  const invoice = account.invoices.find(toId(session.invoice) ?? '');
  if (invoice !== undefined) {
    settleInvoice(account, invoice, outcome);
    settleSubscription(account, session, outcome);
  } else {
    const intent = account.intents.get(toId(session.payment_intent) ?? '');
    const charge = account.charges.get(toId(intent.latest_charge) ?? '');
    const settle = outcome === 'succeeded' ? succeed : fail;
    settle(account, intent, charge);
  }
  if (outcome === 'succeeded') session.payment_status = 'paid';
  account.publish(`checkout.session.async_payment_${outcome}`, session);
}

function payOnce(account: Account, session: Stripe.Checkout.Session, means: PaymentSource): void {
  if (session.customer_creation === 'always') session.customer ??= newCustomer(account, session);
  const intent = intentOf(account, session);
  intent.customer = session.customer;
  chargeIntent(account, intent, means);
  if (intent.status === 'succeeded') session.payment_status = 'paid';
}

function paySubscription(
  account: Account,
  session: Stripe.Checkout.Session,
  means: PaymentSource,
): void {
  const { lines, subscriptionMetadata: metadata } = detailsOf(account, session);
  const customer = toId(session.customer) ?? newCustomer(account, session);
  session.customer = customer;
  const subscription = startSubscription(account, { customer, metadata, lines });
  const period = { start: subscription.start_date, end: periodEndOf(subscription) };
  const invoice = makeInvoice(account, subscription, {
    lines,
    period,
    reason: 'subscription_create',
  });
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  attemptPayment(account, invoice, means);
  if (invoice.status === 'paid' && invoice.total > 0) session.payment_status = 'paid';
}

function settleSubscription(
  account: Account,
  session: Stripe.Checkout.Session,
  outcome: 'succeeded' | 'failed',
): void {
  const subscription = account.subscriptions.find(toId(session.subscription) ?? '');
  if (subscription === undefined || outcome === 'succeeded') return;
  subscription.status = 'past_due';
  account.publish('customer.subscription.updated', subscription);
}

/** Created with the first payment attempt, not with the session. */
function intentOf(account: Account, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const known = account.intents.find(toId(session.payment_intent) ?? '');
  if (known !== undefined) return known;
  const details = detailsOf(account, session);
  const intent = makeIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customer: toId(session.customer),
    email: session.customer_email,
    metadata: details.intentMetadata,
    description: details.intentDescription,
  });
  session.payment_intent = intent.id;
  return intent;
}

function newCustomer(account: Account, session: Stripe.Checkout.Session): string {
  return addCustomer(account, session.customer_email ?? 'buyer@example.com').id;
}

function detailsOf(account: Account, session: Stripe.Checkout.Session) {
  const details = account.details.get(session.id);
  if (details === undefined) throw new Error(`${session.id} has no details`);
  return details;
}

function customerDetails(
  account: Account,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session.CustomerDetails {
  const customer = account.customers.find(toId(session.customer) ?? '');
  return {
    address: null,
    business_name: null,
    email: session.customer_email ?? customer?.email ?? 'buyer@example.com',
    individual_name: null,
    name: customer?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

function requireOpen(session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') throw invalidRequest(`The session is ${session.status}`);
}
