import { expect, test } from '../journey.ts';
import { publicPaths } from '../public-paths.ts';
import { text } from '../texts.ts';

test.use({ javaScriptEnabled: false });

for (const path of publicPaths) {
  test(`${path} can be read and left without scripts`, async ({ page, noise }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    // A button that waits for scripts would wait for ever.
    await expect(page.getByRole('main').locator('button[data-needs-app]:visible')).toHaveCount(0);
    noise.allow(/404.*\/pricing/);
    await page.setViewportSize({ width: 1440, height: 900 });
    const navigation = page.getByRole('navigation', { name: text('nav.label') });
    await navigation
      .getByRole('link', { name: text('nav.about') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('chooses a language without scripts, and it holds for the next page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').locator('details:has(a[hreflang]) > summary').click();
  await page.getByRole('banner').locator('a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('contentinfo').locator('a[href^="/contact"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('calculates without scripts', async ({ page }) => {
  await page.goto('/financial-widgets');
  await page.getByRole('textbox', { name: text('widgets.fields.capital') }).fill('20000');
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await expect(page).toHaveURL(/capital=20000/);
  await expect(page.getByRole('status')).toContainText('€');
});
