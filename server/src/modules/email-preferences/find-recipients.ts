import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { EmailKind } from '@danube/contract/email-preferences/email-kinds.ts';
import type { EmailPreferences } from '@danube/contract/email-preferences/email-preferences.contract.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import { defaultPreferences } from './default-preferences.ts';
import type { EmailRecipient } from './email-preferences.api.ts';
import type { EmailPreferencesDependencies } from './email-preferences.dependencies.ts';
import { findPreferencesOf } from './email-preferences.repository.ts';

const isWanted: { readonly [Kind in EmailKind]: (preferences: EmailPreferences) => boolean } = {
  learningReminders: ({ learningReminders }) => learningReminders,
  communityDigest: ({ communityDigest }) => communityDigest !== 'off',
};

/** Filters people to those who want this kind of email and may get it. */
export async function findRecipients(
  { findReachable }: Pick<EmailPreferencesDependencies, 'findReachable'>,
  tx: Tx,
  { kind, userIds }: { kind: EmailKind; userIds: readonly string[] },
): Promise<EmailRecipient[]> {
  if (userIds.length === 0) return [];
  const stored = await findPreferencesOf(tx, userIds);
  const rows = new Map(stored.map((row) => [row.userId, row]));
  const preferencesOf = (id: string) => rows.get(id) ?? defaultPreferences;
  const wanting = userIds.filter((id) => isWanted[kind](preferencesOf(id)));
  return (await findReachable(tx, wanting)).map(({ id, email, firstName, language }) => ({
    userId: id,
    email,
    firstName,
    language: language ?? defaultLanguage,
    timeZone: rows.get(id)?.timeZone ?? academyTimeZone,
    digest: preferencesOf(id).communityDigest,
  }));
}
