import { useEffect } from 'react';
import { useAuth, useSession } from './use-session.tsx';

/**
 * Keeps the mark that a script sets before the first paint true when someone signs in or out on the
 * page: on phones the header makes room for the bell by it. A session that isn't known yet, or
 * can't be looked up, doesn't remove it.
 */
export function useSignedInMark(): void {
  const auth = useAuth();
  const { session } = useSession();
  useEffect(() => {
    if (session) document.documentElement.setAttribute(attribute, '');
  }, [session]);
  useEffect(
    () =>
      auth?.store.onAuthEvent((event) => {
        if (event === 'SIGNED_OUT') document.documentElement.removeAttribute(attribute);
      }),
    [auth],
  );
}

const attribute = 'data-signed-in';
