import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../lib/api.ts';
import { listenToChat } from '../../../lib/chat-events.ts';

/** A busy room must not make every open tab refetch its list with each message. */
const gapMs = 3000;

/** Refetches the displayed conversations after an update. */
export function useFreshConversations(): void {
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
    const stop = listenToChat(() => {
      if (timer === undefined) refresh();
      else isWaiting = true;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
}
