import Stripe from 'stripe';
import { computeDiscounts } from './stripe-amounts.ts';
import { invalidRequest } from './stripe-api-error.ts';
import type { Form } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';

/** A session's lines with their amounts; the stand-in calculates them itself, as Stripe does. */
export function makeLineItems(
  forms: readonly Form[],
  coupon: Stripe.Coupon | null,
  now: number,
): Stripe.LineItem[] {
  const lines = forms.map((form) => makeLineItem(form, now));
  const discounts = computeDiscounts(
    lines.map((line) => line.amount_subtotal),
    coupon,
  );
  for (const [index, line] of lines.entries()) {
    line.amount_discount = discounts[index] ?? 0;
    line.amount_total = line.amount_subtotal - line.amount_discount;
  }
  const currencies = new Set(lines.map((line) => line.currency));
  if (currencies.size > 1) throw invalidRequest('All prices must have the same currency');
  return lines;
}

function makeLineItem(form: Form, now: number): Stripe.LineItem {
  form.accept(['price_data', 'quantity', 'adjustable_quantity', 'metadata', 'dynamic_tax_rates']);
  const data = form.child('price_data');
  if (data === null) {
    throw invalidRequest(
      'The stand-in knows no saved prices: use price_data',
      form.pathOf('price'),
    );
  }
  const quantity = form.integer('quantity') ?? 1;
  if (quantity < 1) throw invalidRequest('Quantity must be 1 or more', form.pathOf('quantity'));
  const price = makePrice(data, now);
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: data.child('product_data')?.requiredText('name') ?? null,
    metadata: form.metadata(),
    price,
    quantity,
  };
}

function makePrice(form: Form, now: number): Stripe.Price {
  form.accept(['currency', 'product', 'product_data', 'recurring', 'tax_behavior', 'unit_amount']);
  form
    .child('product_data')
    ?.accept(['name', 'description', 'images', 'metadata', 'tax_code', 'unit_label']);
  if (!form.has('product') && !form.has('product_data')) {
    throw invalidRequest('One of product or product_data is needed', form.pathOf('product_data'));
  }
  const unitAmount = form.requiredInteger('unit_amount');
  if (unitAmount < 0) {
    throw invalidRequest('This value must be 0 or more', form.pathOf('unit_amount'));
  }
  const recurring = form.child('recurring');
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: now,
    currency: form.requiredText('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: form.text('product') ?? newId('prod', 10),
    recurring: recurring === null ? null : recurrenceOf(recurring),
    tax_behavior: form.oneOf('tax_behavior', ['inclusive', 'exclusive', 'unspecified']),
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(unitAmount),
  };
}

function recurrenceOf(form: Form): Stripe.Price.Recurring {
  form.accept(['interval', 'interval_count']);
  return {
    interval: form.oneOf('interval', ['day', 'week', 'month', 'year']) ?? 'month',
    interval_count: form.integer('interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
