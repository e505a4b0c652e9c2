import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button } from '../identity-screens.ts';
import { expect, test } from '../journey.ts';
import { menuButton } from '../navigation.ts';
import { text } from '../texts.ts';

/** Overlays are checked for violations too. */
test('the open menu of a phone', async ({ page }) => {
  await open(page, 390);
  await menuButton(page).click();
  await expectNoViolation(page);
});

test('the open list of languages', async ({ page }) => {
  await open(page, 1440);
  await page.getByRole('banner').locator('details:has(a[hreflang]) > summary').click();
  await expectNoViolation(page);
});

test.describe('of a visitor who has not decided yet', () => {
  test.use({ hasDecided: false });

  test('the question of consent, and the choice in detail', async ({ page }) => {
    await open(page, 390);
    const bar = page.getByRole('region', { name: text('consent.bar.title') });
    await expect(bar).toBeVisible();
    await expectNoViolation(page);
    await button(bar, 'consent.choose').click();
    const dialog = page.getByRole('dialog', { name: text('consent.settings.title') });
    for (const details of await dialog.locator('summary').all()) await details.click();
    await expectNoViolation(page);
  });
});

test('the open pop-up that asks to register', async ({ page }) => {
  await open(page, 390);
  await page.getByRole('link', { name: text('hero.start') }).click();
  await expect(page.getByRole('dialog', { name: text('registration.title') })).toBeVisible();
  await expectNoViolation(page);
});

test('the open player, and the end of its preview', async ({ page }) => {
  await open(page, 390);
  const lesson = page.getByRole('article', { name: text('quickie.lesson.title') });
  await lesson.getByRole('link').click();
  const seekBar = page.getByRole('slider', { name: text('player.seek') });
  await expect(seekBar).toBeVisible();
  await expectNoViolation(page);
  await seekBar.fill('100');
  await expect(page.getByRole('dialog', { name: text('player.over.title') })).toBeVisible();
  await expectNoViolation(page);
});

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
}
