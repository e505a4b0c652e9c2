import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { SecondFactorChange } from '@danube/documents/documents.types.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { IdentityDependencies } from './identity.dependencies.ts';
import { findPerson } from './identity.repository.ts';
import { mailPerson } from './mail-person.ts';
import { personTarget } from './person-target.ts';
import { settingsUrl } from './site-urls.ts';

/** Records a change to the account's second factors and notifies its owner. */
export async function recordSecondFactorChange(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'ids' | 'jobs' | 'transact' | 'settings'>,
  notice: {
    userId: string;
    change: SecondFactorChange;
    /** Empty for calls from the auth library. */
    context: Partial<Pick<RequestContext, 'requestId'>>;
  },
): Promise<void> {
  const person = await findPerson(deps.db, notice.userId);
  if (!person) return;
  await deps.transact(async (change) => {
    await mailPerson(deps, change, {
      person,
      mail: {
        kind: 'second-factor-changed',
        firstName: person.firstName,
        change: notice.change,
        at: deps.clock.now().toISOString(),
        timeZone: academyTimeZone,
        settingsUrl: settingsUrl(deps.settings.siteUrl),
      },
    });
    change.audit({
      actor: { kind: 'member', id: person.id },
      action: `account.${notice.change}`,
      target: personTarget(person.id),
      requestId: notice.context.requestId,
    });
  });
}
