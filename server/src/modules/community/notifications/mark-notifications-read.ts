import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import { lockConversationForShare } from '../access/conversations.repository.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { announceNotifications } from './announce-notifications.ts';
import { storeAllRead } from './notifications.repository.ts';

/** For one conversation; there is at most one, so the count decreases by one. */
export function markNotificationsRead(
  { transact }: Pick<CommunityDependencies, 'transact'>,
  userId: string,
  id: ConversationId,
): Promise<void> {
  return transact(async (change) => {
    await lockConversationForShare(change.tx, id);
    await markReadUpTo(change, userId, id);
  });
}

/**
 * Locks the conversation: otherwise a message written meanwhile would find the notification unread,
 * create none itself, and nobody would be notified.
 */
export async function markReadUpTo(
  change: Pick<Change, 'tx' | 'notify'>,
  userId: string,
  id: ConversationId,
): Promise<void> {
  const rows = await storeAllRead(change.tx, userId, id);
  // Tabs already know the title, and a read notification leaves the list anyway.
  announceNotifications(change, 'update', { rows, title: '' });
}
