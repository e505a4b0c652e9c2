import { findPage } from '@danube/contract/site/find-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LiveUpdates } from '../../../lib/live-updates.tsx';
import { dropPersonalQueries } from './personal-cache.ts';
import { useForgetPerson } from './use-forget-person.ts';
import { useAuth, useSession } from './use-session.tsx';
import { useSignedInMark } from './use-signed-in-mark.ts';

/** What happens on the page when someone signs in or out; mounted once in the application. */
export function SessionEffects() {
  const auth = useAuth();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useSignedInMark();
  useForgetPerson();
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
  // The session of the stream has ended, but the browser may have another one already: switching a
  // second factor on or off replaces it.
  return (
    <LiveUpdates isSignedIn={session !== null} onSignedOut={() => void auth?.store.refresh()} />
  );
}
