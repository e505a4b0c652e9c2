import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { queryAsOwner } from '../database.ts';
import { expectSignedIn, expectSignedOut, signOutByMenu } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

const marta = {
  firstName: 'Marta',
  lastName: 'Kováčová',
  email: 'marta.kovacova@example.org',
  password: '',
};

test.beforeEach(({ noise }) => {
  // The sample provider has no favicon.
  noise.allow(/favicon\.ico/);
});

test('comes back from the provider to the site root, signed in; the second time to the same account [R7.01c]', async ({
  page,
  ownEnvironment,
}) => {
  await chooseAtProvider(page, '/auth?tab=signin', 'Marta');
  await expectSignedIn(page, marta);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  const [first] = await accountsOf(marta.email, ownEnvironment);
  await signOutByMenu(page, marta);
  await chooseAtProvider(page, '/auth?redirect=/account-settings', 'Marta');
  await expect(page).toHaveURL(/\/account-settings$/);
  await expect(page.getByRole('main')).toContainText(marta.email);
  expect(await accountsOf(marta.email, ownEnvironment)).toEqual([first]);
});

test('somebody whose address the provider has not proven is refused, calmly', async ({
  page,
  ownEnvironment,
}) => {
  await chooseAtProvider(page, '/auth?tab=signin', 'Тодор');
  const dialog = page.getByRole('dialog', { name: text('auth.arrival.providerFailed.title') });
  await expect(dialog).toBeVisible();
  await expectNoViolation(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await accountsOf('todor.ivanov@example.org', ownEnvironment)).toEqual([]);
  await dialog.getByRole('link', { name: text('auth.arrival.providerFailed.action') }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectSignedOut(page);
});

test('a member who comes by the provider with the same address links it while signed in', async ({
  page,
  newMember,
  ownEnvironment,
  ownProduct,
}) => {
  const jurgen = {
    ...(await newMember('Jürgen')),
    lastName: 'Petrova',
    email: 'juergen.grossmann@example.org',
  };
  await queryAsOwner(ownEnvironment, 'update users set email = $1 where name like $2', [
    jurgen.email,
    'Jürgen %',
  ]);
  const [registered] = await accountsOf(jurgen.email, ownEnvironment);
  await chooseAtProvider(page, '/auth?tab=signin', 'Jürgen');
  const dialog = page.getByRole('dialog', { name: text('auth.arrival.notLinked.title') });
  await expect(dialog).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expectSignedOut(page);

  await loadCookies(page.context(), ownProduct, jurgen);
  await page.goto('/account-settings');
  await waitForHydration(page);
  await linkProvider(page, jurgen.password);
  await page.getByRole('button', { name: 'Jürgen' }).click();
  await expect(page).toHaveURL(/\/account-settings/);
  await signOutByMenu(page, jurgen);
  await chooseAtProvider(page, '/auth?tab=signin', 'Jürgen');
  await expectSignedIn(page, jurgen);
  expect(await accountsOf(jurgen.email, ownEnvironment)).toEqual([registered]);
});

/** From the account settings, with the password, to the provider's page. */
async function linkProvider(page: Page, password: string): Promise<void> {
  const link = text('account.providers.link').replace('{{name}}', 'Sample ID');
  await page.getByRole('button', { name: link }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="password"]').fill(password);
  await dialog.getByRole('button', { name: link }).click();
}

/** Goes to the provider and chooses the person whose button starts with this name. */
async function chooseAtProvider(page: Page, from: string, name: string): Promise<void> {
  await page.goto(from);
  await waitForHydration(page);
  const provider = text('auth.signin.provider').replace('{{name}}', 'Sample ID');
  await page.getByRole('button', { name: provider }).click();
  await page.getByRole('button', { name }).click();
}

async function accountsOf(
  email: string,
  env: Parameters<typeof queryAsOwner>[0],
): Promise<string[]> {
  const rows = await queryAsOwner<{ id: string }>(env, 'select id from users where email = $1', [
    email,
  ]);
  return rows.map(({ id }) => id);
}
