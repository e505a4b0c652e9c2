import type Stripe from 'stripe';
import type { Account, SessionDetails } from './stripe-account.ts';
import { formatAmount, sum } from './stripe-amounts.ts';
import { invalidRequest } from './stripe-api-error.ts';
import type { Form } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';
import { makeLineItems } from './stripe-line-items.ts';
import { checkoutLocales, sessionParameters } from './stripe-session-parameters.ts';

const [shortest, longest] = [30 * 60, 24 * 60 * 60];

export function createSession(account: Account, form: Form): Stripe.Checkout.Session {
  form.accept(sessionParameters);
  const mode = form.oneOf('mode', ['payment', 'subscription']) ?? modeIsMissing();
  const coupon = couponOf(account, form);
  const lines = makeLineItems(form.list('line_items'), coupon, account.now());
  checkLines(mode, lines);
  const session = account.sessions.add(newSession(account, form, { mode, lines, coupon }));
  account.details.set(session.id, detailsOf(form, lines, coupon));
  return session;
}

/** Ends an open session, so that it can't be paid. */
export function expireSession(
  account: Account,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  account.publish('checkout.session.expired', session);
  return session;
}

export function expireOverdueSessions(account: Account): void {
  const now = account.now();
  for (const session of account.sessions.all()) {
    if (session.status === 'open' && session.expires_at <= now) expireSession(account, session);
  }
}

function newSession(
  account: Account,
  form: Form,
  { mode, lines, coupon }: Pick<SessionDetails, 'lines' | 'coupon'> & { mode: Mode },
): Stripe.Checkout.Session {
  const id = newId('cs_test', 42);
  const subtotal = sum(lines.map((line) => line.amount_subtotal));
  const total = sum(lines.map((line) => line.amount_total));
  checkTotal(total, lines[0]?.currency ?? 'eur');
  const customer = customerOf(account, form);
  return {
    ...unusedSessionFields,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: form.text('cancel_url'),
    client_reference_id: form.text('client_reference_id'),
    created: account.now(),
    currency: lines[0]?.currency ?? null,
    customer: customer?.id ?? null,
    customer_creation: mode === 'payment' ? customerCreationOf(form) : null,
    customer_details: null,
    customer_email: form.text('customer_email'),
    discounts: coupon === null ? [] : [{ coupon: coupon.id, promotion_code: null }],
    expires_at: expiryOf(form, account.now()),
    locale: form.oneOf('locale', checkoutLocales),
    metadata: form.metadata(),
    mode,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: form.requiredText('success_url'),
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    url: `${account.baseUrl}/pay/${id}`,
  };
}

type Mode = 'payment' | 'subscription';

function customerCreationOf(form: Form): 'always' | 'if_required' {
  return form.oneOf('customer_creation', ['always', 'if_required']) ?? 'if_required';
}

function modeIsMissing(): never {
  throw invalidRequest('Missing required param: mode.', 'mode', 'parameter_missing');
}

function detailsOf(
  form: Form,
  lines: Stripe.LineItem[],
  coupon: Stripe.Coupon | null,
): SessionDetails {
  const intent = form.child('payment_intent_data');
  const subscription = form.child('subscription_data');
  if (intent !== null && form.text('mode') !== 'payment') {
    throw invalidRequest(
      'You can not pass `payment_intent_data` in `subscription` mode.',
      'payment_intent_data',
    );
  }
  if (subscription !== null && form.text('mode') !== 'subscription') {
    throw invalidRequest(
      'You can not pass `subscription_data` in `payment` mode.',
      'subscription_data',
    );
  }
  return {
    lines,
    coupon,
    intentMetadata: intent?.metadata() ?? {},
    intentDescription: intent?.text('description') ?? null,
    subscriptionMetadata: subscription?.metadata() ?? {},
  };
}

function couponOf(account: Account, form: Form): Stripe.Coupon | null {
  const discounts = form.list('discounts');
  if (discounts.length > 1) throw invalidRequest('Only one discount is possible', 'discounts');
  const [discount] = discounts;
  if (discount === undefined) return null;
  discount.accept(['coupon', 'promotion_code']);
  return account.coupons.get(discount.requiredText('coupon'), discount.pathOf('coupon'));
}

function customerOf(account: Account, form: Form): Stripe.Customer | null {
  const id = form.text('customer');
  if (id === null) return null;
  if (form.has('customer_email')) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  return account.customers.get(id, 'customer');
}

function expiryOf(form: Form, now: number): number {
  const wanted = form.integer('expires_at') ?? now + longest;
  if (wanted >= now + shortest && wanted <= now + longest) return wanted;
  const limit = wanted < now + shortest ? 'at least 30 minutes' : 'less than 24 hours';
  const message = `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`;
  throw invalidRequest(message, 'expires_at');
}

function checkLines(mode: Mode, lines: readonly Stripe.LineItem[]): void {
  if (lines.length === 0) {
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  const hasRecurring = lines.some((line) => line.price?.recurring);
  if (mode === 'payment' && hasRecurring) {
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && !hasRecurring) {
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
}

function checkTotal(total: number, currency: string): void {
  if (total === 0 || total >= 50) return;
  throw invalidRequest(
    `The Checkout Session's total amount due must add up to at least ${formatAmount(50, currency)}`,
    undefined,
    'amount_too_small',
  );
}

/** Options this shop never uses. */
const unusedSessionFields = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card', 'sepa_debit'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
