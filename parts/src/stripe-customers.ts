import type Stripe from 'stripe';
import type { Account } from './stripe-account.ts';
import { invalidRequest } from './stripe-api-error.ts';
import type { Form } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';

const customerParameters = [
  'email',
  'name',
  'description',
  'metadata',
  'address',
  'phone',
  'preferred_locales',
  'expand',
  'invoice_settings',
  'shipping',
  'tax_exempt',
  'business_name',
  'individual_name',
];

export function createCustomer(account: Account, form: Form): Stripe.Customer {
  form.accept(customerParameters);
  const customer = addCustomer(account, form.text('email'));
  customer.name = form.text('name');
  customer.description = form.text('description');
  customer.metadata = form.metadata();
  customer.preferred_locales = form.texts('preferred_locales');
  const address = form.child('address');
  if (address !== null) customer.address = addressOf(address);
  return customer;
}

export function addCustomer(account: Account, email: string | null): Stripe.Customer {
  return account.customers.add({
    id: newId('cus', 10),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
  });
}

export function createCoupon(account: Account, form: Form): Stripe.Coupon {
  form.accept([
    'id',
    'amount_off',
    'percent_off',
    'currency',
    'duration',
    'duration_in_months',
    'name',
    'metadata',
    'max_redemptions',
    'redeem_by',
    'expand',
    'applies_to',
  ]);
  const amountOff = form.integer('amount_off');
  const percentOff = form.text('percent_off');
  if ((amountOff === null) === (percentOff === null)) {
    throw invalidRequest('You must pass either percent_off or amount_off, and not both');
  }
  if (amountOff !== null && amountOff < 1) {
    throw invalidRequest('This value must be greater than 0', 'amount_off');
  }
  const id = form.text('id') ?? newId('coupon', 8).slice(7);
  if (account.coupons.find(id)) {
    throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists');
  }
  return account.coupons.add({
    id,
    object: 'coupon',
    amount_off: amountOff,
    created: account.now(),
    currency: amountOff === null ? null : form.requiredText('currency').toLowerCase(),
    duration: form.oneOf('duration', ['once', 'forever', 'repeating']) ?? 'once',
    duration_in_months: form.integer('duration_in_months'),
    livemode: false,
    max_redemptions: form.integer('max_redemptions'),
    metadata: form.metadata(),
    name: form.text('name'),
    percent_off: percentOff === null ? null : Number(percentOff),
    redeem_by: form.integer('redeem_by'),
    times_redeemed: 0,
    valid: true,
  });
}

function addressOf(form: Form): Stripe.Address {
  form.accept(['city', 'country', 'line1', 'line2', 'postal_code', 'state']);
  return {
    city: form.text('city'),
    country: form.text('country'),
    line1: form.text('line1'),
    line2: form.text('line2'),
    postal_code: form.text('postal_code'),
    state: form.text('state'),
  };
}
