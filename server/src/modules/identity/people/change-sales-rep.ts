import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { deleteSalesRep, insertSalesRep } from './person.repository.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';

export function changeSalesRep(
  deps: PeopleDependencies,
  act: ActionContext,
  input: { userId: string; isSalesRep: boolean; reason: string },
): Promise<Person> {
  return deps.transact(async (change) => {
    const { tx, audit } = change;
    const { isSalesRep } = await requireLockedPerson(deps, tx, { userId: input.userId, act });
    if (input.isSalesRep) await insertSalesRep(tx, input.userId, deps.clock.now());
    else await deleteSalesRep(tx, input.userId);
    await deps.representatives.rightChanged(change, input);
    audit({
      ...auditFieldsOf(act),
      action: 'people.change-sales-rep',
      target: personTarget(input.userId),
      before: { isSalesRep },
      after: { isSalesRep: input.isSalesRep },
      reason: input.reason,
    });
    return toPerson(await requirePerson(deps, tx, input.userId));
  });
}
