import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import { chatNews } from '../chat-news.ts';
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

/** Each goes to its person alone, as it was stored; a deleted one as it was. */
export function tellNotifications(
  { tell }: Pick<Change, 'tell'>,
  event: 'insert' | 'update' | 'delete',
  told: { rows: readonly NotificationRow[]; title: string },
): void {
  for (const row of told.rows) {
    const record = toNotification(row, told.title);
    const conversations = [row.conversationId];
    tell(`user:${row.userId}`, chatNews({ conversations, notifications: [{ event, record }] }));
  }
}
