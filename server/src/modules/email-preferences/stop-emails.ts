import type { EmailKind } from '@danube/contract/email-preferences/email-kinds.ts';
import type { EmailPreferences } from '@danube/contract/email-preferences/email-preferences.contract.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { EmailPreferencesDependencies } from './email-preferences.dependencies.ts';
import { storePreferences } from './email-preferences.repository.ts';
import { readUnsubscribeToken } from './unsubscribe-links.ts';

const disabledPreference: { readonly [Kind in EmailKind]: Pick<EmailPreferences, Kind> } = {
  learningReminders: { learningReminders: false },
  communityDigest: { communityDigest: 'off' },
};

/** Turns one kind of email off by the link of such an email. */
export async function stopEmails(
  deps: Pick<EmailPreferencesDependencies, 'db' | 'clock' | 'findEmail' | 'settings'>,
  token: string,
): Promise<EmailKind> {
  const linked = readUnsubscribeToken(deps.settings, token);
  if (!linked || (await deps.findEmail(deps.db, linked.userId)) === null) {
    throw new DomainError('LINK_INVALID');
  }
  const { kind, userId } = linked;
  await storePreferences(deps.db, userId, {
    ...disabledPreference[kind],
    changedAt: deps.clock.now(),
  });
  return kind;
}
