import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import {
  findMembership,
  lockConversationForShare,
  storeReadPosition,
} from '../access/conversations.repository.ts';
import { requireConversation } from '../access/require-conversation.ts';
import { createChatUpdate } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { markReadUpTo as storeNotificationRead } from '../notifications/mark-notifications-read.ts';
import { hasUnread } from '../notifications/notifications.repository.ts';

/** Stores the read position. At the end of the conversation its notification is read too. */
export async function markRead(
  deps: Pick<CommunityDependencies, 'db' | 'transact' | 'entitlements'>,
  member: Member,
  { conversationId: id, seq }: { conversationId: ConversationId; seq: number },
): Promise<{ readSeq: number; unread: number }> {
  const { userId } = member;
  const { conversation, seat } = await requireConversation(deps, deps.db, { member, id });
  if (!seat) return { readSeq: conversation.seq, unread: 0 };
  return deps.transact(async (change) => {
    const { tx } = change;
    const isNotified = await hasUnread(tx, userId, id);
    // Before storing the position: writers take both locks in this order.
    if (isNotified) await lockConversationForShare(tx, id);
    const readSeq = (await storeReadPosition(tx, { id, userId, seq })) ?? conversation.seq;
    const last = (await findMembership(tx, id, userId))?.conversation.seq ?? readSeq;
    if (isNotified && readSeq >= last) await storeNotificationRead(change, userId, id);
    // For the reader's other devices. Not in rooms, where it would need a row per reader.
    else if (readSeq > seat.readSeq && conversation.kind !== 'room') {
      change.notify(`user:${userId}`, createChatUpdate({ conversations: [id] }));
    }
    return { readSeq, unread: Math.max(0, last - readSeq) };
  });
}
