import { useEffect, useSyncExternalStore } from 'react';
import { withKeptItems } from './keep-item.ts';
import { createKeptItems, nothingKept } from './kept-items-store.ts';

/** One for the page: the same item is shown in several places. */
export const keptItems = createKeptItems({ storage: () => caches, inTurn: withKeptItems });

export function useKeptItems() {
  useEffect(() => {
    if (canKeepItems()) void keptItems.load();
  }, []);
  return useSyncExternalStore(keptItems.watch, keptItems.state, () => nothingKept);
}

/** Needs HTTPS and a supported browser. In development the service worker isn't built. */
export function canKeepItems(): boolean {
  const isSupported =
    'caches' in globalThis && 'serviceWorker' in navigator && 'locks' in navigator;
  return isSupported && import.meta.env.MODE !== 'development';
}
