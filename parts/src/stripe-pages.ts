import type Stripe from 'stripe';
import { type Account, toId } from './stripe-account.ts';
import { formatAmount } from './stripe-amounts.ts';

/** Replaces Stripe's hosted page while a session is open. */
export function renderPayPage(
  account: Account,
  session: Stripe.Checkout.Session,
  isDeclined: boolean,
): string {
  const lines = account.details.get(session.id)?.lines ?? [];
  const currency = session.currency ?? 'eur';
  const discount = session.total_details?.amount_discount ?? 0;
  const rows = lines.map((line) => {
    const interval = line.price?.recurring ? ` each ${line.price.recurring.interval}` : '';
    const title = `${line.quantity ?? 1} × ${line.description ?? 'Item'}${interval}`;
    return row(title, formatAmount(line.amount_subtotal, currency));
  });
  if (discount > 0) rows.push(row('Discount', `-${formatAmount(discount, currency)}`));
  const due = session.amount_total ?? 0;
  const buttons = [
    button('pay', due === 0 ? 'Complete the order' : `Pay ${formatAmount(due, currency)}`),
    ...(due === 0
      ? []
      : [button('sepa', 'Pay by SEPA debit'), button('decline', 'Decline the card')]),
    ...(session.cancel_url === null ? [] : [button('back', 'Back')]),
  ];
  return pageOf(
    'Pay',
    `${isDeclined ? '<p role="alert">Your card was declined. Nothing was charged.</p>' : ''}
<table><caption>${escapeHtml(session.customer_email ?? 'Your order')}</caption>
<tbody>${rows.join('\n')}</tbody>
<tfoot>${row('Total', formatAmount(due, currency))}</tfoot></table>
<form method="post" action="/pay/${session.id}">${buttons.join('\n')}</form>`,
  );
}

/** The page of an ended session. */
export function renderEndedPage(session: Stripe.Checkout.Session): string {
  const [sentence, address] =
    session.status === 'complete'
      ? ['This order is complete.', successUrl(session)]
      : ['This page has expired. Nothing was charged.', session.cancel_url];
  const link =
    address === null ? '' : `<p><a href="${escapeHtml(address)}">Back to the shop</a></p>`;
  return pageOf('Nothing to pay', `<p>${sentence}</p>${link}`);
}

export function renderPortalPage(account: Account, portal: Stripe.BillingPortal.Session): string {
  const subscriptions = account.subscriptions
    .all()
    .filter((subscription) => toId(subscription.customer) === portal.customer);
  const entries = subscriptions.map((subscription) => portalEntry(portal, subscription));
  const back =
    portal.return_url === null
      ? ''
      : `<p><a href="${escapeHtml(portal.return_url)}">Back to the shop</a></p>`;
  return pageOf(
    'Your subscriptions',
    `${entries.length === 0 ? '<p>There are none.</p>' : `<ul>${entries.join('\n')}</ul>`}${back}`,
  );
}

export function renderMissingPage(): string {
  return pageOf('Not found', '<p>There is no such page here.</p>');
}

export function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function portalEntry(
  portal: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): string {
  const [item] = subscription.items.data;
  const price = item?.price;
  const cost = formatAmount(price?.unit_amount ?? 0, subscription.currency);
  const end = new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10);
  const name = `${cost} each ${price?.recurring?.interval ?? 'month'}`;
  const state = subscription.cancel_at_period_end ? `ends on ${end}` : subscription.status;
  const act = subscription.cancel_at_period_end ? 'keep' : 'cancel';
  const words = act === 'keep' ? 'Keep the subscription' : 'Cancel the subscription';
  const form =
    subscription.status === 'canceled'
      ? ''
      : `<form method="post" action="/portal/${portal.id}">
<input type="hidden" name="subscription" value="${subscription.id}">${button(act, words)}</form>`;
  return `<li>${escapeHtml(name)}, ${escapeHtml(state)}, paid until ${end}${form}</li>`;
}

function pageOf(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} (stand-in for Stripe)</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 28rem; margin: 8vh auto; padding: 0 1rem; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 1rem; }
caption, th { text-align: start; font-weight: inherit; }
td { text-align: end; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { border-block-start: 1px solid; padding-block-start: .5rem; font-weight: 600; }
button { display: block; inline-size: 100%; margin-block: .5rem; padding: .75rem 1rem; font: inherit; }
.note { border: 1px dashed; border-radius: .5rem; padding: .5rem 1rem; }
</style>
</head>
<body>
<main>
<p class="note">This page stands in for Stripe. No money moves here.</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function row(title: string, amount: string): string {
  return `<tr><th scope="row">${escapeHtml(title)}</th><td>${escapeHtml(amount)}</td></tr>`;
}

function button(act: string, words: string): string {
  return `<button name="act" value="${act}">${escapeHtml(words)}</button>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
