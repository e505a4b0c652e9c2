import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import type { PlannedErasure, Recipient } from '../identity/identity.api.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

const graceMs = 30 * 24 * 60 * 60 * 1000;

export const noErasure: PlannedErasure = { erasureAt: null, requestedBy: null, ownErasureAt: null };

/**
 * Stores the day of the erasure, in 30 days unless given, and notifies the person, who can still
 * cancel: by signing in, or by writing to `contactEmail` if they can't.
 */
export async function planErasure(
  deps: Pick<PersonalDataDependencies, 'clock' | 'people' | 'settings'>,
  change: Change,
  erasure: {
    userId: string;
    person: Recipient;
    requestedBy: string | null;
    contactEmail: string | null;
    erasureAt?: Date;
    ownErasureAt?: Date | null;
  },
): Promise<Date> {
  const { leaving } = deps.people;
  const { userId, person, requestedBy, contactEmail, ownErasureAt = null } = erasure;
  const erasureAt = erasure.erasureAt ?? computeErasureDate(deps.clock.now());
  await leaving.storeErasure(change.tx, userId, { erasureAt, requestedBy, ownErasureAt });
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

export function computeErasureDate(now: Date): Date {
  return new Date(now.getTime() + graceMs);
}

/**
 * A repeated request keeps the first date and sends no second email. After a letter, the letter's
 * date stays and the person's own request is noted: it counts if staff cancel the letter.
 */
export function requestErasure(
  deps: Pick<PersonalDataDependencies, 'clock' | 'transact' | 'people' | 'settings'>,
  act: ActionContext,
): Promise<{ erasureAt: Date }> {
  const { userId } = act.member;
  const { leaving, findShownPeople } = deps.people;
  return deps.transact(async (change) => {
    // Asked of the account: a session without its second factor has no staff's rights.
    const isStaff = (await findShownPeople(change.tx, [userId])).get(userId)?.isStaff;
    if (isStaff) throw new DomainError('NOT_ONESELF');
    const planned = await leaving.lock(change.tx, userId);
    if (planned?.erasureAt) {
      await recordOwnRequest(deps, change, { act, planned });
      return { erasureAt: planned.erasureAt };
    }
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

async function recordOwnRequest(
  deps: Pick<PersonalDataDependencies, 'clock' | 'people'>,
  change: Change,
  { act, planned }: { act: ActionContext; planned: PlannedErasure },
): Promise<void> {
  if (planned.requestedBy === null || planned.ownErasureAt) return;
  const { userId } = act.member;
  const ownErasureAt = computeErasureDate(deps.clock.now());
  await deps.people.leaving.storeErasure(change.tx, userId, { ...planned, ownErasureAt });
  change.audit({
    ...auditFieldsOf(act),
    action: 'account.request-erasure',
    target: { kind: 'person', id: userId },
    after: { erasureAt: ownErasureAt },
  });
}
