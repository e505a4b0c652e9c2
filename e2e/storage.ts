import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Strictly necessary: the scroll position, and that no country was found. */
const necessary = ['react-router-scroll-positions', 'locationSearch'];

/** Records requests to other sites from now on; storage is read on demand. */
export function watchStorage(page: Page, baseURL: string | undefined) {
  const context = page.context();
  const strangers: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === baseURL || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) strangers.push(request.url());
  });
  return {
    async expectNothing(): Promise<void> {
      const { names, databases, stores } = await page.evaluate(async () => ({
        names: [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
          ...document.cookie.split('; ').filter(Boolean),
        ],
        databases: await indexedDB.databases(),
        stores: await caches.keys(),
      }));
      expect(names.filter((name) => !necessary.includes(name))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect([databases, stores]).toEqual([[], []]);
      expect(strangers).toEqual([]);
    },
  };
}
