import type { StaffMail } from '../documents.types.ts';

export const mails = [
  {
    kind: 'test-mail',
    at: '2026-11-15T08:30:00Z',
    timeZone: 'Europe/Bratislava',
    environmentsUrl: 'https://danube-trading.example/admin/environments',
  },
  {
    kind: 'academy-notice',
    about: 'orders',
    subject: '100042',
    titles: ['DAX: Foundations'],
    amount: 19_900,
    url: 'https://danube-trading.example/admin/orders/1c0d9ab2-7e4f-4f1c-8d9a-b27e4f1c0d9a',
  },
  {
    kind: 'academy-notice',
    about: 'withdrawals',
    subject: '100042',
    titles: ['DAX: Foundations'],
    amount: 19_900,
    url: 'https://danube-trading.example/admin/orders/1c0d9ab2-7e4f-4f1c-8d9a-b27e4f1c0d9a',
  },
  {
    kind: 'academy-notice',
    about: 'disputes',
    subject: '100042',
    titles: [],
    amount: 19_900,
    url: 'https://danube-trading.example/admin/orders/1c0d9ab2-7e4f-4f1c-8d9a-b27e4f1c0d9a',
  },
  {
    kind: 'academy-notice',
    about: 'films',
    subject: 'A trading day',
    titles: [],
    amount: null,
    url: 'https://danube-trading.example/admin/videos/1c0d9ab2-7e4f-4f1c-8d9a-b27e4f1c0d9a',
  },
] as const satisfies readonly StaffMail[];
