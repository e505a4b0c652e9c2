import type { Mail } from '../documents.types.ts';

const pageUrl = 'https://danube-trading.example/events/education-tuesday-live/2026-11-17';

const session = {
  firstName: 'Anna',
  eventTitle: 'Education Tuesday Live',
  startsAt: '2026-11-17T17:00:00Z',
  timeZone: 'Europe/Bratislava',
  durationMinutes: 45,
  pageUrl,
} as const;

const attending = { joinUrl: `${pageUrl}/join`, cancelUrl: `${pageUrl}#cancel=a1b2c3.d4e5f6` };

export const mails = [
  { kind: 'event-reminder', ...session, ...attending },
  { kind: 'event-registered', ...session, ...attending, isRecorded: true },
  { kind: 'event-registered', ...session, ...attending, isOpen: true },
  { kind: 'event-changed', ...session, ...attending },
  { kind: 'event-cancelled', ...session },
  {
    kind: 'event-offer',
    ...session,
    offeredUntil: '2026-11-16T17:00:00Z',
    cancelUrl: attending.cancelUrl,
  },
] as const satisfies readonly Mail[];
