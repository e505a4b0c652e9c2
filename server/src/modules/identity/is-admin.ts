import type { StaffRole } from '@danube/contract/staff-roles.ts';
import type { Person } from './identity.repository.ts';

type AdminCandidate = Pick<Person, 'role' | 'isEmailVerified' | 'email'>;

type AdminLists = { stored: unknown; fallback: readonly string[] };

/**
 * An administrator has the role, or a verified email on the list. The fallback list from the
 * configuration only counts while there is no stored list.
 */
export function isAdmin(person: AdminCandidate, lists: AdminLists): boolean {
  if (person.role === 'admin') return true;
  if (!person.isEmailVerified) return false;
  const list = lists.stored === undefined ? lists.fallback : parseAddresses(lists.stored);
  return list.some((address) => address.toLowerCase() === person.email.toLowerCase());
}

/** Whether only the fallback list makes this person an administrator. */
export function isAdminByFallback(person: AdminCandidate, lists: AdminLists): boolean {
  return lists.stored === undefined && person.role !== 'admin' && isAdmin(person, lists);
}

/** People on the email list without the role are owners. */
export function decideStaffRoles(
  person: { role: 'member' | 'admin'; staffRoles: readonly StaffRole[] },
  isAdministrator: boolean,
): readonly StaffRole[] {
  if (person.role === 'admin') return person.staffRoles;
  return isAdministrator ? ['owner'] : [];
}

/** The emails in a stored list, ignoring anything else. */
export function parseAddresses(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((item) => typeof item === 'string').map((item) => item.toLowerCase());
}
