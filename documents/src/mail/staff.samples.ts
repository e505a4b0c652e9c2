import type { StaffMail } from '../documents.types.ts';

export const mails = [
  {
    kind: 'test-mail',
    at: '2026-11-15T08:30:00Z',
    timeZone: 'Europe/Bratislava',
    environmentsUrl: 'https://danube-trading.example/admin/environments',
  },
] as const satisfies readonly StaffMail[];
