import type Stripe from 'stripe';
import { type Account, listOf, toId } from './stripe-account.ts';
import { sum } from './stripe-amounts.ts';
import {
  addCharge,
  chargeIntent,
  fail,
  makeIntent,
  type PaymentSource,
  succeed,
} from './stripe-charges.ts';
import { newId } from './stripe-ids.ts';

interface Period {
  start: number;
  end: number;
}

interface NewInvoice {
  lines: readonly Stripe.LineItem[];
  period: Period;
  reason: 'subscription_create' | 'subscription_cycle';
}

/** An open invoice of a subscription, with its payment intent. */
export function makeInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  made: NewInvoice,
): Stripe.Invoice {
  const invoice = draftInvoice(account, subscription, made);
  finalizeInvoice(account, invoice);
  return invoice;
}

/** Without a number and a payment until it is finalized. */
export function draftInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  { lines, period, reason }: NewInvoice,
): Stripe.Invoice {
  const id = newId('in');
  const subtotal = sum(lines.map((line) => line.amount_subtotal));
  const total = sum(lines.map((line) => line.amount_total));
  const customer = account.customers.get(toId(subscription.customer) ?? '');
  const invoice = account.invoices.add({
    ...unusedInvoiceFields,
    id,
    object: 'invoice',
    amount_due: total,
    amount_remaining: total,
    auto_advance: true,
    automatically_finalizes_at: account.now() + 3_600,
    billing_reason: reason,
    created: account.now(),
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    effective_at: null,
    lines: listOf(
      lines.map((line) => invoiceLine(line, { id, subscription, period })),
      `/v1/invoices/${id}/lines`,
    ),
    metadata: {},
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.start,
    period_start: period.start,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

export function finalizeInvoice(account: Account, invoice: Stripe.Invoice): void {
  const earlier = account.invoices.all().filter(({ number }) => number !== null);
  invoice.number = `STANDIN-${String(earlier.length + 1).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.auto_advance = false;
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = account.now();
  invoice.status_transitions.finalized_at = account.now();
  if (invoice.total > 0) addPayment(account, invoice);
}

/** One attempt to pay an open invoice. A debit leaves it open until the bank responds. */
export function attemptPayment(
  account: Account,
  invoice: Stripe.Invoice,
  means: PaymentSource,
): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const intent = intentOf(account, invoice);
  if (intent !== undefined) chargeIntent(account, intent, means);
  // Without an intent nothing is due.
  if (intent === undefined || intent.status === 'succeeded') markPaid(account, invoice);
}

/** The bank's response to a debit. */
export function settleInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  outcome: 'succeeded' | 'failed',
): void {
  const intent = intentOf(account, invoice);
  const charge = account.charges.find(toId(intent?.latest_charge) ?? '');
  if (intent === undefined || charge === undefined) return;
  if (outcome === 'failed') {
    fail(account, intent, charge);
    account.publish('invoice.payment_failed', invoice);
    return;
  }
  succeed(account, intent, charge);
  markPaid(account, invoice);
}

/** The customer's card is declined. */
export function refuseInvoice(account: Account, invoice: Stripe.Invoice): void {
  const intent = intentOf(account, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = account.now() + 3 * 86_400;
  if (intent !== undefined) {
    const charge = addCharge(account, intent, { kind: 'card' });
    intent.latest_charge = charge.id;
    fail(account, intent, charge);
  }
  account.publish('invoice.payment_failed', invoice);
}

function intentOf(account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined {
  const payment = account.invoicePayments.all().find((one) => toId(one.invoice) === invoice.id);
  return account.intents.find(toId(payment?.payment.payment_intent) ?? '');
}

function addPayment(account: Account, invoice: Stripe.Invoice): void {
  const intent = makeIntent(account, {
    amount: invoice.total,
    currency: invoice.currency,
    customer: toId(invoice.customer),
    email: invoice.customer_email,
    metadata: {},
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
  });
  account.invoicePayments.add({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.total,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

function markPaid(account: Account, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = account.now();
  const payment = account.invoicePayments.all().find((one) => toId(one.invoice) === invoice.id);
  if (payment !== undefined) {
    payment.status = 'paid';
    payment.amount_paid = invoice.total;
    payment.status_transitions.paid_at = account.now();
  }
  account.publish('invoice.paid', invoice);
}

function invoiceLine(
  line: Stripe.LineItem,
  of: { id: string; subscription: Stripe.Subscription; period: Period },
): Stripe.InvoiceLineItem {
  const item = of.subscription.items.data.find((one) => one.price.id === line.price?.id);
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount_subtotal,
    currency: line.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: of.id,
    livemode: false,
    metadata: of.subscription.metadata,
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: null,
            subscription: of.subscription.id,
            subscription_item: item.id,
          },
          type: 'subscription_item_details',
        }
      : null,
    period: of.period,
    pretax_credit_amounts: [],
    pricing: line.price && {
      price_details: { price: line.price.id, product: toId(line.price.product) ?? '' },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: null,
    subscription: of.subscription.id,
    subtotal: line.amount_subtotal,
    taxes: [],
  };
}

const unusedInvoiceFields = {
  account_country: 'SK',
  account_name: 'Stand-in',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
