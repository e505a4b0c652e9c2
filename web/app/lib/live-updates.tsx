import type { LiveMessage } from '@danube/contract/live.ts';
import { livePath } from '@danube/contract/live-settings.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { queries } from './api.ts';
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
    // Visitors have no stream, so they need not download what reads it.
    void import('./live-channel.ts').then(({ openLiveChannel }) => {
      openLiveChannel({ path: livePath, signal: ended.signal }, (message) => {
        if (message.topic === 'signed-out') {
          endSession();
          return;
        }
        if (readAnew(queryClient, message)) return;
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
    default:
      return [];
  }
}
