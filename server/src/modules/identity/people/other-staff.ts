import { coversScope, type StaffScope } from '@danube/contract/staff-roles.ts';
import type { Tx } from '../../../platform/database.ts';
import { staffRolesOf } from '../is-admin.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { findStaff } from './staff.repository.ts';

/** Whether anybody but this person could do what the scope is for. */
export async function hasOtherStaff(
  deps: { settings: Pick<PeopleDependencies['settings'], 'fallbackAdminEmails'> },
  tx: Tx,
  { userId, scope }: { userId: string; scope: StaffScope },
): Promise<boolean> {
  const emails = await findAdminEmails(tx, deps.settings.fallbackAdminEmails);
  const staff = await findStaff(tx, emails);
  return staff.some(
    (person) => person.id !== userId && coversScope(staffRolesOf(person, true), scope),
  );
}
