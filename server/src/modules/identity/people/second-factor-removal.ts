import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { deleteFactorRemoval } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { personTarget } from '../person-target.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import { settingsUrl } from '../site-urls.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';
import { storeFactorRemoval } from './second-factor-removals.repository.ts';

const waitingHours = 72;

/**
 * For a person who lost their phone and recovery codes. Anyone could send such a request by email,
 * so the factor is only removed after a waiting period that its owner is notified about: signing in
 * with the factor cancels the removal.
 */
export async function requestSecondFactorRemoval(
  deps: PeopleDependencies,
  act: ActionContext,
  request: { userId: string; reason: string },
): Promise<Person> {
  const { userId, reason } = request;
  if (userId === act.member.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async (change) => {
    const { tx } = change;
    await requireRecentFactor(deps, tx, act.member);
    const before = toPerson(await requireLockedPerson(deps, tx, { userId, act }));
    if (!before.hasSecondFactor) throw new DomainError('TWO_FACTOR_OFF');
    const dueAt =
      before.secondFactorRemovalAt ??
      new Date(deps.clock.now().getTime() + waitingHours * 3_600_000);
    await storeFactorRemoval(tx, { userId, requestedBy: act.member.userId, reason, dueAt });
    await mailPerson(deps, change, {
      person: before,
      mail: {
        kind: 'second-factor-removal',
        firstName: before.firstName,
        dueAt: dueAt.toISOString(),
        timeZone: academyTimeZone,
        settingsUrl: settingsUrl(deps.settings.siteUrl),
      },
    });
    change.audit({
      ...auditFieldsOf(act),
      action: 'people.request-second-factor-removal',
      target: personTarget(userId),
      after: { dueAt },
      reason,
    });
    return toPerson(await requirePerson(deps, tx, userId));
  });
}

export async function cancelSecondFactorRemoval(
  deps: PeopleDependencies,
  act: ActionContext,
  request: { userId: string; reason: string },
): Promise<Person> {
  const { userId, reason } = request;
  return deps.transact(async ({ tx, audit }) => {
    const before = toPerson(await requireLockedPerson(deps, tx, { userId, act }));
    await deleteFactorRemoval(tx, userId);
    audit({
      ...auditFieldsOf(act),
      action: 'people.cancel-second-factor-removal',
      target: personTarget(userId),
      before: { dueAt: before.secondFactorRemovalAt },
      reason,
    });
    return toPerson(await requirePerson(deps, tx, userId));
  });
}
