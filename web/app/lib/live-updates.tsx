import type { CausedMessage } from '@danube/contract/live.ts';
import { liveMessagesParameter, livePath } from '@danube/contract/live-settings.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { queries } from './api.ts';
import { createBackoff } from './backoff.ts';
import { publishChatEvent, publishTyping } from './chat-events.ts';
import { whenVisible } from './user-activity.ts';

type LiveUpdatesProps = { isSignedIn: boolean; onSignedOut: () => void };

/** While someone is signed in, refetches what changed elsewhere. */
export function LiveUpdates({ isSignedIn, onSignedOut }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const endSession = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const ended = new AbortController();
    void fetchChannel(ended.signal).then((fetched) => {
      if (!fetched) return;
      const stream = {
        path: `${livePath}?${liveMessagesParameter}=1`,
        signal: ended.signal,
        hasMissed: fetched.isLate,
        // This tab missed the messages written since the page was fetched.
        onListening: () => publishChatEvent('reset'),
      };
      const refetch = fetched.createLiveRefetch(queryClient, ended.signal);
      // Loaders can't send the idle header, so reloading waits until the page is in use.
      const reloadPage = () => whenVisible(() => void revalidate());
      fetched.openLiveChannel(stream, (message) => {
        switch (message.topic) {
          case 'signed-out':
            return endSession();
          case 'chat':
            return publishChatEvent(message);
          case 'typing':
            return publishTyping(message);
          case 'content':
            return refetch.refetchContent(message, reloadPage);
          case 'reset':
            publishChatEvent('reset');
            return refetch.refetchAll(reloadPage);
          default:
            return refetch.refetchKeys(message, keysOf(message.topic));
        }
      });
    });
    return () => ended.abort();
  }, [isSignedIn, queryClient, revalidate]);
  return null;
}

/** Visitors have no stream, so they don't download the code for it. Undefined if it was aborted. */
async function fetchChannel(signal: AbortSignal) {
  const pauses = createBackoff();
  for (let isLate = false; !signal.aborted; isLate = true) {
    // Without it the page still works, only without live updates.
    const parts = await Promise.all([
      import('./live-channel.ts'),
      import('./live-refetch.ts'),
    ]).catch(() => undefined);
    if (parts) return { ...parts[0], ...parts[1], isLate };
    await pauses.wait();
  }
  return undefined;
}

/** The query keys of a person's own data. */
function keysOf(topic: Exclude<CausedMessage['topic'], 'content'>): readonly QueryKey[] {
  switch (topic) {
    case 'cart':
      return [queries.cart.key()];
    case 'orders':
      return [queries.orders.key(), queries.entitlements.mine.key()];
    case 'commissions':
      return [queries.salesReps.key(), queries.salesRepsAdmin.key()];
    case 'learning':
      return [queries.learning.key(), queries.certificates.key()];
  }
}
