import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { requirePerson } from './require-person.ts';

export function readPerson(
  deps: PeopleDependencies,
  act: ActionContext,
  userId: string,
): Promise<Person> {
  return deps.transact(async ({ tx, audit }) => {
    const person = await requirePerson(deps, tx, userId);
    audit({ ...auditFieldsOf(act), action: 'people.read', target: personTarget(userId) });
    return toPerson(person);
  });
}
