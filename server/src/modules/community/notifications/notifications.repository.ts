import {
  type ChatNotificationId,
  type ConversationId,
  maxNotifications,
} from '@danube/contract/community/community.schemas.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import {
  chatConversations as conversations,
  chatNotifications as notifications,
} from '../community.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Returns the stored ones: if one is already unread, no other is needed. */
export async function insertNotifications(
  tx: Tx,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({
      target: [notifications.userId, notifications.conversationId],
      where: sql`not is_read`,
    })
    .returning();
}

/** With the data for their titles. */
export async function findUnread(tx: Tx, userId: string) {
  return tx
    .select({ notification: notifications, conversation: conversations })
    .from(notifications)
    .innerJoin(conversations, eq(conversations.id, notifications.conversationId))
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(maxNotifications);
}

export async function hasUnread(tx: Tx, userId: string, id: ConversationId): Promise<boolean> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(isUnreadOf(userId, id));
  return rows.length > 0;
}

export async function storeAllRead(
  tx: Tx,
  userId: string,
  id: ConversationId,
): Promise<NotificationRow[]> {
  return tx.update(notifications).set({ isRead: true }).where(isUnreadOf(userId, id)).returning();
}

export async function deleteNotification(
  tx: Tx,
  userId: string,
  id: ChatNotificationId,
): Promise<NotificationRow | null> {
  const [gone] = await tx
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning();
  return gone ?? null;
}

function isUnreadOf(userId: string, id: ConversationId) {
  return and(
    eq(notifications.userId, userId),
    eq(notifications.conversationId, id),
    eq(notifications.isRead, false),
  );
}
