import type { Account, Device } from '@danube/contract/identity/account.schemas.ts';

export function makeAccount(values: Partial<Account> = {}): Account {
  return {
    email: 'jana@example.com',
    firstName: 'Jana',
    lastName: 'Nováková',
    phone: null,
    language: 'en',
    memberSince: new Date('2026-03-04T10:00:00Z'),
    hasPassword: true,
    providers: [],
    hasTwoFactor: false,
    recoveryCodesLeft: null,
    passkeys: [],
    devices: [makeDevice({ isCurrent: true })],
    pendingEmail: null,
    latestExport: null,
    erasureAt: null,
    ...values,
  };
}

export function makeDevice(values: Partial<Device> = {}): Device {
  return {
    id: 'd1',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    network: '203.0.113.0',
    signedInAt: new Date('2026-11-01T10:00:00Z'),
    lastActiveAt: new Date('2026-11-15T10:00:00Z'),
    isCurrent: false,
    ...values,
  };
}
