import type { BrowserContext, Page } from '@playwright/test';

/** Makes every page of this context record that its application is ready. */
export async function watchReadiness(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('app:ready', () => Object.assign(globalThis, { isAppReady: true }));
  });
}

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'isAppReady') === true);
}
