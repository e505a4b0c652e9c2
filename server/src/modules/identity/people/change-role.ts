import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toPerson } from './people.mapper.ts';
import { aboutPerson, entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { deleteSessionsOf, storeRole } from './person.repository.ts';
import { requireLockedPerson, requirePerson, requireStillAdmin } from './require-person.ts';

/** Sessions end with the role they were opened under; the same role again changes nothing. */
export async function changeRole(
  deps: PeopleDependencies,
  call: PeopleCall,
  wish: { userId: string; role: 'member' | 'admin'; reason: string },
): Promise<Person> {
  if (wish.userId === call.admin.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async ({ tx, audit }) => {
    const person = await requireLockedPerson(deps, tx, { userId: wish.userId, call });
    if (person.role !== wish.role) {
      await storeRole(tx, person, wish.role);
      await deleteSessionsOf(tx, wish.userId);
      await requireStillAdmin(deps, tx, call);
    }
    audit({
      ...entryBy(call),
      action: 'people.change-role',
      target: aboutPerson(wish.userId),
      before: { role: person.role },
      after: { role: wish.role },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
