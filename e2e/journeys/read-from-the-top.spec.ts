import type { Page } from '@playwright/test';
import { holdModules, waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';

test('sections below the first screen are laid out later, then for good', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto('/');
  expect(await countLate(page)).toBeGreaterThan(3);
  release();
  await waitForHydration(page);
  await expect.poll(() => countLate(page)).toBe(0);
});

test('a link leads to its section before the application came', async ({ page }) => {
  await holdModules(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#place' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.locator('#place')).toBeInViewport();
  expect(await countLate(page)).toBe(0);
});

test('nothing waits for who comes to a section, or back to a position', async ({ page }) => {
  await page.goto('/#events');
  expect(await countLate(page)).toBe(0);
  await page.goto('/about');
  await page.reload();
  expect(await countLate(page)).toBe(0);
});

function countLate(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('section, footer')].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto',
      ).length,
  );
}
