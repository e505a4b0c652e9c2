import type Stripe from 'stripe';
import { type Account, listOf } from './stripe-account.ts';
import { addInterval } from './stripe-amounts.ts';
import { invalidRequest, resourceMissing } from './stripe-api-error.ts';
import type { Form } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';

export function startSubscription(
  account: Account,
  given: { customer: string; metadata: Record<string, string>; lines: readonly Stripe.LineItem[] },
): Stripe.Subscription {
  const id = newId('sub');
  const now = account.now();
  const recurring = given.lines.filter((line) => line.price?.recurring);
  const items = recurring.flatMap((line) => subscriptionItem(line, id, now));
  const subscription = account.subscriptions.add({
    ...unusedSubscriptionFields,
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: recurring[0]?.currency ?? 'eur',
    customer: given.customer,
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    metadata: given.metadata,
    start_date: now,
    status: 'active',
  });
  account.publish('customer.subscription.created', subscription);
  return subscription;
}

export function updateSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  form: Form,
): Stripe.Subscription {
  form.accept(['cancel_at_period_end', 'metadata', 'expand', 'cancellation_details']);
  const isOnlyMetadata = !form.has('cancel_at_period_end');
  if (isOver(subscription) && !isOnlyMetadata) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const cancels = form.boolean('cancel_at_period_end');
  if (cancels !== null) setCancellation(account, subscription, cancels);
  subscription.metadata = { ...subscription.metadata, ...form.metadata() };
  account.publish('customer.subscription.updated', subscription);
  return subscription;
}

/** The owner takes the cancellation back in Stripe's portal. */
export function resumeSubscription(account: Account, subscription: Stripe.Subscription): void {
  if (isOver(subscription)) throw invalidRequest('The subscription has ended');
  setCancellation(account, subscription, false);
  account.publish('customer.subscription.updated', subscription);
}

export function cancelSubscription(
  account: Account,
  subscription: Stripe.Subscription,
): Stripe.Subscription {
  if (isOver(subscription)) {
    throw resourceMissing('subscription', subscription.id, 'id');
  }
  return endSubscription(account, subscription, account.now());
}

export function periodEndOf(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.start_date;
}

function setCancellation(
  account: Account,
  subscription: Stripe.Subscription,
  cancels: boolean,
): void {
  subscription.cancel_at_period_end = cancels;
  subscription.cancel_at = cancels ? periodEndOf(subscription) : null;
  subscription.canceled_at = cancels ? account.now() : null;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = cancels ? 'cancellation_requested' : null;
  }
}

export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  at: number,
): Stripe.Subscription {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  account.publish('customer.subscription.deleted', subscription);
  return subscription;
}

export function isOver(subscription: Stripe.Subscription): boolean {
  return subscription.status === 'canceled';
}

function subscriptionItem(
  { price, quantity }: Stripe.LineItem,
  subscription: string,
  now: number,
): Stripe.SubscriptionItem[] {
  if (!price?.recurring) return [];
  const { interval, interval_count: count } = price.recurring;
  return [
    {
      id: newId('si', 10),
      object: 'subscription_item',
      billing_thresholds: null,
      created: now,
      current_period_end: addInterval(now, interval, count),
      current_period_start: now,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: planOf(price, price.recurring),
      price,
      quantity: quantity ?? 1,
      subscription,
      tax_rates: [],
    },
  ];
}

function planOf(price: Stripe.Price, recurring: Stripe.Price.Recurring): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

const unusedSubscriptionFields = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
