import { livePath } from '@danube/contract/live-settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** While somebody is signed in, what changes elsewhere is asked for again here. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!/(?:^|; )signedIn=1/.test(document.cookie)) return undefined;
    const ended = new AbortController();
    // Visitors have no stream, so they need not download what reads it.
    void import('./live-channel.ts').then(({ openLiveChannel }) => {
      openLiveChannel({ path: livePath, signal: ended.signal }, (message) => {
        if (message.topic === 'signed-out') return;
        void queryClient.invalidateQueries();
        void revalidate();
      });
    });
    return () => ended.abort();
  }, [queryClient, revalidate]);
  return null;
}
