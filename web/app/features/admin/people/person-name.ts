import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';

/** The person's name; the email if their provider gave none. */
export function personName(person: Pick<PersonRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email;
}

export function personPath(userId: string): string {
  return `/admin/people/${encodeURIComponent(userId)}`;
}
