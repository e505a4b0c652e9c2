import { findPage } from '@danube/contract/site/find-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LiveUpdates } from '../../../lib/live-updates.tsx';
import { dropPersonalQueries } from './personal-cache.ts';
import { useAuth, useSession } from './use-session.tsx';

/** What happens on the page when someone signs in or out; mounted once in the application. */
export function SessionEffects() {
  const auth = useAuth();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      auth?.store.onAuthEvent((event) => {
        if (event !== 'SIGNED_OUT') return;
        const isPageForAll = findPage(location.pathname)?.page.cache !== undefined;
        dropPersonalQueries(queryClient, isPageForAll);
        // A page for members revalidates, and its guard redirects to sign-in.
        if (!isPageForAll) void revalidate();
      }),
    [auth, queryClient, revalidate],
  );
  return (
    <LiveUpdates isSignedIn={session !== null} onSignedOut={() => auth?.store.endElsewhere()} />
  );
}
