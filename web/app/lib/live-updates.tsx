import { livePath } from '@danube/contract/live-settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { whenAwake } from './user-activity.ts';

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
        void queryClient.invalidateQueries();
        // A page's loaders cannot say that nobody is there, so they wait until somebody is.
        whenAwake(() => void revalidate());
      });
    });
    return () => ended.abort();
  }, [isSignedIn, queryClient, revalidate]);
  return null;
}
