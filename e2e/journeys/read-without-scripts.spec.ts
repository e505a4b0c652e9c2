import { expect, test } from '../journey.ts';
import { inlineStyleKilobytes } from '../page-source.ts';
import { publicPaths } from '../public-paths.ts';
import { text } from '../texts.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('every public page can be read and left without scripts', async ({ page }) => {
  for (const path of publicPaths) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(200);
    const styles = inlineStyleKilobytes((await response?.text()) ?? '');
    // The critical rules of this page only; the landing page has the most.
    expect.soft(styles, path).toBeGreaterThan(5);
    expect.soft(styles, path).toBeLessThan(path === '/' ? 14 : 12);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // More than a heading and a button; the shortest page, an empty cart, has 270 characters.
    expect.soft((await main.innerText()).length, path).toBeGreaterThan(200);
    // A button that needs scripts would never work.
    const waiting = main.locator('button[data-needs-app]:visible');
    await expect.soft(waiting, path).toHaveCount(0);
    const about = page
      .getByRole('navigation', { name: text('nav.label') })
      .getByRole('link', { name: text('nav.about') })
      .filter({ visible: true });
    await expect.soft(about, path).toHaveAttribute('href', '/about');
  }
});

test('chooses a language without scripts, and it holds for the next page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').locator('details:has(a[hreflang]) > summary').click();
  await page.getByRole('banner').locator('a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('contentinfo').locator('a[href^="/contact"]').click();
  await expect(page).toHaveURL(/\/contact\?lang=de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('calculates without scripts', async ({ page }) => {
  await page.goto('/financial-widgets');
  await page.getByRole('textbox', { name: text('widgets.fields.capital') }).fill('20000');
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await expect(page).toHaveURL(/capital=20000/);
  await expect(page.getByRole('status')).toContainText('€');
});
