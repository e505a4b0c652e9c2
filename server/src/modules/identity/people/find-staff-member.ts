import type { Tx } from '../../../platform/database.ts';
import type { StaffMember } from '../identity.api.ts';
import { adminEmailsKey, findAdminConfig, findPerson } from '../identity.repository.ts';
import { decideStaffRoles, isAdmin } from '../is-admin.ts';
import type { PeopleDependencies } from './people.dependencies.ts';

/** Their roles now, by the same rules as for a session. */
export async function findStaffMember(
  deps: { settings: Pick<PeopleDependencies['settings'], 'fallbackAdminEmails'> },
  tx: Tx,
  userId: string,
): Promise<StaffMember | null> {
  const person = await findPerson(tx, userId);
  if (!person || person.isSuspended) return null;
  const stored = await findAdminConfig(tx, adminEmailsKey);
  const lists = { stored, fallback: deps.settings.fallbackAdminEmails };
  if (!isAdmin(person, lists)) return null;
  const { firstName, email, language } = person;
  return { firstName, email, language, roles: decideStaffRoles(person, true) };
}
