import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type Act, entryBy } from '../../../platform/act.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { aboutPerson } from '../about-person.ts';
import { mailPerson } from '../mail-person.ts';
import { settingsUrl } from '../site-addresses.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { deleteSecondFactors, deleteSessionsOf } from './person.repository.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';

/**
 * For somebody who lost their telephone and their recovery codes. Whoever asks for this by mail
 * may be anybody: the runbook says how to be sure, and the owner of the account is told.
 */
export async function removeSecondFactor(
  deps: PeopleDependencies,
  act: Act,
  wish: { userId: string; reason: string },
): Promise<Person> {
  if (wish.userId === act.member.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async (change) => {
    const { tx } = change;
    const before = toPerson(await requireLockedPerson(deps, tx, { userId: wish.userId, act }));
    await deleteSecondFactors(tx, wish.userId);
    await deleteSessionsOf(tx, wish.userId);
    await mailPerson(deps, change, {
      person: before,
      mail: {
        kind: 'second-factor-changed',
        firstName: before.firstName,
        change: 'two-factor-off',
        at: deps.clock.now().toISOString(),
        timeZone: academyTimeZone,
        settingsUrl: settingsUrl(deps.settings.siteUrl),
      },
    });
    change.audit({
      ...entryBy(act),
      action: 'people.remove-second-factor',
      target: aboutPerson(wish.userId),
      before: { hasSecondFactor: before.hasSecondFactor, passkeyCount: before.passkeyCount },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
