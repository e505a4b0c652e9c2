import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { toPerson } from './people.mapper.ts';
import { aboutPerson, entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { deleteSalesRep, insertSalesRep } from './person.repository.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';

export function changeSalesRep(
  deps: PeopleDependencies,
  call: PeopleCall,
  wish: { userId: string; isSalesRep: boolean; reason: string },
): Promise<Person> {
  return deps.transact(async ({ tx, audit }) => {
    const { isSalesRep } = await requireLockedPerson(deps, tx, { userId: wish.userId, call });
    if (wish.isSalesRep) await insertSalesRep(tx, wish.userId, deps.clock.now());
    else await deleteSalesRep(tx, wish.userId);
    audit({
      ...entryBy(call),
      action: 'people.change-sales-rep',
      target: aboutPerson(wish.userId),
      before: { isSalesRep },
      after: { isSalesRep: wish.isSalesRep },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
