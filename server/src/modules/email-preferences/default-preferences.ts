import type { EmailPreferences } from '@danube/contract/email-preferences/email-preferences.contract.ts';

/**
 * Reminders are part of a course that the member bought or began, so they are on until the member
 * turns them off; the digest only comes to those who ask for it. The README says why.
 */
export const defaultPreferences: EmailPreferences = {
  learningReminders: true,
  communityDigest: 'off',
};
