import type { StaffRole } from '@danube/contract/staff-roles.ts';
import type { Person } from './identity.repository.ts';

type Named = Pick<Person, 'role' | 'isEmailVerified' | 'email'>;

type AdminLists = { stored: unknown; fallback: readonly string[] };

/**
 * An administrator has the role, or a verified address on the list. The list of the server's
 * configuration counts only while the stored list is missing altogether.
 */
export function isAdmin(person: Named, lists: AdminLists): boolean {
  if (person.role === 'admin') return true;
  if (!person.isEmailVerified) return false;
  const list = lists.stored === undefined ? lists.fallback : addressesIn(lists.stored);
  return list.some((address) => address.toLowerCase() === person.email.toLowerCase());
}

/** Whether nothing but the list of the server's configuration makes this person one. */
export function isAdminByFallback(person: Named, lists: AdminLists): boolean {
  return lists.stored === undefined && person.role !== 'admin' && isAdmin(person, lists);
}

/** Who is on the list of addresses without having the role owns the place. */
export function staffRolesOf(
  person: { role: 'member' | 'admin'; staffRoles: readonly StaffRole[] },
  isAdministrator: boolean,
): readonly StaffRole[] {
  if (person.role === 'admin') return person.staffRoles;
  return isAdministrator ? ['owner'] : [];
}

/** The addresses on a stored list, whatever else is there. */
export function addressesIn(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((item) => typeof item === 'string').map((item) => item.toLowerCase());
}
