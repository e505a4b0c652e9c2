import { useEffect } from 'react';
import { forgetPerson } from '../storage/forget-person.ts';
import { hasSignInHint } from './sign-in-hint.ts';
import { useAuth, useSession } from './use-session.tsx';

/** Deletes what a person left in this browser's storage once their session has ended. */
export function useForgetPerson(): void {
  const auth = useAuth();
  const { session, isInitialised } = useSession();
  useEffect(
    () =>
      auth?.store.onAuthEvent((event) => {
        if (event === 'SIGNED_OUT') forgetPerson();
      }),
    [auth],
  );
  useEffect(() => {
    // It ended while no page was open. Where it can't be looked up, offline for example, the hint
    // is still there.
    if (isInitialised && !session && !hasSignInHint()) forgetPerson();
  }, [isInitialised, session]);
}
