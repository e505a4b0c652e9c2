import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';

/** The person's name; whoever came by a provider that gave none is known by the address. */
export function personName(person: Pick<PersonRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email;
}

export function personPath(userId: string): string {
  return `/admin/people/${encodeURIComponent(userId)}`;
}
