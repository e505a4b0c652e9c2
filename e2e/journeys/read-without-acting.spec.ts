import type { Page } from '@playwright/test';
import { button } from '../identity-screens.ts';
import { expect, test } from '../journey.ts';
import { text } from '../texts.ts';

test.use({ hasDecided: false, isMoving: false });

for (const { answer, allowed } of [
  { answer: 'consent.onlyNecessary', allowed: false },
  { answer: 'consent.acceptAll', allowed: true },
]) {
  test(`${answer} counts at once, without the application`, async ({ page }) => {
    await holdApplication(page);
    await page.goto('/');
    await button(bar(page), answer).click();
    await expect(bar(page)).toBeHidden();
    const decision = await page.evaluate(() => JSON.parse(localStorage.consent));
    expect(decision).toMatchObject({ statistics: allowed, media: allowed, version: 1 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
}

test('an answer hides the question in another tab, which nobody has touched', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/about');
  await button(bar(other), 'consent.onlyNecessary').click();
  await expect(bar(page)).toBeHidden();
});

test('an answer by keyboard leaves the focus with the page', async ({ page }) => {
  await page.goto('/');
  await button(bar(page), 'consent.onlyNecessary').focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the settings open with the first press', async ({ page }) => {
  await page.goto('/');
  await button(bar(page), 'consent.choose').click();
  await expect(page.getByRole('dialog', { name: text('consent.settings.title') })).toBeVisible();
});

test('a language is remembered and the rest of the address kept, without the application', async ({
  page,
}) => {
  await holdApplication(page);
  await page.goto('/about?utm_source=letter#team');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('first-parts')),
  );
  await page.locator('summary').filter({ hasText: 'Language:' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/about\?utm_source=letter&lang=de#team$/);
  expect(await page.evaluate(() => localStorage.userLanguage)).toBe('de');
});

test('an invitation starts the application, and its dialog comes by itself [R4.14]', async ({
  page,
}) => {
  await page.goto('/?ref=BALAZ7');
  await expect(page.getByRole('dialog', { name: text('referral.popup.title') })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.referralCode)).toBe('BALAZ7');
});

test('a failed sign-in is spoken of by itself', async ({ page }) => {
  await page.goto('/?error=provider_unavailable');
  const dialog = page.getByRole('dialog', { name: text('auth.arrival.providerFailed.title') });
  await expect(dialog).toBeVisible();
  await expect(page).not.toHaveURL(/error=/);
});

/** As on a slow line: what the application consists of doesn't arrive. */
async function holdApplication(page: Page): Promise<void> {
  await page.route(
    /\/assets\/(frame|root|libraries)-[^/]*\.js$/,
    () => new Promise(() => undefined),
  );
}

function bar(page: Page) {
  return page.getByRole('region', { name: text('consent.bar.title') });
}
