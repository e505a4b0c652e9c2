import { type Account, listOf, toId } from './stripe-account.ts';
import { invalidRequest } from './stripe-api-error.ts';

interface Fields {
  [name: string]: unknown;
}

/** A copy in which ids are replaced by the requested objects (`a.b`, `data.a`). */
export function expand(account: Account, object: object, paths: readonly string[]): object {
  return paths.reduce((result, path) => {
    const steps = path.split('.');
    if (steps.length > 4) throw invalidRequest('You can expand up to four levels', 'expand');
    return expandPath(account, result, steps);
  }, object);
}

function expandPath(account: Account, object: object, steps: readonly string[]): object {
  const [name, ...rest] = steps;
  if (name === undefined) return object;
  const fields: Fields = { ...object };
  const value = fields[name] ?? includable(account, fields, name);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${name}).`, 'expand');
  }
  if (value === null) return fields;
  fields[name] = expandValue(account, value, rest);
  return fields;
}

function expandValue(account: Account, value: unknown, rest: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => expandValue(account, item, rest));
  const object = typeof value === 'string' ? resolve(account, value) : value;
  if (typeof object !== 'object' || object === null) {
    throw invalidRequest(`This property cannot be expanded (${String(value)}).`, 'expand');
  }
  return expandPath(account, object, rest);
}

function resolve(account: Account, id: string): object | undefined {
  const prefix = id.slice(0, id.indexOf('_'));
  switch (prefix) {
    case 'cs':
      return account.sessions.find(id);
    case 'cus':
      return account.customers.find(id);
    case 'pi':
      return account.intents.find(id);
    case 'ch':
    case 'py':
      return account.charges.find(id);
    case 're':
      return account.refunds.find(id);
    case 'du':
      return account.disputes.find(id);
    case 'sub':
      return account.subscriptions.find(id);
    case 'in':
      return account.invoices.find(id);
    default:
      return account.coupons.find(id);
  }
}

/** Lists that Stripe omits unless requested. */
function includable(account: Account, fields: Fields, name: string): unknown {
  const id = String(fields.id);
  switch (`${String(fields.object)}.${name}`) {
    case 'checkout.session.line_items':
      return listOf(account.details.get(id)?.lines ?? [], `/v1/checkout/sessions/${id}/line_items`);
    case 'invoice.payments':
      return listOf(
        account.invoicePayments.all().filter((payment) => toId(payment.invoice) === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case 'charge.refunds':
      return listOf(
        account.refunds.all().filter((refund) => toId(refund.charge) === id),
        `/v1/charges/${id}/refunds`,
      );
    case 'customer.subscriptions':
      return listOf(
        account.subscriptions.all().filter((one) => toId(one.customer) === id),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return name in fields ? null : undefined;
  }
}
