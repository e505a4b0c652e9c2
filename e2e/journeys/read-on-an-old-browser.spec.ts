import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { pretendToBeOld } from '../old-browser.ts';
import { text } from '../texts.ts';

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`reads and moves on at ${width} px, and learns why it looks plain`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await pretendToBeOld(page);
      await page.goto('/');
      await expect(page.getByText('Browser Compatibility Notice')).toBeVisible();
      await expect(
        page.getByText(
          'Your browser is not supported. Please update to a modern browser for the best experience.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Market Analysis' }),
      ).not.toHaveCount(0);
      expect(await widest(page)).toBeLessThanOrEqual(width);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(/\?lang=de$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      // Anything that woke the application would have done so by now.
      await page.mouse.move(100, 100);
      await page.keyboard.press('Tab');
      expect(scripts).toEqual([]);
    });
  });
}

test('a current browser is not told to update', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(text('page.compatibility.title'))).toBeHidden();
});

/** How far the page reaches to the side. */
function widest(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
