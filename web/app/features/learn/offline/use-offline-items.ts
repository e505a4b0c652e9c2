import { useEffect, useSyncExternalStore } from 'react';
import { createOfflineItems, noOfflineItems } from './offline-items-store.ts';
import { lockOfflineItems } from './save-item.ts';

/** One for the page: the same item is shown in several places. */
export const offlineItems = createOfflineItems({ storage: () => caches, inTurn: lockOfflineItems });

export function useOfflineItems() {
  useEffect(() => {
    if (canSaveOffline()) void offlineItems.load();
  }, []);
  return useSyncExternalStore(offlineItems.watch, offlineItems.state, () => noOfflineItems);
}

/** Needs HTTPS and a supported browser. In development the service worker isn't built. */
export function canSaveOffline(): boolean {
  const isSupported =
    'caches' in globalThis && 'serviceWorker' in navigator && 'locks' in navigator;
  return isSupported && import.meta.env.MODE !== 'development';
}
