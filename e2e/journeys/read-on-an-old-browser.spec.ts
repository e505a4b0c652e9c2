import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { emulateOldBrowser } from '../old-browser.ts';
import { text } from '../texts.ts';

const title = 'Browser Compatibility Notice';
const chrome65 =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/65.0.3325.181 Safari/537.36';
const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
const opera =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0';

// A style sheet may still be loading through the emulation when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, userAgent: chrome65 });

    test(`reads and moves on at ${width} px, and learns why it looks plain`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await emulateOldBrowser(page);
      await page.goto('/');
      const notice = page.getByRole('region', { name: title });
      await expect(
        notice.getByText(
          "You're using Chrome 65. Please update to the latest version for optimal performance.",
        ),
      ).toBeVisible();
      await notice.getByText('Browser Update Recommended').click();
      await expect(
        notice.getByText('Recommended: Chrome 80+, Firefox 70+, Safari 14+, Edge 80+'),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Market Analysis' }),
      ).not.toHaveCount(0);
      expect(await widest(page)).toBeLessThanOrEqual(width);

      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(/\?lang=de$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      // Anything that could start the application would have done so by now.
      await page.mouse.move(100, 100);
      await page.keyboard.press('Tab');
      expect(scripts).toEqual([]);
    });
  });
}

test.describe('in Internet Explorer', () => {
  test.use({ userAgent: explorer });

  test('is told that it is not supported, also where one signs in', async ({ page }) => {
    await emulateOldBrowser(page);
    await page.goto('/auth');
    await expect(page.getByRole('region', { name: title })).toContainText(
      'Your browser is not supported. Please update to a modern browser for the best experience.',
    );
    await expect(page.getByText('Compatibility Issues Detected')).toBeVisible();
    await expect(page.getByText(text('page.compatibility.authentication'))).toBeVisible();
    await expect(page.getByLabel(/e-?mail/i).first()).toBeVisible();
  });
});

test.describe('in another browser that can do everything', () => {
  test.use({ userAgent: opera });

  test('gets the whole application, and the notice until it is put away', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(100, 100);
    await waitForHydration(page);
    const notice = page.getByRole('region', { name: title });
    await expect(notice).toContainText("You're using Opera 124.");
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.goto('/auth');
    await waitForHydration(page);
    await expect(page.getByText(text('page.compatibility.authentication'))).toBeVisible();
  });
});

test('a current browser is not told to update', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto('/auth');
  await expect(page.getByText(text('page.compatibility.authentication'))).toBeHidden();
});

/** The page's scroll width. */
function widest(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
