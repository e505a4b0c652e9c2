import { useSyncExternalStore } from 'react';

/** False in the server's HTML, and until the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(noopSubscribe, isInBrowser, isOnServer);
}

const noopSubscribe = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
