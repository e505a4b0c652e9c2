import type { Page } from '@playwright/test';

/** Waits until the application has taken over the page that the server sent. */
export async function untilAlive(page: Page): Promise<void> {
  // React leaves a mark on the elements it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
