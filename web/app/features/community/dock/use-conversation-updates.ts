import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../lib/api.ts';
import { type ChatEvent, listenToChat } from '../../../lib/chat-events.ts';
import { isConversationVisible } from '../chat/visible-conversations.ts';
import { withStreamed } from './with-streamed.ts';

/** A busy room must not make every open tab refetch its list with each message. */
const gapMs = 3000;

/** Refetches the displayed conversations after an update. */
export function useConversationUpdates(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const refresh = () => {
      isWaiting = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (isWaiting) refresh();
      }, gapMs);
      void queryClient.invalidateQueries({ queryKey: queries.community.key() });
    };
    const stop = listenToChat((news) => {
      showStreamed(queryClient, news);
      if (hasOnlyMessages(news)) return;
      if (timer === undefined) refresh();
      else isWaiting = true;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
}

function showStreamed(queryClient: QueryClient, news: ChatEvent): void {
  if (news === 'reset') return;
  for (const changes of news.changes ?? []) {
    const isRead = isConversationVisible(changes.conversationId);
    for (const { key } of [queries.community.conversations, queries.community.rooms]) {
      queryClient.setQueriesData<Conversation[]>({ queryKey: key() }, (list) =>
        list?.map((each) =>
          each.id === changes.conversationId ? withStreamed(each, changes, isRead) : each,
        ),
      );
    }
  }
}

/** Then the lists are already up to date. */
function hasOnlyMessages(news: ChatEvent): boolean {
  if (news === 'reset' || !news.changes) return false;
  const { conversations, notifications, joined, left, hasBlocked = false } = news;
  return (
    [conversations, notifications, joined, left].every((each) => each.length === 0) && !hasBlocked
  );
}
