import { coversScope, type StaffScope } from '@danube/contract/staff-roles.ts';
import type { Tx } from '../../../platform/database.ts';
import { decideStaffRoles } from '../is-admin.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { findStaff } from './staff.repository.ts';

/** All staff with the scope. */
export async function findStaffIds(
  deps: { settings: Pick<PeopleDependencies['settings'], 'fallbackAdminEmails'> },
  tx: Tx,
  scope: StaffScope,
): Promise<string[]> {
  const emails = await findAdminEmails(tx, deps.settings.fallbackAdminEmails);
  const staff = await findStaff(tx, emails);
  return staff
    .filter((person) => coversScope(decideStaffRoles(person, true), scope))
    .map(({ id }) => id);
}
