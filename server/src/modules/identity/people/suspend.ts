import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { forgetLinks } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { toPerson } from './people.mapper.ts';
import { aboutPerson, entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { deleteSessionsOf, storeSuspension } from './person.repository.ts';
import { requireLockedPerson, requirePerson, requireStillAdmin } from './require-person.ts';

/** Once more with other words changes the reason; the person is written to the first time only. */
export async function suspend(
  deps: PeopleDependencies,
  call: PeopleCall,
  wish: { userId: string; reason: string },
): Promise<Person> {
  if (wish.userId === call.admin.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async (change) => {
    const { tx } = change;
    const before = toPerson(await requireLockedPerson(deps, tx, { userId: wish.userId, call }));
    const since = before.suspension?.since ?? deps.clock.now();
    await storeSuspension(tx, wish.userId, { reason: wish.reason, since });
    await deleteSessionsOf(tx, wish.userId);
    await forgetLinks(tx, wish.userId);
    await requireStillAdmin(deps, tx, call);
    if (!before.suspension) {
      const { firstName } = before;
      const { contactEmail } = deps.settings;
      await mailPerson(deps, change, {
        person: before,
        mail: { kind: 'account-suspended', firstName, reason: wish.reason, contactEmail },
      });
    }
    change.audit({
      ...entryBy(call),
      action: 'people.suspend',
      target: aboutPerson(wish.userId),
      before: { suspension: before.suspension },
      after: { suspension: { reason: wish.reason, since } },
      reason: wish.reason,
    });
    return toPerson(await requirePerson(deps, tx, wish.userId));
  });
}
