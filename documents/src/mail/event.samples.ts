import type { Mail } from '../documents.types.ts';

export const mails = [
  {
    kind: 'event-reminder',
    firstName: 'Anna',
    eventTitle: 'Education Tuesday Live',
    startsAt: '2026-11-17T17:00:00Z',
    timeZone: 'Europe/Bratislava',
    durationMinutes: 45,
    meetingUrl: 'https://meet.danube-trading.example/tuesday',
  },
] as const satisfies readonly Mail[];
