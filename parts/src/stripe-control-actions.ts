import { type Account, toId } from './stripe-account.ts';
import type { AccountContext } from './stripe-account-context.ts';
import { invalidRequest } from './stripe-api-error.ts';
import { defaultBehaviour } from './stripe-deliveries.ts';
import { changeInquiry, closeDispute, openDispute, openInquiry } from './stripe-disputes.ts';
import { Form } from './stripe-form.ts';
import { declineSession, paySession, settleSession } from './stripe-payments.ts';
import { completeRefund, failRefund, refundCharge } from './stripe-refunds.ts';
import { beginPeriod, chargeRenewal, payOpenInvoice, settleRenewal } from './stripe-renewals.ts';
import { resumeSubscription } from './stripe-subscriptions.ts';

/** Operations on the stand-in as a whole, not on one account. */
export interface Operator {
  openAccount(account: {
    secretKey: string;
    webhookSecret: string;
    webhookUrl: string | null;
  }): void;
  setClock(now: Date | null): void;
}

type ControlAction = (call: {
  seat: AccountContext;
  form: Form;
  operator: Operator;
}) => object | Promise<object>;

const renewalOutcomes = ['paid', 'failed', 'processing'] as const;

/** The calls of stripe-control.ts, by the last segment of their path. */
export const controlActions: Record<string, ControlAction> = {
  'open-account': ({ form, operator }) => {
    operator.openAccount({
      secretKey: form.requiredText('secretKey'),
      webhookSecret: form.requiredText('webhookSecret'),
      webhookUrl: form.text('webhookUrl'),
    });
    return {};
  },
  'set-webhook': ({ seat, form }) => {
    const before = seat.deliveries.endpoint;
    seat.deliveries.endpoint = {
      url: form.text('url'),
      secret: form.text('secret') ?? before.secret,
      events: form.has('events') ? form.texts('events') : before.events,
    };
    return {};
  },
  'set-deliveries': ({ seat, form }) => {
    seat.deliveries.behave(behaviourOf(form));
    return {};
  },
  flush: async ({ seat }) => {
    await seat.deliveries.flush();
    return { waiting: seat.deliveries.waiting };
  },
  'list-events': ({ seat }) =>
    seat.account.events.all().map(({ id, type, isDelivered }) => ({ id, type, isDelivered })),
  'list-deliveries': ({ seat }) => seat.deliveries.records,
  pay: ({ seat: { account }, form }) => {
    const kind = form.oneOf('method', ['card', 'sepa_debit']) ?? 'card';
    const card = form.text('card') ?? undefined;
    paySession(account, sessionOf(account, form), { kind, card });
    return {};
  },
  decline: ({ seat: { account }, form }) => {
    declineSession(account, sessionOf(account, form));
    return {};
  },
  settle: ({ seat: { account }, form }) => {
    const outcome = form.oneOf('outcome', ['succeeded', 'failed']) ?? 'succeeded';
    settleSession(account, sessionOf(account, form), outcome);
    return {};
  },
  renew: ({ seat: { account }, form }) => {
    const subscription = account.subscriptions.get(form.requiredText('subscription'));
    const outcome = form.oneOf('outcome', ['draft', ...renewalOutcomes]) ?? 'paid';
    const invoice = beginPeriod(account, subscription);
    if (invoice && outcome !== 'draft') chargeRenewal(account, invoice, outcome);
    return { invoice: invoice?.id ?? null };
  },
  resume: ({ seat: { account }, form }) => {
    resumeSubscription(account, account.subscriptions.get(form.requiredText('subscription')));
    return {};
  },
  'charge-renewal': ({ seat: { account }, form }) => {
    const outcome = form.oneOf('outcome', renewalOutcomes) ?? 'paid';
    chargeRenewal(account, invoiceOf(account, form), outcome);
    return {};
  },
  'settle-renewal': ({ seat: { account }, form }) => {
    const outcome = form.oneOf('outcome', ['succeeded', 'failed']) ?? 'succeeded';
    settleRenewal(account, invoiceOf(account, form), outcome);
    return {};
  },
  'pay-invoice': ({ seat: { account }, form }) => {
    payOpenInvoice(account, invoiceOf(account, form));
    return {};
  },
  'open-dispute': ({ seat: { account }, form }) => {
    const intent = intentOf(account, form);
    return { dispute: openDispute(account, intent, form.integer('amount') ?? undefined).id };
  },
  'open-inquiry': ({ seat: { account }, form }) => ({
    dispute: openInquiry(account, intentOf(account, form)).id,
  }),
  'change-inquiry': ({ seat: { account }, form }) => {
    const dispute = account.disputes.get(form.requiredText('dispute'));
    const step = form.oneOf('step', ['answered', 'closed', 'escalated']) ?? 'closed';
    changeInquiry(account, dispute, step);
    return {};
  },
  'close-dispute': ({ seat: { account }, form }) => {
    const dispute = account.disputes.get(form.requiredText('dispute'));
    closeDispute(account, dispute, form.oneOf('outcome', ['won', 'lost']) ?? 'lost');
    return {};
  },
  refund: ({ seat: { account }, form }) => {
    const charge = account.charges.get(toId(intentOf(account, form).latest_charge) ?? '');
    const input = { amount: form.integer('amount'), reason: null, metadata: {} };
    return { refund: refundCharge(account, charge, input).id };
  },
  'fail-refund': ({ seat: { account }, form }) => {
    failRefund(account, account.refunds.get(form.requiredText('refund')));
    return {};
  },
  'complete-refund': ({ seat: { account }, form }) => {
    completeRefund(account, account.refunds.get(form.requiredText('refund')));
    return {};
  },
  'break-api': ({ seat, form }) => {
    seat.outages.plan({
      kind: form.oneOf('kind', ['refuse', 'hang', 'cut']) ?? 'refuse',
      status: form.integer('status') ?? 500,
      times: form.integer('times') ?? 1,
      path: form.text('path') ?? '/',
    });
    return {};
  },
  'restore-api': ({ seat }) => {
    seat.outages.end();
    return {};
  },
  'set-clock': ({ form, operator }) => {
    const text = form.text('now');
    operator.setClock(text === null ? null : new Date(text));
    return {};
  },
};

/** The JSON of a control call, validated like the API's forms. */
export function parseJsonForm(json: string): Form {
  return new Form(branchOf(JSON.parse(json === '' ? '{}' : json)));
}

interface Branch {
  [name: string]: Branch | string;
}

function branchOf(value: object): Branch {
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(
    entries.map(([name, entry]) => [
      name,
      typeof entry === 'object' ? branchOf(entry) : String(entry),
    ]),
  );
}

function behaviourOf(form: Form) {
  form.accept(Object.keys(defaultBehaviour));
  const entries = form.names().map((name) => {
    const text = form.requiredText(name);
    const value = text === 'true' || text === 'false' ? text === 'true' : Number(text);
    if (Number.isNaN(value)) throw invalidRequest(`Invalid number: ${text}`, name);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

function sessionOf(account: Account, form: Form) {
  return account.sessions.get(form.requiredText('session'));
}

function invoiceOf(account: Account, form: Form) {
  return account.invoices.get(form.requiredText('invoice'));
}

function intentOf(account: Account, form: Form) {
  return account.intents.get(form.requiredText('paymentIntent'));
}
