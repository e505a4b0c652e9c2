import type { LiveMessage } from '@danube/contract/live.ts';
import { livePath } from '@danube/contract/live-settings.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { queries } from './api.ts';
import { tellOfChat } from './chat-news.ts';
import { createRetryPauses } from './retry-pauses.ts';
import { whenAwake } from './user-activity.ts';
import { whenSettled } from './when-settled.ts';

type LiveUpdatesProps = { isSignedIn: boolean; onSignedOut: () => void };

/** While somebody is signed in, what changes elsewhere is asked for again here. */
export function LiveUpdates({ isSignedIn, onSignedOut }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const endSession = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const ended = new AbortController();
    void fetchChannel(ended.signal).then((fetched) => {
      if (!fetched) return;
      const stream = { path: livePath, signal: ended.signal, hasMissed: fetched.isLate };
      fetched.openLiveChannel(stream, (message) => {
        if (message.topic === 'signed-out') {
          endSession();
          return;
        }
        if (isOfChatAlone(message) || readAnew(queryClient, message)) return;
        whenSettled(queryClient, () => {
          void queryClient.invalidateQueries();
          // A page's loaders cannot say that nobody is there, so they wait until somebody is.
          whenAwake(() => void revalidate());
        });
      });
    });
    return () => ended.abort();
  }, [isSignedIn, queryClient, revalidate]);
  return null;
}

/** What happened in conversations is told to those who show them; after a reset there is more. */
function isOfChatAlone(message: LiveMessage): boolean {
  if (message.topic === 'chat') tellOfChat(message);
  else if (message.topic === 'reset') tellOfChat('reset');
  return message.topic === 'chat';
}

/** Visitors have no stream, so they need not download what reads it. Undefined once given up. */
async function fetchChannel(signal: AbortSignal) {
  const pauses = createRetryPauses();
  for (let isLate = false; !signal.aborted; isLate = true) {
    // Without it the page is as useful as before, only not told of what changes elsewhere.
    const channel = await import('./live-channel.ts').catch(() => undefined);
    if (channel) return { openLiveChannel: channel.openLiveChannel, isLate };
    await pauses.wait();
  }
  return undefined;
}

/** News of the person's own things name what to ask again. False where it may be anything. */
function readAnew(queryClient: QueryClient, { topic }: LiveMessage): boolean {
  const concerned = keysOf(topic);
  for (const queryKey of concerned) void queryClient.invalidateQueries({ queryKey });
  return concerned.length > 0;
}

function keysOf(topic: LiveMessage['topic']): readonly QueryKey[] {
  switch (topic) {
    case 'cart':
      return [queries.cart.key()];
    case 'orders':
      return [queries.orders.key(), queries.entitlements.mine.key()];
    case 'commissions':
      return [queries.salesReps.key()];
    case 'learning':
      return [queries.learning.key(), queries.certificates.key()];
    default:
      return [];
  }
}
