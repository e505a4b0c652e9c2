import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from './stripe-account.ts';
import { newId } from './stripe-ids.ts';

export type PaymentKind = 'card' | 'sepa_debit';

/** What someone pays with; without a number, their default card. */
export interface PaymentSource {
  kind: PaymentKind;
  card?: string | undefined;
}

interface Payment {
  amount: number;
  currency: string;
  customer: string | null;
  email: string | null;
  metadata: Record<string, string>;
  description: string | null;
}

export function makeIntent(account: Account, payment: Payment): Stripe.PaymentIntent {
  const id = newId('pi');
  return account.intents.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_standin`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_record: null,
    processing: null,
    receipt_email: payment.email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
}

/** One attempt to pay: a card answers immediately, a debit is `pending` until the bank does. */
export function chargeIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  means: PaymentSource,
): Stripe.Charge {
  const charge = addCharge(account, intent, means);
  intent.latest_charge = charge.id;
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  intent.status = 'processing';
  if (means.kind === 'card') succeed(account, intent, charge);
  return charge;
}

export function succeed(
  account: Account,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.balance_transaction = newId('txn');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  account.publish('charge.succeeded', charge);
  account.publish('payment_intent.succeeded', intent);
}

/** The bank or the card declines; the same intent can be tried again. */
export function fail(account: Account, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  const message = 'Your card was declined.';
  charge.status = 'failed';
  charge.failure_code = 'card_declined';
  charge.failure_message = message;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    charge: charge.id,
    message,
  };
  account.publish('charge.failed', charge);
  account.publish('payment_intent.payment_failed', intent);
}

export function addCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  { kind, card = cardOf(intent) }: PaymentSource,
): Stripe.Charge {
  return account.charges.add({
    id: newId(kind === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: intent.receipt_email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'STAND-IN',
    captured: false,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: paymentDetails(kind, card),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  });
}

/** The details that a shop reads; those of networks and wallets are left out. */
function paymentDetails(kind: PaymentKind, number: string): Stripe.Charge.PaymentMethodDetails {
  const shared = { country: 'SK', last4: number.slice(-4), fingerprint: fingerprintOf(number) };
  const details =
    kind === 'card'
      ? { type: kind, card: { ...shared, brand: 'visa', exp_month: 12 } }
      : { type: kind, sepa_debit: { ...shared, bank_code: '1200' } };
  // Correct for every field that is present; the absent ones are documented as nullable.
  return details as Stripe.Charge.PaymentMethodDetails;
}

/** Everyone has their own card, always the same, unless another is given. */
function cardOf({ receipt_email: email, customer, id }: Stripe.PaymentIntent): string {
  const payer = email ?? (typeof customer === 'string' ? customer : id);
  const digits = BigInt(`0x${createHash('sha256').update(payer).digest('hex').slice(0, 12)}`);
  return `4242${digits.toString().padStart(12, '0').slice(-12)}`;
}

/** As at Stripe: stable per number, and not reversible. */
function fingerprintOf(number: string): string {
  return createHash('sha256').update(`stand-in:${number}`).digest('hex').slice(0, 16);
}
