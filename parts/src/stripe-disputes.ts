import type Stripe from 'stripe';
import { type Account, toId } from './stripe-account.ts';
import { invalidRequest } from './stripe-api-error.ts';
import { newId } from './stripe-ids.ts';

/** The buyer's bank takes the money back until the dispute is decided. */
export function openDispute(
  account: Account,
  intent: Stripe.PaymentIntent,
  amount?: number,
): Stripe.Dispute {
  const dispute = addDispute(account, intent, { amount, status: 'needs_response' });
  account.publish('charge.dispute.created', dispute);
  account.publish('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The buyer's bank asks about the payment: no money moves, and it can be refunded. */
export function openInquiry(account: Account, intent: Stripe.PaymentIntent): Stripe.Dispute {
  const dispute = addDispute(account, intent, { status: 'warning_needs_response' });
  account.publish('charge.dispute.created', dispute);
  return dispute;
}

/** We answered it, the bank is satisfied, or it takes the money after all. */
export function changeInquiry(
  account: Account,
  dispute: Stripe.Dispute,
  step: 'answered' | 'closed' | 'escalated',
): void {
  if (!isOpenInquiry(dispute)) throw invalidRequest(`The dispute is ${dispute.status}`);
  if (step === 'escalated') escalate(account, dispute);
  else if (step === 'closed') close(account, dispute);
  else {
    dispute.status = 'warning_under_review';
    account.publish('charge.dispute.updated', dispute);
  }
}

function close(account: Account, dispute: Stripe.Dispute): void {
  dispute.status = 'warning_closed';
  account.publish('charge.dispute.closed', dispute);
}

function escalate(account: Account, dispute: Stripe.Dispute): void {
  const charge = account.charges.get(toId(dispute.charge) ?? '');
  dispute.status = 'needs_response';
  dispute.amount = charge.amount - charge.amount_refunded;
  dispute.is_charge_refundable = false;
  account.publish('charge.dispute.updated', dispute);
  account.publish('charge.dispute.funds_withdrawn', dispute);
}

/** A full refund ends the inquiries about a charge. */
export function closeInquiries(account: Account, charge: Stripe.Charge): void {
  const open = disputesOf(account, charge).filter(isOpenInquiry);
  for (const dispute of open) close(account, dispute);
}

export function isRefundable(account: Account, charge: Stripe.Charge): boolean {
  return disputesOf(account, charge).every((dispute) => dispute.is_charge_refundable);
}

function disputesOf(account: Account, { id }: Stripe.Charge): Stripe.Dispute[] {
  return account.disputes.all().filter((dispute) => toId(dispute.charge) === id);
}

function isOpenInquiry({ status }: Stripe.Dispute): boolean {
  return status === 'warning_needs_response' || status === 'warning_under_review';
}

function addDispute(
  account: Account,
  intent: Stripe.PaymentIntent,
  { amount, status }: { amount?: number | undefined; status: Stripe.Dispute.Status },
): Stripe.Dispute {
  const charge = account.charges.get(toId(intent.latest_charge) ?? '');
  const isDisputed = disputesOf(account, charge).some(({ status }) => status !== 'warning_closed');
  if (isDisputed) throw invalidRequest('The charge is disputed already');
  charge.disputed = true;
  return account.disputes.add({
    id: newId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
    evidence_details: {
      due_by: account.now() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: intent.id,
    reason: 'fraudulent',
    status,
  });
}

/** As at Stripe, a charge stays `disputed` even after the dispute is won. */
export function closeDispute(
  account: Account,
  dispute: Stripe.Dispute,
  outcome: 'won' | 'lost',
): void {
  if (dispute.status !== 'needs_response') {
    throw invalidRequest(`The dispute is ${dispute.status}`);
  }
  dispute.status = outcome;
  if (outcome === 'won') account.publish('charge.dispute.funds_reinstated', dispute);
  account.publish('charge.dispute.closed', dispute);
}

const emptyEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
