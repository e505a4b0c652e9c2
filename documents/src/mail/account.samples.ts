import type { AccountMail, SecondFactorChange } from '../documents.types.ts';

const confirmUrl = 'https://danube-trading.example/#confirm=k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4A';
const resetUrl =
  'https://danube-trading.example/auth?tab=signin#reset=k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4A';
const signInUrl = 'https://danube-trading.example/auth?tab=signin';
const settingsUrl = 'https://danube-trading.example/account-settings';
const contactEmail = 'desk@danube-trading.example';
const moment = { at: '2026-11-15T08:30:00Z', timeZone: 'Europe/Bratislava' } as const;

const places = {
  timeZone: moment.timeZone,
  coursesUrl: 'https://danube-trading.example/courses',
  libraryUrl: 'https://danube-trading.example/library',
  contactEmail,
} as const;

const secondFactorChanges = [
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
] as const satisfies readonly SecondFactorChange[];

/** One of every account email, and one for every change of a second factor. */
export const mails = [
  { kind: 'confirm-address', firstName: 'Anna', confirmUrl, expiresInHours: 24 },
  {
    kind: 'welcome',
    firstName: 'Anna',
    start: {
      title: 'Fast Track to Trading',
      url: 'https://danube-trading.example/my-courses/fast-track',
      isChosen: true,
    },
    session: { title: 'Education Tuesday Live', startsAt: '2026-11-17T17:00:00Z' },
    ...places,
  },
  {
    kind: 'welcome',
    firstName: 'Anna',
    start: {
      title: 'Foundations',
      url: 'https://danube-trading.example/my-courses/foundations',
      isChosen: false,
    },
    session: null,
    ...places,
  },
  { kind: 'welcome', firstName: 'Anna', start: null, session: null, ...places },
  { kind: 'reset-password', firstName: 'Anna', resetUrl, expiresInMinutes: 30 },
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
  { kind: 'export-by-letter', firstName: 'Anna', settingsUrl, availableDays: 7, contactEmail },
  {
    kind: 'erasure-requested',
    firstName: 'Anna',
    erasureAt: '2026-12-15T08:30:00Z',
    timeZone: 'Europe/Bratislava',
    settingsUrl,
    contactEmail: null,
  },
  {
    kind: 'erasure-requested',
    firstName: 'Anna',
    erasureAt: '2026-12-15T08:30:00Z',
    timeZone: 'Europe/Bratislava',
    settingsUrl,
    contactEmail,
  },
  { kind: 'erasure-cancelled', firstName: 'Anna', contactEmail },
  { kind: 'account-erased', firstName: 'Anna' },
  {
    kind: 'account-suspended',
    firstName: 'Anna',
    reason: 'Several people signed in with this account within one hour, against the terms of use.',
    contactEmail,
  },
  { kind: 'account-restored', firstName: 'Anna', signInUrl },
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
] as const satisfies readonly AccountMail[];
