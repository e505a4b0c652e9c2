import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import { createChatUpdate } from '../chat-updates.ts';
import type { NotificationRow } from './notifications.repository.ts';

export function toNotification(row: NotificationRow, title: string): ChatNotification {
  const { id, conversationId, isRead, createdAt, reason } = row;
  return {
    id,
    conversationId,
    isRead,
    createdAt,
    reason,
    title,
    userId: userIdSchema.parse(row.userId),
  };
}

/** Each is only sent to its recipient, as stored; a deleted one in its last state. */
export function announceNotifications(
  { notify }: Pick<Change, 'notify'>,
  event: 'insert' | 'update' | 'delete',
  reported: { rows: readonly NotificationRow[]; title: string },
): void {
  for (const row of reported.rows) {
    const record = toNotification(row, reported.title);
    const conversations = [row.conversationId];
    notify(
      `user:${row.userId}`,
      createChatUpdate({ conversations, notifications: [{ event, record }] }),
    );
  }
}
