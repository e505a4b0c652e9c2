import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';

/** The server creates branded ids; tests needn't validate theirs. */
type Written = Partial<Omit<ChatNotification, 'id' | 'userId' | 'conversationId'>> & {
  id: string;
  userId?: string;
  conversationId: string;
};

export function notificationOf({ id, userId = 'anna', conversationId, ...rest }: Written) {
  const record: unknown = {
    id,
    userId,
    conversationId,
    isRead: false,
    reason: 'message',
    title: 'DAX',
    createdAt: new Date('2026-11-17T09:00:00.000Z'),
    ...rest,
  };
  return record as ChatNotification;
}
