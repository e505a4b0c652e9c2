import type { EmailPreferences } from '@danube/contract/email-preferences/email-preferences.contract.ts';

/**
 * Reminders belong to a course that the member bought or started, so they are on until the member
 * turns them off; the digest is only sent to people who ask for it. The README says why.
 */
export const defaultPreferences: EmailPreferences = {
  learningReminders: true,
  communityDigest: 'off',
};
