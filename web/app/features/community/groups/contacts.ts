import type {
  CommunityMember,
  Conversation,
} from '@danube/contract/community/community.schemas.ts';

/** Who can be added to a group: people the reader already talks to, by name. */
export function contactsOf(
  conversations: readonly Conversation[],
  except: readonly Pick<CommunityMember, 'id'>[] = [],
): CommunityMember[] {
  const known = new Set(except.map(({ id }) => id));
  return conversations
    .flatMap(({ kind, request, isBlocked, counterpart }) =>
      kind === 'direct' && request === null && !isBlocked && counterpart ? [counterpart] : [],
    )
    .filter(({ id }) => !known.has(id))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Contacts whose name contains every typed word. */
export function filterByName(
  contacts: readonly CommunityMember[],
  typed: string,
): readonly CommunityMember[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return contacts.filter(({ name }) => words.every((word) => folded(name).includes(word)));
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
