import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type Act, entryBy } from '../../../platform/act.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { aboutPerson } from '../about-person.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { deleteSessionsOf, storeRole } from './person.repository.ts';
import { requireLockedPerson, requirePerson, requireStillAdmin } from './require-person.ts';

/** Sessions end with the role they were opened under; the same role again changes nothing. */
export async function changeRole(
  deps: PeopleDependencies,
  act: Act,
  wish: { userId: string; role: 'member' | 'admin'; reason: string },
): Promise<Person> {
  if (wish.userId === act.member.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async ({ tx, audit }) => {
    await requireRecentFactor(deps, tx, act.member);
    const person = await requireLockedPerson(deps, tx, { userId: wish.userId, act });
    if (person.role !== wish.role) {
      await storeRole(tx, person, wish.role);
      await deleteSessionsOf(tx, wish.userId);
      await requireStillAdmin(deps, tx, act);
    }
    audit({
      ...entryBy(act),
      action: 'people.change-role',
      target: aboutPerson(wish.userId),
      before: { role: person.role },
      after: { role: wish.role },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
