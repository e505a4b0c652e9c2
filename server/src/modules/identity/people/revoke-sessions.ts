import { aboutPerson, entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { deleteSessionsOf } from './person.repository.ts';
import { requireLockedPerson } from './require-person.ts';

/** Signs a person out everywhere; answers from how many devices. */
export function revokeSessions(
  deps: PeopleDependencies,
  call: PeopleCall,
  wish: { userId: string; reason: string },
): Promise<number> {
  return deps.transact(async ({ tx, audit }) => {
    await requireLockedPerson(deps, tx, { userId: wish.userId, call });
    const revoked = await deleteSessionsOf(tx, wish.userId);
    audit({
      ...entryBy(call),
      action: 'people.revoke-sessions',
      target: aboutPerson(wish.userId),
      after: { revoked },
      reason: wish.reason,
    });
    return revoked;
  });
}
