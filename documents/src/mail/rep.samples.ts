import type { RepMail } from '../rep-mail.types.ts';

const to = {
  firstName: 'Tomáš',
  dashboardUrl: 'https://danube-trading.example/sales-rep-dashboard',
};

/** One of every kind of email to representatives. */
export const mails = [
  { kind: 'rep-order', ...to, amount: 5279, readyAt: '2026-12-08T23:00:00Z' },
  { kind: 'rep-held', ...to, amount: 2254 },
  {
    kind: 'rep-decided',
    ...to,
    amount: 2254,
    decision: 'released',
    title: 'DAX: The Opening Hour',
    note: 'We spoke with the student.',
  },
  {
    kind: 'rep-decided',
    ...to,
    amount: 2254,
    decision: 'refused',
    title: 'DAX: The Opening Hour',
    note: 'The order was placed from your own account.',
  },
  { kind: 'rep-payout', ...to, amount: 28451, ibanEnd: '7541' },
  {
    kind: 'rep-payout-returned',
    ...to,
    amount: 28451,
    ibanEnd: '7541',
    reason: 'The account is closed.',
  },
  { kind: 'rep-vat-id-refused', ...to, vatId: 'DE123456789' },
] as const satisfies readonly RepMail[];
