import type { RepMail } from '../rep-mail.types.ts';

const recipient = {
  firstName: 'Tomáš',
  dashboardUrl: 'https://danube-trading.example/sales-rep-dashboard',
};

/** One of every kind of email to representatives. */
export const mails = [
  { kind: 'rep-order', ...recipient, amount: 5279, readyAt: '2026-12-08T23:00:00Z' },
  { kind: 'rep-held', ...recipient, amount: 2254 },
  {
    kind: 'rep-decided',
    ...recipient,
    amount: 2254,
    decision: 'released',
    title: 'DAX: The Opening Hour',
    note: 'We spoke with the student.',
  },
  {
    kind: 'rep-decided',
    ...recipient,
    amount: 2254,
    decision: 'refused',
    title: 'DAX: The Opening Hour',
    note: 'The order was placed from your own account.',
  },
  { kind: 'rep-payout', ...recipient, amount: 28451, ibanEnd: '7541' },
  {
    kind: 'rep-payout-returned',
    ...recipient,
    amount: 28451,
    ibanEnd: '7541',
    reason: 'The account is closed.',
  },
  { kind: 'rep-vat-id-refused', ...recipient, vatId: 'DE123456789' },
] as const satisfies readonly RepMail[];
