import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queries } from '../../../lib/api.ts';
import { useChatNotifications } from '../notifications/use-chat-notifications.ts';
import type { TimelineStore } from './timeline-store.ts';
import { markConversationVisible } from './visible-conversations.ts';

/** Seeing the end of a conversation marks it as read: here, in the list, and at the bell. */
export function useMarkAsRead(store: TimelineStore, isAtEnd: boolean, lastShown: number): void {
  const { conversationId } = store;
  const queryClient = useQueryClient();
  const { notifications, markConversationRead } = useChatNotifications();

  const read = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    if (notifications.some((each) => each.conversationId === conversationId)) {
      void markConversationRead(conversationId);
    }
    if (!(await store.markRead())) return;
    for (const { key } of [queries.community.conversations, queries.community.rooms]) {
      queryClient.setQueriesData<Conversation[]>({ queryKey: key() }, (list) =>
        list?.map((each) => (each.id === conversationId ? withAllRead(each) : each)),
      );
    }
  });

  useEffect(
    () => (isAtEnd ? markConversationVisible(conversationId) : undefined),
    [isAtEnd, conversationId],
  );

  useEffect(() => {
    if (!isAtEnd || lastShown === 0) return undefined;
    void read();
    const listener = () => void read();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [isAtEnd, lastShown]);
}

function withAllRead(conversation: Conversation): Conversation {
  const { seq, lastMessage, readUntil } = conversation;
  return { ...conversation, unread: 0, readSeq: seq, readUntil: lastMessage?.sentAt ?? readUntil };
}
