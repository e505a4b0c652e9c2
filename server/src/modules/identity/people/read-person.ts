import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { toPerson } from './people.mapper.ts';
import { aboutPerson, entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { requirePerson } from './require-person.ts';

export function readPerson(
  deps: PeopleDependencies,
  call: PeopleCall,
  userId: string,
): Promise<Person> {
  return deps.transact(async ({ tx, audit }) => {
    const person = await requirePerson(deps, tx, userId);
    audit({ ...entryBy(call), action: 'people.read', target: aboutPerson(userId) });
    return toPerson(person);
  });
}
