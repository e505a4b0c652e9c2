import type Stripe from 'stripe';
import { type Account, toId } from './stripe-account.ts';
import { formatAmount } from './stripe-amounts.ts';
import { invalidRequest } from './stripe-api-error.ts';
import { closeInquiries, isRefundable } from './stripe-disputes.ts';
import type { Form } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';

const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

interface Input {
  amount: number | null;
  reason: Stripe.Refund['reason'];
  metadata: Record<string, string>;
}

export function createRefund(account: Account, form: Form): Stripe.Refund {
  form.accept(['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  return refundCharge(account, findChargeFor(account, form), {
    amount: form.integer('amount'),
    reason: form.oneOf('reason', refundReasons),
    metadata: form.metadata(),
  });
}

/**
 * Card refunds succeed immediately, as far as Stripe reports; a debit's refund waits for the bank.
 */
export function refundCharge(account: Account, charge: Stripe.Charge, input: Input): Stripe.Refund {
  requireRefundable(account, charge);
  const amount = refundableAmount(charge, input.amount);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = account.refunds.add({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: input.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: charge.payment_method_details?.type === 'sepa_debit' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  });
  account.publish('refund.created', refund);
  account.publish('charge.refunded', charge);
  account.publish('refund.updated', refund);
  if (charge.refunded) closeInquiries(account, charge);
  return refund;
}

/** The buyer's bank returns the money to us. */
export function failRefund(account: Account, refund: Stripe.Refund): void {
  if (refund.status === 'failed') throw invalidRequest('The refund has failed already');
  const charge = account.charges.get(toId(refund.charge) ?? '');
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = newId('txn');
  account.publish('refund.failed', refund);
  account.publish('refund.updated', refund);
}

/** The bank has received a pending refund. */
export function completeRefund(account: Account, refund: Stripe.Refund): void {
  if (refund.status !== 'pending') throw invalidRequest(`The refund is ${refund.status}`);
  refund.status = 'succeeded';
  account.publish('refund.updated', refund);
}

function findChargeFor(account: Account, form: Form): Stripe.Charge {
  const chargeId = form.text('charge');
  if (chargeId !== null) return account.charges.get(chargeId, 'charge');
  const intent = account.intents.get(form.requiredText('payment_intent'), 'payment_intent');
  const charge = account.charges.find(toId(intent.latest_charge) ?? '');
  if (charge?.status === 'succeeded') return charge;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    undefined,
    'payment_intent_unexpected_state',
  );
}

function requireRefundable(account: Account, charge: Stripe.Charge): void {
  if (isRefundable(account, charge)) return;
  const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
  throw invalidRequest(message, undefined, 'charge_disputed');
}

function refundableAmount(charge: Stripe.Charge, wanted: number | null): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, undefined, 'charge_already_refunded');
  }
  const amount = wanted ?? left;
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount');
  if (amount > left) {
    const [query, rest] = [
      formatAmount(amount, charge.currency),
      formatAmount(left, charge.currency),
    ];
    throw invalidRequest(
      `Refund amount (${query}) is greater than unrefunded amount on charge (${rest})`,
      'amount',
    );
  }
  return amount;
}
