import type {
  ChatNotification,
  ConversationId,
} from '@danube/contract/community/community.schemas.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { useNotificationCell } from './chat-notification-provider.tsx';
import { changed, conversationRead, dismissedHere, noNotifications } from './notification-state.ts';

/** The person's unread notifications, newest first, with their count and actions. */
export function useChatNotifications() {
  const cell = useNotificationCell();
  const { notifications, unreadCount } = useSyncExternalStore(
    cell.watch,
    cell.read,
    () => noNotifications,
  );
  const acts = useMemo(
    () => ({
      /** Failures are logged and change nothing here: the notification stays. */
      async markConversationRead(conversationId: ConversationId): Promise<void> {
        try {
          await browserApi.chatNotifications.markRead({ conversationId });
          cell.change((state) => conversationRead(state, conversationId));
        } catch (error) {
          logFailure('chat notifications', error);
        }
      },
      async deleteNotification(record: ChatNotification): Promise<void> {
        try {
          await browserApi.chatNotifications.dismiss({ id: record.id });
          cell.change((state) => changed(state, { event: 'delete', record }));
        } catch (error) {
          logFailure('chat notifications', error);
        }
      },
      /** Local only: nothing is sent, and it still counts as unread. */
      dismiss({ id }: ChatNotification): void {
        cell.change((state) => dismissedHere(state, id));
      },
    }),
    [cell],
  );
  return { notifications, unreadCount, ...acts };
}
