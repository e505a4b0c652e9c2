import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { mailPerson } from '../mail-person.ts';
import { signInUrl } from '../site-addresses.ts';
import { toPerson } from './people.mapper.ts';
import { aboutPerson, entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { storeSuspension } from './person.repository.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';

/** Ends a suspension; where there is none nobody is written to. */
export function restore(
  deps: PeopleDependencies,
  call: PeopleCall,
  wish: { userId: string; reason: string },
): Promise<Person> {
  return deps.transact(async (change) => {
    const { tx } = change;
    const before = toPerson(await requireLockedPerson(deps, tx, { userId: wish.userId, call }));
    if (before.suspension) {
      await storeSuspension(tx, wish.userId, null);
      const { firstName } = before;
      await mailPerson(deps, change, {
        person: before,
        mail: { kind: 'account-restored', firstName, signInUrl: signInUrl(deps.settings.siteUrl) },
      });
    }
    change.audit({
      ...entryBy(call),
      action: 'people.restore',
      target: aboutPerson(wish.userId),
      before: { suspension: before.suspension },
      after: { suspension: null },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
