import { seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import {
  accountMenu,
  button,
  expectSignedIn,
  field,
  signInByScreen,
  signOutByMenu,
  submitSignIn,
} from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { signIn } from '../people.ts';
import { text } from '../texts.ts';

test('asks for both an address and a password [R5.01]', async ({ page, noise }) => {
  noise.allow(/400/);
  await page.goto('/auth?tab=signin');
  await waitForHydration(page);
  await button(page, 'auth.signin.submit').click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'You must provide either an email or phone number and a password',
  );
  await expectNoViolation(page);
});

test('says that it does not match, and signs in with the right password by keyboard', async ({
  page,
  noise,
  newMember,
}) => {
  noise.allow(/401|CREDENTIALS_INVALID/);
  const member = await newMember();
  await page.goto('/auth?redirect=/account-settings');
  await waitForHydration(page);
  await page.getByLabel(text('auth.fields.identifier')).focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('auth.problems.credentialsInvalid'))).toBeVisible();
  const password = field(page, 'auth.fields.password');
  await expect(password).toBeFocused();
  await password.press('ControlOrMeta+a');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account-settings$/);
  await expectSignedIn(page, member);
});

test('stays on our site, whatever address is asked for', async ({ page, baseURL, noise }) => {
  noise.allow(/404/);
  const signInFor = (input: string) => `/auth?tab=signin&redirect=${encodeURIComponent(input)}`;
  // Browsers treat a backslash as a slash, so this would lead to another site.
  await page.goto(signInFor('/\\evil.example'));
  await waitForHydration(page);
  await submitSignIn(page, 'member');
  await expectSignedIn(page, 'member');
  expect(new URL(page.url()).origin).toBe(baseURL);
  for (const input of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%09/evil.example',
  ]) {
    const answer = await page.request.get(signInFor(input), { maxRedirects: 0 });
    expect(answer.status(), input).toBe(303);
    expect(new URL(answer.headers().location ?? '', baseURL).origin, input).toBe(baseURL);
  }
});

test('holds the place of the account, then shows it; signing out leads home [R2.39][R2.40]', async ({
  page,
  newMember,
}) => {
  const member = await newMember('Ludmila');
  await signInByScreen(page, member, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await expect(banner.getByText(text('nav.accountLoading'))).toBeAttached();
  await expect(banner.getByRole('link', { name: text('nav.startLearning') })).toBeHidden();
  release();
  await expectSignedIn(page, member);
  await expect(banner.getByText(text('nav.accountLoading'))).toHaveCount(0);
  await accountMenu(page, member).click();
  await expectNoViolation(page);
  await banner
    .getByRole('link', { name: text('nav.accountSettings') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/account-settings$/);
  await signOutByMenu(page, member);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('what one tab does the other knows: signing out and in again [R4.02]', async ({
  page,
  context,
  newMember,
  noise,
}) => {
  // Requested by the tab that is the last to learn about the sign-out.
  noise.allow(/chatNotifications\/list|chat notifications e: Unauthorized/);
  const member = await newMember();
  await signInByScreen(page, member, '/');
  const other = await context.newPage();
  await other.goto('/account-settings');
  await expectSignedIn(other, member);
  await signOutByMenu(page, member);
  await expect(other).toHaveURL(/\/auth\?tab=signin&redirect=%2Faccount-settings/);
  await other.bringToFront();
  await submitSignIn(other, member);
  await expect(other).toHaveURL(/\/account-settings$/);
  await expectSignedIn(page, member);
});

test('a session that ends elsewhere ends on the open page', async ({
  page,
  newMember,
  ownProduct,
}) => {
  const member = await newMember();
  await signInByScreen(page, member);
  const cookies = await page.context().cookies();
  const response = await fetch(`${ownProduct.firstCopy}/api/v1/session`, {
    method: 'DELETE',
    headers: {
      origin: ownProduct.url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  });
  expect(response.status).toBe(200);
  await expect(page).toHaveURL(/\/auth\?tab=signin/);
});

test('cookies are closed to scripts and to other sites', async ({
  page,
  context,
  newMember,
  baseURL,
}) => {
  const member = await newMember();
  await page.goto('/');
  await signIn(page, member);
  const cookies = await context.cookies(baseURL);
  const session = cookies.find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false });
  expect(
    cookies.filter(({ httpOnly }) => !httpOnly).map(({ name, value }) => `${name}=${value}`),
  ).toEqual(['signedIn=1']);
  const visible = await page.evaluate(() => document.cookie);
  expect(visible).toBe('signedIn=1');
  const answer = await context.request.get('/account-settings');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('signs in, is told what is wrong, and reaches the wanted page', async ({
    page,
    newMember,
    noise,
  }) => {
    noise.allow(/422/);
    const member = await newMember();
    await page.goto('/account-settings');
    await expect(page).toHaveURL(/\/auth\?tab=signin&redirect=%2Faccount-settings/);
    await submitSignIn(page, { ...member, password: 'not the password' });
    await expect(page.getByText(text('auth.problems.credentialsInvalid'))).toBeVisible();
    await expect(page.getByLabel(text('auth.fields.identifier'))).toHaveValue(member.email);
    await field(page, 'auth.fields.password').fill(seededPassword);
    await button(page, 'auth.signin.submit').click();
    await expect(page).toHaveURL(/\/account-settings$/);
    await expect(page.getByText(member.email).first()).toBeVisible();
  });
});
