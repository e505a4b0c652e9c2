import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import type { Recipient } from '../identity/identity.api.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

const graceDays = 30;

/**
 * Stores the day of the erasure and tells the person, who can still cancel: by signing in, or by
 * writing to `contactEmail` while they can't.
 */
export async function planErasure(
  deps: Pick<PersonalDataDependencies, 'clock' | 'people' | 'settings'>,
  change: Change,
  erasure: {
    userId: string;
    person: Recipient;
    requestedBy: string | null;
    contactEmail: string | null;
  },
): Promise<Date> {
  const { leaving } = deps.people;
  const { userId, person, requestedBy, contactEmail } = erasure;
  const erasureAt = new Date(deps.clock.now().getTime() + graceDays * 24 * 60 * 60 * 1000);
  await leaving.storeErasure(change.tx, userId, { erasureAt, requestedBy });
  await leaving.mailPerson(change, {
    person,
    mail: {
      kind: 'erasure-requested',
      firstName: person.firstName,
      erasureAt: erasureAt.toISOString(),
      timeZone: academyTimeZone,
      settingsUrl: `${deps.settings.siteUrl}/account-settings`,
      contactEmail,
    },
  });
  return erasureAt;
}

/** A repeated request keeps the first date and sends no second email. */
export function requestErasure(
  deps: Pick<PersonalDataDependencies, 'clock' | 'transact' | 'people' | 'settings'>,
  act: ActionContext,
): Promise<{ erasureAt: Date }> {
  const { userId, isAdmin } = act.member;
  const { leaving } = deps.people;
  if (isAdmin) throw new DomainError('NOT_ONESELF');
  return deps.transact(async (change) => {
    const planned = await leaving.lock(change.tx, userId);
    if (planned?.erasureAt) return { erasureAt: planned.erasureAt };
    const person = await leaving.findPerson(change.tx, userId);
    // Erased since the session was looked up.
    if (!person) throw new DomainError('UNAUTHORIZED');
    const own = { requestedBy: null, contactEmail: null };
    const erasureAt = await planErasure(deps, change, { userId, person, ...own });
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.request-erasure',
      target: { kind: 'person', id: userId },
      after: { erasureAt },
    });
    return { erasureAt };
  });
}
