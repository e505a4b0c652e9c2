import type { OrderMail } from '../order-mail.types.ts';

const site = 'https://danube-trading.example';
const orderUrl = `${site}/my-orders/01992f3e-8a51-7c11-9f0a-2b6d4c8e1a90`;
const ordersUrl = `${site}/my-orders`;
const termsUrl = `${site}/terms`;
const orderNumber = 'D-4F7K-92QX';
const firstName = 'Anna';
const subscription = 'Daily desk, month by month';

const bought = {
  lines: [
    { title: 'Trading foundations: from the first chart to a plan', total: 14900 },
    { title: 'Position size and risk', total: 14900 },
  ],
  total: 29800,
};

const declarations = [
  'I expressly agree and request that you supply the digital content immediately, before the 14-day withdrawal period ends.',
  'I acknowledge that I lose my right of withdrawal as soon as I open or download the content.',
];

const moment = { at: '2026-11-16T17:42:00Z', timeZone: 'Europe/Bratislava' };

/** One of every kind of order email. */
export const mails = [
  {
    kind: 'order-paid',
    firstName,
    orderNumber,
    ...bought,
    declarations,
    withdrawalUntil: '2026-11-29T22:59:59Z',
    orderUrl,
    termsUrl,
  },
  {
    kind: 'transfer-awaited',
    firstName,
    orderNumber,
    ...bought,
    declarations,
    holder: 'Danube Trading Academy s.r.o.',
    iban: 'SK3112000000198742637541',
    bic: 'TATRSKBX',
    reference: 'RF18 5390 0754 7034',
    dueAt: '2026-11-29T08:30:00Z',
    orderUrl,
    termsUrl,
  },
  { kind: 'order-cancelled', firstName, orderNumber, pricingUrl: `${site}/pricing` },
  {
    kind: 'order-refunded',
    firstName,
    orderNumber,
    amount: 14900,
    hasCreditNote: true,
    orderUrl,
  },
  {
    kind: 'withdrawal-received',
    firstName,
    orderNumber,
    titles: bought.lines.map(({ title }) => title),
    refund: 29800,
    ...moment,
  },
  {
    kind: 'subscription-renewed',
    firstName,
    title: subscription,
    total: 4900,
    paidUntil: '2026-12-15T08:30:00Z',
    ordersUrl,
    refusedVatId: null,
  },
  { kind: 'subscription-payment-failed', firstName, title: subscription, ordersUrl },
  {
    kind: 'subscription-cancelled',
    firstName,
    title: subscription,
    paidUntil: '2026-12-15T08:30:00Z',
    when: 'paidUntil',
    by: 'member',
    ...moment,
  },
  {
    kind: 'subscription-cancelled',
    firstName,
    title: subscription,
    paidUntil: '2026-12-15T08:30:00Z',
    when: 'now',
    by: 'academy',
    ...moment,
  },
  {
    kind: 'order-payment-failed',
    firstName,
    orderNumber,
    total: 29800,
    payUntil: '2026-11-26T22:59:59Z',
    orderUrl,
  },
] as const satisfies readonly OrderMail[];
