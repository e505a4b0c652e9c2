import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { button } from '../identity-screens.ts';
import { expect, test } from '../journey.ts';
import { mainLink, menuButton } from '../navigation.ts';
import { loadCookies } from '../people.ts';
import { plainText, text } from '../texts.ts';

const registerPath = '/auth?tab=signup&redirect=/download';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor is asked to register by the hero, may do it later, and comes back without it [R2.37][R2.45]', async ({
  page,
}) => {
  await open(page);
  await start(page).click();
  await expect(prompt(page)).toContainText(plainText('registration.book'));
  await expect(prompt(page)).toContainText(text('registration.payment'));
  await button(prompt(page), 'registration.later').click();
  await expect(prompt(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');

  await start(page).click();
  await register(page).click();
  await expectSignUp(page);
  await page.goBack();
  await expect(start(page)).toBeVisible();
  await expect(prompt(page)).toBeHidden();
});

test('a visitor is asked by Downloads in the bar too [R2.36]', async ({ page }) => {
  await open(page);
  await mainLink(page, 'nav.download').click();
  await button(prompt(page), 'registration.later').click();
  await expect(mainLink(page, 'nav.download')).toBeFocused();
  await mainLink(page, 'nav.download').click();
  await register(page).click();
  await expectSignUp(page);
});

test('comes there by keyboard alone', async ({ page }) => {
  await open(page);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
  await walkTo(page, register(page));
  await page.keyboard.press('Enter');
  await expectSignUp(page);
});

test('a member goes to the downloads at once [R2.36][R2.45]', async ({
  page,
  context,
  product,
}) => {
  await loadCookies(context, product, 'member');
  for (const { link, wanted } of [
    { link: start(page), wanted: /\/download#forbidden-trading$/ },
    { link: mainLink(page, 'nav.download'), wanted: /\/download$/ },
  ]) {
    await open(page);
    // Until the session is known, the link is a visitor's.
    await expect(link).toHaveAttribute('href', /^\/download/);
    await link.click();
    await expect(page).toHaveURL(wanted);
    await expect(prompt(page)).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor is asked by Downloads in the menu, and registers from there [R2.41]', async ({
    page,
  }) => {
    await open(page);
    await menuButton(page).tap();
    await mainLink(page, 'nav.download').tap();
    await button(prompt(page), 'registration.later').tap();
    await expect(prompt(page)).toBeHidden();
    await expect(mainLink(page, 'nav.download').or(menuButton(page)).first()).toBeVisible();
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    expect(await focused.evaluate((element) => element.closest('header') !== null)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');

    await menuButton(page).tap();
    await mainLink(page, 'nav.download').tap();
    await register(page).tap();
    await expectSignUp(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both links lead to the downloads, where a visitor is told how to come by them', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(start(page)).toHaveAttribute('href', '/download#forbidden-trading');
    await expect(mainLink(page, 'nav.download')).toHaveAttribute('href', '/download');
  });
});

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
}

function start(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: text('hero.start') });
}

function prompt(page: Page): Locator {
  return page.getByRole('dialog', { name: text('registration.title') });
}

function register(page: Page): Locator {
  return prompt(page).getByRole('link', { name: text('registration.register') });
}

async function expectSignUp(page: Page): Promise<void> {
  await expect
    .poll(() => decodeURIComponent(page.url().replace(new URL(page.url()).origin, '')))
    .toBe(registerPath);
  await expect(button(page, 'auth.signup.submit')).toBeVisible();
}

/** Presses Tab until the target has the focus. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 10; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach it');
}
