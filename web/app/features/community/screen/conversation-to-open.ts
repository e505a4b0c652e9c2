import type { Conversation } from '@danube/contract/community/community.schemas.ts';

/** Where the reader left off; for a new member, the first room. */
export function conversationToOpen(
  conversations: readonly Conversation[],
  rooms: readonly Conversation[],
): Conversation | undefined {
  const [latest] = conversations
    .filter(({ readUntil, request }) => readUntil && request !== 'received')
    .toSorted((one, other) => Number(other.readUntil) - Number(one.readUntil));
  return latest ?? rooms.find(({ isArchived }) => !isArchived);
}
