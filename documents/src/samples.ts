import type {
  Mail,
  ProgrammeOccurrence,
  ProgrammePdf,
  SecondFactorChange,
  Sender,
} from './documents.types.ts';
import { sampleOrderMails } from './sample-order-mails.factory.ts';

/** Inputs that the preview draws and the tests start from. */
export const sampleSender: Sender = {
  name: 'Danube Trading Academy s.r.o.',
  addressLines: ['Laurinská 14', '811 01 Bratislava', 'Slovakia'],
  email: 'desk@danube-trading.example',
  siteUrl: 'https://danube-trading.example/',
};

const confirmUrl = 'https://danube-trading.example/#confirm=k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4A';
const resetUrl =
  'https://danube-trading.example/auth?tab=signin#reset=k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4A';
const signInUrl = 'https://danube-trading.example/auth?tab=signin';
const settingsUrl = 'https://danube-trading.example/account-settings';
const newsletterUrl = 'https://danube-trading.example/newsletter';
const token = 'k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4Ak3Yb0Zx8Qm1';
const leaveUrl = `${newsletterUrl}#leave=${token}`;
const contactEmail = sampleSender.email;
const moment = { at: '2026-11-15T08:30:00Z', timeZone: 'Europe/Bratislava' } as const;

const secondFactorChanges = [
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
] as const satisfies readonly SecondFactorChange[];

/** One of every kind, and one for every change of a second factor. */
export const sampleMails = [
  { kind: 'confirm-address', firstName: 'Anna', confirmUrl, expiresInHours: 24 },
  { kind: 'reset-password', firstName: 'Anna', resetUrl, expiresInMinutes: 30 },
  {
    kind: 'event-reminder',
    firstName: 'Anna',
    eventTitle: 'Education Tuesday Live',
    startsAt: '2026-11-17T17:00:00Z',
    timeZone: 'Europe/Bratislava',
    durationMinutes: 45,
    meetingUrl: 'https://meet.danube-trading.example/tuesday',
  },
  { kind: 'account-exists', firstName: 'Anna', signInUrl, resetUrl },
  {
    kind: 'new-sign-in',
    firstName: 'Anna',
    ...moment,
    device: 'Firefox, Linux',
    network: '203.0.113.0/24',
    settingsUrl,
  },
  {
    kind: 'confirm-new-address',
    firstName: 'Anna',
    newEmail: 'anna.kovacova@example.org',
    confirmUrl,
    expiresInHours: 24,
  },
  {
    kind: 'address-change-requested',
    firstName: 'Anna',
    newEmail: 'a…a@example.org',
    settingsUrl,
  },
  { kind: 'address-changed', firstName: 'Anna', newEmail: 'a…a@example.org', contactEmail },
  { kind: 'password-changed', firstName: 'Anna', ...moment, resetUrl: signInUrl },
  { kind: 'export-ready', firstName: 'Anna', settingsUrl, availableDays: 7 },
  {
    kind: 'erasure-requested',
    firstName: 'Anna',
    erasureAt: '2026-12-15T08:30:00Z',
    timeZone: 'Europe/Bratislava',
    settingsUrl,
  },
  { kind: 'account-erased', firstName: 'Anna' },
  {
    kind: 'account-suspended',
    firstName: 'Anna',
    reason: 'Several people signed in with this account within one hour, against the terms of use.',
    contactEmail,
  },
  { kind: 'account-restored', firstName: 'Anna', signInUrl },
  {
    kind: 'contact-message',
    reference: '3F2A-9C1B',
    name: 'Anna Kováčová',
    email: 'anna.kovacova@example.org',
    topic: 'courses',
    language: 'sk',
    message:
      'Good morning,\n\nI trade the DAX after work. Which course should I begin with, and how many hours a week does it take?\n\nAnna Kováčová',
  },
  { kind: 'contact-received', reference: '3F2A-9C1B' },
  {
    kind: 'newsletter-confirm',
    confirmUrl: `${newsletterUrl}#confirm=${token}`,
    expiresInDays: 7,
  },
  { kind: 'newsletter-welcome', leaveUrl },
  { kind: 'newsletter-exists', leaveUrl },
  {
    kind: 'second-factor-removal',
    firstName: 'Anna',
    dueAt: '2026-11-18T08:30:00Z',
    timeZone: moment.timeZone,
    settingsUrl,
  },
  ...secondFactorChanges.map((change) => ({
    kind: 'second-factor-changed' as const,
    firstName: 'Anna',
    change,
    ...moment,
    settingsUrl,
  })),
  ...sampleOrderMails,
] as const satisfies readonly Mail[];

export const sampleOccurrence: ProgrammeOccurrence = {
  title: 'Education Tuesday Live',
  description:
    'One market, one question, worked through on a live chart. This week: trading the retest instead of the breakout, with the stop under the higher low.',
  startsAt: '2026-11-17T17:00:00Z',
  durationMinutes: 45,
  type: 'live_trading',
};

export const sampleProgramme: ProgrammePdf = {
  kind: 'programme',
  generatedAt: '2026-11-15T08:30:00Z',
  from: '2026-11-15T08:30:00Z',
  to: '2026-11-29T08:30:00Z',
  timeZone: 'Europe/Bratislava',
  siteUrl: 'https://danube-trading.example/',
  occurrences: [
    sampleOccurrence,
    {
      title: 'Portfolio clinic: gold and the dollar',
      description:
        'Students’ portfolios, anonymised, and what a stronger dollar does to each of them. Bring a position you do not know what to do with.',
      startsAt: '2026-11-18T18:30:00Z',
      durationMinutes: 60,
      type: 'other',
    },
    {
      title: 'DAX open, traded live',
      description: 'The first ninety minutes in Frankfurt: gap, opening range, first pullback.',
      startsAt: '2026-11-20T07:45:00Z',
      durationMinutes: 105,
      type: 'live_trading',
    },
    {
      title: 'Week in review',
      description:
        'Every trade of the week, the losing ones first. What the plan said, what was done, and the difference in euro.',
      startsAt: '2026-11-20T15:00:00Z',
      durationMinutes: 30,
      type: 'other',
    },
    {
      title: 'Education Tuesday Live',
      description:
        'One market, one question, worked through on a live chart. This week: crude oil before the inventory report.',
      startsAt: '2026-11-24T17:00:00Z',
      durationMinutes: 45,
      type: 'live_trading',
    },
    {
      title: 'Position size, from the account backwards',
      description:
        'How many contracts a fixed risk allows, why the answer changes with volatility, and a table to keep beside the screen.',
      startsAt: '2026-11-25T18:30:00Z',
      durationMinutes: 60,
      type: 'other',
    },
    {
      title: 'Thanksgiving: American markets closed',
      description: '',
      startsAt: '2026-11-25T23:00:00Z',
      durationMinutes: 1440,
      type: 'other',
      isAllDay: true,
    },
    {
      title: 'DAX open, traded live',
      description: 'The first ninety minutes in Frankfurt: gap, opening range, first pullback.',
      startsAt: '2026-11-27T07:45:00Z',
      durationMinutes: 105,
      type: 'live_trading',
    },
  ],
};
