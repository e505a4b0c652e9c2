import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './application.ts';
import { expect } from './journey.ts';
import { type Login, loadCookies, loginOf, type Person } from './people.ts';
import type { ProductAddresses } from './product.ts';
import { text } from './texts.ts';

/** Fills in the sign-in form and submits it; the page must show it. */
export async function submitSignIn(page: Page, person: Person | Login): Promise<void> {
  const { email, password } = loginOf(person);
  await field(page, 'auth.fields.identifier').fill(email);
  await field(page, 'auth.fields.password').fill(password);
  await button(page, 'auth.signin.submit').click();
}

/** Signs in through the form and waits for the requested page. */
export async function signInByScreen(
  page: Page,
  person: Person | Login,
  wanted = '/account-settings',
): Promise<void> {
  await page.goto(`/auth?tab=signin&redirect=${encodeURIComponent(wanted)}`);
  await waitForHydration(page);
  await submitSignIn(page, person);
  await expect.poll(() => new URL(page.url()).pathname).toBe(wanted);
  await expectSignedIn(page, person);
}

/** Opens a page as someone, for journeys that aren't about signing in. */
export async function openAs(
  page: Page,
  person: Person | Login,
  { product, path = '/account-settings' }: { product: ProductAddresses; path?: string },
): Promise<void> {
  await loadCookies(page.context(), product, person);
  await page.goto(path);
  await waitForHydration(page);
}

export async function expectSignedIn(page: Page, person: Person | Login): Promise<void> {
  await expect(accountMenu(page, person)).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('link', { name: text('nav.startLearning') }),
  ).toBeVisible();
}

/** The account menu of the desktop header. */
export function accountMenu(page: Page, person: Person | Login): Locator {
  const { firstName, lastName } = loginOf(person);
  const label = text('nav.account').replace('{{name}}', `${firstName} ${lastName}`);
  return page.getByRole('banner').locator('summary').filter({ hasText: label });
}

export async function signOutByMenu(page: Page, person: Person | Login): Promise<void> {
  const signOut = button(page.getByRole('banner'), 'nav.signOut').filter({ visible: true });
  // The menu closes when a page that was still loading arrives.
  await expect(async () => {
    if (!(await signOut.isVisible())) await accountMenu(page, person).click();
    await signOut.click({ timeout: 5_000 });
  }).toPass();
  await expectSignedOut(page);
}

/** Opens the action's dialog, enters the password and confirms; waits until it has closed. */
export async function confirmWithPassword(
  page: Page,
  act: { trigger: Locator; confirm: string; fields?: Record<string, string>; person: Login },
): Promise<void> {
  await act.trigger.click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(act.fields ?? {})) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog
    .getByLabel(text('account.proof.password'), { exact: true })
    .fill(act.person.password);
  await dialog.getByRole('button', { name: act.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A named section of a page. */
export function section(page: Page, key: string): Locator {
  return page.getByRole('region', { name: text(key), exact: true });
}

export function button(within: Page | Locator, key: string, language?: LanguageCode): Locator {
  return within.getByRole('button', { name: text(key, language), exact: true });
}

export function field(within: Page | Locator, key: string, language?: LanguageCode): Locator {
  return within.getByLabel(text(key, language), { exact: true });
}
