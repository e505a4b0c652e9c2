import type Stripe from 'stripe';
import { type Account, toId } from './stripe-account.ts';
import { invalidRequest, StripeApiError } from './stripe-api-error.ts';
import { createCoupon, createCustomer } from './stripe-customers.ts';
import { isOfType, type StoredEvent } from './stripe-events.ts';
import type { Form } from './stripe-form.ts';
import { newId } from './stripe-ids.ts';
import { page } from './stripe-lists.ts';
import { createRefund } from './stripe-refunds.ts';
import { createSession, expireSession } from './stripe-sessions.ts';
import { cancelSubscription, updateSubscription } from './stripe-subscriptions.ts';

/** What a handler gets: the account, the parameters, and the id in the path. */
export interface Call {
  account: Account;
  form: Form;
  id: string;
}

type Handler = (call: Call) => object;

export interface Route {
  method: string;
  pattern: RegExp;
  handle: Handler;
}

/** The handler of a path, and the id in it. */
export function findRoute(method: string, path: string): { handle: Handler; id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match !== null) return { handle: route.handle, id: match[1] ?? '' };
  }
  throw new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

const handlers: Record<string, Handler> = {
  'POST /v1/customers': ({ account, form }) => createCustomer(account, form),
  'GET /v1/customers/:id': ({ account, id }) => account.customers.get(id),
  'GET /v1/customers': ({ account, form }) =>
    page(account.customers.all(), form, { url: '/v1/customers', equal: ['email'] }),

  'POST /v1/coupons': ({ account, form }) => createCoupon(account, form),
  'GET /v1/coupons/:id': ({ account, id }) => account.coupons.get(id),

  'POST /v1/checkout/sessions': ({ account, form }) => createSession(account, form),
  'GET /v1/checkout/sessions/:id': ({ account, id }) => account.sessions.get(id),
  'POST /v1/checkout/sessions/:id/expire': ({ account, id }) =>
    expireSession(account, account.sessions.get(id)),
  'GET /v1/checkout/sessions': ({ account, form }) =>
    page(account.sessions.all(), form, {
      url: '/v1/checkout/sessions',
      equal: ['status', 'payment_intent', 'subscription', 'customer'],
    }),

  'GET /v1/payment_intents/:id': ({ account, id }) => account.intents.get(id),
  'GET /v1/payment_intents': ({ account, form }) =>
    page(account.intents.all(), form, { url: '/v1/payment_intents', equal: ['customer'] }),

  'GET /v1/charges/:id': ({ account, id }) => account.charges.get(id),
  'GET /v1/charges': ({ account, form }) =>
    page(account.charges.all(), form, {
      url: '/v1/charges',
      equal: ['payment_intent', 'customer'],
    }),

  'POST /v1/refunds': ({ account, form }) => createRefund(account, form),
  'GET /v1/refunds/:id': ({ account, id }) => account.refunds.get(id),
  'GET /v1/refunds': ({ account, form }) =>
    page(account.refunds.all(), form, {
      url: '/v1/refunds',
      equal: ['payment_intent', 'charge'],
    }),

  'GET /v1/disputes/:id': ({ account, id }) => account.disputes.get(id),
  'GET /v1/disputes': ({ account, form }) =>
    page(account.disputes.all(), form, {
      url: '/v1/disputes',
      equal: ['payment_intent', 'charge'],
    }),

  'GET /v1/subscriptions/:id': ({ account, id }) => account.subscriptions.get(id),
  'POST /v1/subscriptions/:id': ({ account, form, id }) =>
    updateSubscription(account, account.subscriptions.get(id), form),
  'DELETE /v1/subscriptions/:id': ({ account, id }) =>
    cancelSubscription(account, account.subscriptions.get(id)),
  'GET /v1/subscriptions': listSubscriptions,

  'GET /v1/invoices/:id': ({ account, id }) => account.invoices.get(id),
  'GET /v1/invoices': ({ account, form }) =>
    page(account.invoices.all(), form, {
      url: '/v1/invoices',
      equal: ['customer', 'status'],
      others: ['subscription'],
      matches: (invoice) =>
        !form.has('subscription') ||
        toId(invoice.parent?.subscription_details?.subscription) === form.text('subscription'),
    }),
  'GET /v1/invoice_payments/:id': ({ account, id }) => account.invoicePayments.get(id),
  'GET /v1/invoice_payments': listInvoicePayments,

  'POST /v1/billing_portal/sessions': createPortal,

  'GET /v1/events/:id': ({ account, id }) => eventBody(account.events.get(id)),
  'GET /v1/events': listEvents,
};

const routes: readonly Route[] = Object.entries(handlers).map(([key, handle]) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), handle };
});

/** Ended ones are only listed on request, as at Stripe. */
function listSubscriptions({ account, form }: Call): object {
  const status = form.text('status');
  return page(account.subscriptions.all(), form, {
    url: '/v1/subscriptions',
    equal: ['customer'],
    others: ['status'],
    matches: (one) =>
      status === 'all' || (status === null ? one.status !== 'canceled' : one.status === status),
  });
}

function listInvoicePayments({ account, form }: Call): object {
  const payment = form.child('payment');
  payment?.accept(['type', 'payment_intent']);
  const intent = payment?.text('payment_intent') ?? null;
  return page(account.invoicePayments.all(), form, {
    url: '/v1/invoice_payments',
    equal: ['invoice', 'status'],
    others: ['payment'],
    matches: (one) => intent === null || toId(one.payment.payment_intent) === intent,
  });
}

function listEvents({ account, form }: Call): object {
  const types = form.has('type') ? [form.requiredText('type')] : form.texts('types');
  const isDelivered = form.boolean('delivery_success');
  const found = page(account.events.all(), form, {
    url: '/v1/events',
    others: ['type', 'types', 'delivery_success'],
    matches: (event) =>
      (types.length === 0 || types.some((pattern) => isOfType(event.type, pattern))) &&
      (isDelivered === null || event.isDelivered === isDelivered),
  });
  return { ...found, data: found.data.map(eventBody) };
}

function eventBody(event: StoredEvent): Stripe.Event {
  const body: Stripe.Event = JSON.parse(event.payload);
  return { ...body, pending_webhooks: event.isDelivered ? 0 : 1 };
}

function createPortal({ account, form }: Call): Stripe.BillingPortal.Session {
  form.accept(['customer', 'return_url', 'configuration', 'locale', 'flow_data', 'expand']);
  if (form.has('flow_data')) throw invalidRequest('The stand-in has no flows', 'flow_data');
  const id = newId('bps');
  return account.portals.add({
    id,
    object: 'billing_portal.session',
    configuration: form.text('configuration') ?? 'bpc_standin',
    created: account.now(),
    customer: account.customers.get(form.requiredText('customer'), 'customer').id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: form.text('locale'),
    on_behalf_of: null,
    return_url: form.text('return_url'),
    url: `${account.baseUrl}/portal/${id}`,
  });
}
