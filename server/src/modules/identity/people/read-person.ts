import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type Act, entryBy } from '../../../platform/act.ts';
import { aboutPerson } from '../about-person.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { requirePerson } from './require-person.ts';

export function readPerson(deps: PeopleDependencies, act: Act, userId: string): Promise<Person> {
  return deps.transact(async ({ tx, audit }) => {
    const person = await requirePerson(deps, tx, userId);
    audit({ ...entryBy(act), action: 'people.read', target: aboutPerson(userId) });
    return toPerson(person);
  });
}
