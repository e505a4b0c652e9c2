import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type Act, entryBy } from '../../../platform/act.ts';
import { aboutPerson } from '../about-person.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { deleteSalesRep, insertSalesRep } from './person.repository.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';

export function changeSalesRep(
  deps: PeopleDependencies,
  act: Act,
  wish: { userId: string; isSalesRep: boolean; reason: string },
): Promise<Person> {
  return deps.transact(async (change) => {
    const { tx, audit } = change;
    const { isSalesRep } = await requireLockedPerson(deps, tx, { userId: wish.userId, act });
    if (wish.isSalesRep) await insertSalesRep(tx, wish.userId, deps.clock.now());
    else await deleteSalesRep(tx, wish.userId);
    await deps.representatives.rightChanged(change, wish);
    audit({
      ...entryBy(act),
      action: 'people.change-sales-rep',
      target: aboutPerson(wish.userId),
      before: { isSalesRep },
      after: { isSalesRep: wish.isSalesRep },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
