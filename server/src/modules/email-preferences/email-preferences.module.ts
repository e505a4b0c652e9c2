import { emailKinds } from '@danube/contract/email-preferences/email-kinds.ts';
import type { HttpRoute } from '../../platform/http-route.ts';
import type { OptionalMailSource } from '../../platform/optional-mail.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { EmailPreferencesApi } from './email-preferences.api.ts';
import type { EmailPreferencesDependencies } from './email-preferences.dependencies.ts';
import { findDigestReaders, findPreferences } from './email-preferences.repository.ts';
import { createEmailPreferencesRouter } from './email-preferences.router.ts';
import { findRecipients } from './find-recipients.ts';
import { handleOneClickStop } from './http/one-click.ts';
import { oneClickPath, unsubscribeLinks } from './unsubscribe-links.ts';

export function createEmailPreferences(deps: EmailPreferencesDependencies) {
  const api: EmailPreferencesApi = {
    findRecipients: (tx, kind, userIds) => findRecipients(deps, tx, { kind, userIds }),
    findDigestReaders,
    unsubscribeLinks: (kind, userId) => unsubscribeLinks(deps.settings, { kind, userId }),
  };
  return {
    api,
    routers: { emailPreferences: createEmailPreferencesRouter(deps) },
    addresses: (): HttpRoute[] => [
      {
        method: 'POST',
        path: `${oneClickPath}/:token`,
        answer: handleOneClickStop(deps),
        // The email client's server calls it; the token authorises the request.
        isSigned: true,
      },
    ],
    optionalMails: emailKinds.map((kind) => ({
      kind,
      isWanted: async (tx, userId) =>
        (await findRecipients(deps, tx, { kind, userIds: [userId] })).length > 0,
    })) satisfies readonly OptionalMailSource[],
    // The row is deleted with the person's.
    personalData: [
      { name: 'email-preferences', read: findPersonalData },
    ] satisfies readonly PersonalDataSource[],
  };
}

const findPersonalData: PersonalDataSource['read'] = async (tx, userId) => {
  const row = await findPreferences(tx, userId);
  if (!row) return null;
  const { userId: _own, ...preferences } = row;
  return preferences;
};
