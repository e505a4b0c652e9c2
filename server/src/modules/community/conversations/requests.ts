import type { Conversation, ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { updateConversation, updateMember } from '../access/conversations.repository.ts';
import { requireLockedConversation } from '../access/require-conversation.ts';
import { createChatUpdate, notifyConversation } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { markReadUpTo } from '../notifications/mark-notifications-read.ts';
import { readConversation } from './list-conversations.ts';

/** Both can then write freely. Idempotent. */
export async function acceptRequest(
  deps: CommunityDependencies,
  member: Member,
  id: ConversationId,
): Promise<Conversation> {
  await deps.transact(async (change) => {
    const isOpen = await requireRequest(deps, change, { member, id });
    if (!isOpen) return;
    await updateConversation(change.tx, id, { requestedBy: null, declinedAt: null });
    await updateMember(change.tx, { id, userId: member.userId }, { isHidden: false });
    notifyConversation(change, id);
  });
  return readConversation(deps, member, id);
}

/** The requester isn't notified: for them the request is still pending. */
export function declineRequest(
  deps: CommunityDependencies,
  member: Member,
  id: ConversationId,
): Promise<void> {
  const { userId } = member;
  return deps.transact(async (change) => {
    const isOpen = await requireRequest(deps, change, { member, id });
    if (!isOpen) return;
    await updateConversation(change.tx, id, { declinedAt: deps.clock.now() });
    await updateMember(change.tx, { id, userId }, { isHidden: true });
    await markReadUpTo(change, userId, id);
    change.notify(`user:${userId}`, createChatUpdate({ conversations: [id] }));
  });
}

/** A request to this person, not from them; false if it was already accepted. */
async function requireRequest(
  deps: CommunityDependencies,
  { tx }: Pick<Change, 'tx'>,
  requested: { member: Member; id: ConversationId },
): Promise<boolean> {
  const { conversation } = await requireLockedConversation(deps, tx, requested);
  const { kind, requestedBy } = conversation;
  if (kind !== 'direct' || requestedBy === requested.member.userId) {
    throw new DomainError('CONVERSATION_NOT_FOUND');
  }
  return requestedBy !== null;
}
