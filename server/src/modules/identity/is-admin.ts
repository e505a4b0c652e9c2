import type { Person } from './identity.repository.ts';

/**
 * An administrator has the role, or a verified address on the list. The list of the server's
 * configuration counts only while the stored list is missing altogether.
 */
export function isAdmin(
  person: Person,
  lists: { stored: unknown; fallback: readonly string[] },
): boolean {
  if (person.role === 'admin') return true;
  if (!person.isEmailVerified) return false;
  const list = lists.stored === undefined ? lists.fallback : addressesIn(lists.stored);
  return list.includes(person.email.toLowerCase());
}

function addressesIn(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((item) => typeof item === 'string').map((item) => item.toLowerCase());
}
