import { generateCode } from '@danube/server/testing/totp.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { queryAsOwner } from '../database.ts';
import {
  button,
  confirmWithPassword,
  expectSignedIn,
  field,
  openAs,
  section,
  signInByScreen,
  signOutByMenu,
  submitSignIn,
} from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { randomNetwork } from '../networks.ts';
import type { Login } from '../people.ts';
import { startCopy } from '../product.ts';
import { text } from '../texts.ts';

test('switches two-step sign-in on, then signs in with a code and with a recovery code', async ({
  page,
  newMember,
  ownProduct,
  noise,
}) => {
  noise.allow(/422|CODE_INVALID/);
  const member = await newMember();
  await openAs(page, member, { product: ownProduct });
  await beginSetup(page, member);
  await expectNoViolation(page);
  const { uri, recoveryCodes } = await finishSetup(page);
  await signOutByMenu(page, member);

  await beginSignIn(page, member);
  await field(page, 'auth.secondFactor.code').fill(wrongCode(uri));
  await button(page, 'auth.secondFactor.submit').click();
  await expect(page.getByText(text('auth.problems.codeInvalid'))).toBeVisible();
  await expectNoViolation(page);
  await field(page, 'auth.secondFactor.code').fill(nextCode(uri));
  await button(page, 'auth.secondFactor.submit').click();
  await expect(page).toHaveURL(/\/account-settings$/);
  await expectSignedIn(page, member);
  await signOutByMenu(page, member);

  await beginSignIn(page, member);
  await button(page, 'auth.secondFactor.useRecovery').click();
  await field(page, 'auth.secondFactor.recoveryCode').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account-settings$/);
  await expect(section(page, 'account.twoFactor.title')).toContainText(
    text('account.twoFactor.codesLeft_other').replace(
      '{{count}}',
      String(recoveryCodes.length - 1),
    ),
  );
});

test('an administrator has the administration only after a second factor', async ({
  browser,
  newMember,
  noise,
  ownEnvironment,
}) => {
  noise.allow(/404.*\/admin/);
  const admin = await newMember('Agata');
  await queryAsOwner(
    ownEnvironment,
    `update profiles set role = 'admin', staff_roles = '{owner}' where id = (select id from users where email = $1)`,
    [admin.email],
  );
  const copy = await startCopy({ env: { ...ownEnvironment, ADMIN_SECOND_FACTOR: 'required' } });
  const context = await browser.newContext({
    baseURL: copy.url,
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  await noise.listenTo(context);
  try {
    const page = await context.newPage();
    await signInByScreen(page, admin);
    await expect(page.getByText(text('account.notices.secondFactor.title'))).toBeVisible();
    await expectNoViolation(page);
    expect((await context.request.get('/admin')).status()).toBe(404);
    await beginSetup(page, admin);
    const { uri } = await finishSetup(page);
    await signOutByMenu(page, admin);
    await beginSignIn(page, admin, '/admin');
    await field(page, 'auth.secondFactor.code').fill(nextCode(uri));
    await button(page, 'auth.secondFactor.submit').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('admin.overview.title'));
  } finally {
    await context.close();
    await copy.stop();
  }
});

async function beginSetup(page: Page, member: Login): Promise<void> {
  const settings = section(page, 'account.twoFactor.title');
  await confirmWithPassword(page, {
    trigger: button(settings, 'account.twoFactor.start'),
    confirm: text('account.twoFactor.continue'),
    person: member,
  });
  await expect(settings.getByText(text('account.twoFactor.setup.scan'))).toBeVisible();
}

/** Sets up the app without a camera: by the key that the page shows. */
async function finishSetup(page: Page) {
  const settings = section(page, 'account.twoFactor.title');
  const key = (await settings.locator('code').first().textContent()) ?? '';
  const uri = `otpauth://totp/x?secret=${key.replaceAll(' ', '')}`;
  const recoveryCodes = await settings
    .getByRole('list', { name: text('account.twoFactor.codes.list') })
    .getByRole('listitem')
    .allTextContents();
  expect(recoveryCodes.length).toBeGreaterThan(5);
  await field(settings, 'account.twoFactor.setup.code').fill(generateCode(uri));
  await button(settings, 'account.twoFactor.setup.finish').click();
  await expect(settings.getByText(text('account.twoFactor.on'), { exact: true })).toBeVisible();
  return { uri, recoveryCodes };
}

async function beginSignIn(page: Page, member: Login, wanted = '/account-settings'): Promise<void> {
  await page.goto(`/auth?tab=signin&redirect=${wanted}`);
  await waitForHydration(page);
  await submitSignIn(page, member);
  await expect(page.getByRole('heading', { name: text('auth.secondFactor.title') })).toBeVisible();
  await expect(field(page, 'auth.secondFactor.code')).toBeFocused();
}

/** The code of the next half minute: already accepted, and different from the one used before. */
function nextCode(uri: string): string {
  return generateCode(uri, Date.now() + 30_000);
}

/** Six digits that match neither this nor the neighbouring half minutes. */
function wrongCode(uri: string): string {
  const now = Date.now();
  const right = [-1, 0, 1, 2].map((step) => generateCode(uri, now + step * 30_000));
  return (
    ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
  );
}
