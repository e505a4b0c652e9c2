import type { Conversation, ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  deleteMember,
  insertMembers,
  lockMembership,
  updateMember,
} from '../access/conversations.repository.ts';
import { requireConversation, requireLockedConversation } from '../access/require-conversation.ts';
import {
  createChatUpdate,
  notifyAbout,
  notifyConversation,
  notifyJoined,
} from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { markReadUpTo } from '../notifications/mark-notifications-read.ts';
import { readConversation } from './list-conversations.ts';

/** Earlier messages count as read. */
export async function joinRoom(
  deps: CommunityDependencies,
  member: Member,
  id: ConversationId,
): Promise<Conversation> {
  const { userId } = member;
  await deps.transact(async (change) => {
    const { conversation } = await requireLockedConversation(deps, change.tx, { member, id });
    if (conversation.kind !== 'room') throw new DomainError('NOT_FOR_THIS_KIND');
    const { seq } = conversation;
    const places = { joinedSeq: seq, readSeq: seq, joinedAt: deps.clock.now() };
    const joined = await insertMembers(change.tx, [{ conversationId: id, userId, ...places }]);
    notifyJoined(change, id, joined);
  });
  return readConversation(deps, member, id);
}

/**
 * A direct conversation can only be muted or blocked, because the other person stays in it. Every
 * other membership can be ended, even in the room of a course the person no longer owns.
 */
export function leaveConversation(
  deps: CommunityDependencies,
  member: Member,
  id: ConversationId,
): Promise<void> {
  const { userId } = member;
  return deps.transact(async (change) => {
    const locked = await lockMembership(change.tx, id, userId);
    const { conversation } = locked?.seat
      ? locked
      : await requireLockedConversation(deps, change.tx, { member, id });
    if (conversation.kind === 'direct') throw new DomainError('NOT_FOR_THIS_KIND');
    const isGone = await deleteMember(change.tx, id, userId);
    if (!isGone) return;
    await markReadUpTo(change, userId, id);
    change.notify(
      `user:${userId}`,
      createChatUpdate({ conversations: [id], about: [id], left: [id] }),
    );
    if (conversation.kind === 'group') notifyConversation(change, id);
  });
}

export function muteConversation(
  deps: CommunityDependencies,
  member: Member,
  { conversationId: id, isMuted }: { conversationId: ConversationId; isMuted: boolean },
): Promise<void> {
  const { userId } = member;
  return deps.transact(async (change) => {
    const { seat } = await requireConversation(deps, change.tx, { member, id });
    if (!seat) throw new DomainError('CONVERSATION_NOT_FOUND');
    await updateMember(change.tx, { id, userId }, { isMuted });
    notifyAbout(change, `user:${userId}`, id);
  });
}
