import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

const graceDays = 30;

/** A repeated request keeps the first date and sends no second email. */
export function requestErasure(
  deps: Pick<PersonalDataDependencies, 'clock' | 'transact' | 'people' | 'settings'>,
  act: Act,
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
    const erasureAt = new Date(deps.clock.now().getTime() + graceDays * 24 * 60 * 60 * 1000);
    await leaving.storeErasureAt(change.tx, userId, erasureAt);
    await leaving.mailPerson(change, {
      person,
      mail: {
        kind: 'erasure-requested',
        firstName: person.firstName,
        erasureAt: erasureAt.toISOString(),
        timeZone: academyTimeZone,
        settingsUrl: `${deps.settings.siteUrl}/account-settings`,
      },
    });
    change.audit({
      ...entryBy(act),
      action: 'account.request-erasure',
      target: { kind: 'person', id: userId },
      after: { erasureAt },
    });
    return { erasureAt };
  });
}
