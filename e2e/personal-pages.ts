import type { Person } from './people.ts';

/** Pages that are made for one visitor, and as whom they are looked at. */
export const personalPages: readonly { name: string; path: string; person?: Person }[] = [
  { name: 'sign-in', path: '/auth?tab=signin' },
  { name: 'sign-up', path: '/auth?tab=signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'account-settings', path: '/account-settings', person: 'member' },
  { name: 'admin', path: '/admin', person: 'admin' },
  { name: 'admin-people', path: '/admin/people', person: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', person: 'admin' },
  { name: 'admin-claims', path: '/admin/claims', person: 'admin' },
];
