import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { ShownPerson } from '../../identity/identity.api.ts';

/** The person as defined in the contract; null if they were erased. */
export function toCommunityMember(
  people: ReadonlyMap<string, ShownPerson>,
  userId: string | null,
): CommunityMember | null {
  const person = userId === null ? undefined : people.get(userId);
  if (!person) return null;
  return { id: userIdSchema.parse(person.id), name: person.name, isStaff: person.isStaff };
}
