import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { OfflineTexts } from './offline-item.ts';
import type { StoreEnvironment } from './store-item.ts';

/** What saving needs to know, for any kind of item. */
export type SaveRequest = {
  readonly owner: string;
  readonly texts: OfflineTexts;
  isOwnerSignedIn(): boolean;
};

const workerPath = '/service-worker.js';

/** Tabs take turns: two that store the same item would delete each other's copy. */
export async function lockOfflineItems(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('offlineItems', work);
}

/** Called before anything is stored: without the service worker it would never be served. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(workerPath);
}

/** Called once nothing is stored, so that pages load without the service worker again. */
export async function removeWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(workerPath))?.unregister();
}

export function pageLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  return isLanguageCode(lang) ? lang : 'en';
}

export function storeEnvironment({ isOwnerSignedIn }: SaveRequest): StoreEnvironment {
  return {
    storage: caches,
    fetch: (address, options) => fetch(address, options),
    now: () => new Date(),
    isOwnerSignedIn,
  };
}
