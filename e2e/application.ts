import type { BrowserContext, Page } from '@playwright/test';

/** Makes every page of this browser remember that its application has announced itself. */
export async function watchReadiness(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('app:ready', () => Object.assign(globalThis, { isAppReady: true }));
  });
}

/** Waits until the application has taken over the page that the server sent. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'isAppReady') === true);
}
