import { entryBy, type PeopleCall, type PeopleDependencies } from './people-act.ts';
import { findStoredAdminEmails, lockPeople, storeAdminEmails } from './person.repository.ts';
import { requireStillAdmin } from './require-person.ts';

const list = { kind: 'admin-config', id: 'admin_emails' };

/** Null where none is stored and the fallback holds. */
export function readAdminEmails(
  deps: PeopleDependencies,
  call: PeopleCall,
): Promise<string[] | null> {
  return deps.transact(async ({ tx, audit }) => {
    const emails = await findStoredAdminEmails(tx);
    audit({ ...entryBy(call), action: 'people.read-admin-emails', target: list });
    return emails;
  });
}

/** From now on this list counts and the fallback does not, even where the list is empty. */
export function changeAdminEmails(
  deps: PeopleDependencies,
  call: PeopleCall,
  wish: { emails: readonly string[]; reason: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    await lockPeople(tx, [call.admin.userId]);
    const before = await findStoredAdminEmails(tx);
    const after = [...new Set(wish.emails)].sort();
    await storeAdminEmails(tx, after);
    await requireStillAdmin(deps, tx, call);
    audit({
      ...entryBy(call),
      action: 'people.change-admin-emails',
      target: list,
      before: { emails: before },
      after: { emails: after },
      reason: wish.reason,
    });
  });
}
