import type { BrowserContext, Page } from '@playwright/test';

/** Makes every page of this context record that its application is ready. */
export async function watchReadiness(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('app:ready', () => Object.assign(globalThis, { isAppReady: true }));
  });
}

/** Most visitors move a mouse or touch the screen at once, and that starts the application. */
export async function moveOnArrival(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('load', () => dispatchEvent(new Event('pointermove')));
  });
}

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'isAppReady') === true);
}
