import type { Conversation } from '@danube/contract/community/community.schemas.ts';

export type ConversationGroups = Readonly<
  Record<
    'requests' | 'rooms' | 'courses' | 'groups' | 'directs' | 'others',
    readonly Conversation[]
  >
>;

/** Rooms are in the academy's order, people by their last message. */
export function groupConversations(
  conversations: readonly Conversation[],
  rooms: readonly Conversation[],
): ConversationGroups {
  const people = conversations.filter(({ kind }) => kind !== 'room');
  return {
    requests: people.filter(({ request }) => request === 'received'),
    rooms: rooms.filter(({ isMember, courseId }) => isMember && !courseId),
    courses: rooms.filter(({ isMember, courseId }) => isMember && courseId),
    groups: people.filter(({ kind }) => kind === 'group'),
    directs: people.filter(({ kind, request }) => kind === 'direct' && request !== 'received'),
    others: rooms.filter(({ isMember, isArchived }) => !isMember && !isArchived),
  };
}
