import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { findTablesContaining } from '../database.ts';
import {
  button,
  expectSignedIn,
  field,
  openAs,
  signInByScreen,
  submitSignIn,
} from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { findLink, findToken } from '../mailbox.ts';
import { uniqueEmail } from '../new-member.ts';
import { text } from '../texts.ts';

const newPassword = 'four herons over the weir';

test('chooses a new password by mail, which signs out everywhere else; the link works once', async ({
  page,
  browser,
  baseURL,
  mailbox,
  newMember,
  noise,
  ownProduct,
  ownEnvironment,
}) => {
  noise.allow(/410|LINK_INVALID|401|CREDENTIALS_INVALID/);
  const member = await newMember();
  const elsewhere = await browser.newContext({ baseURL });
  await noise.listenTo(elsewhere);
  const other = await elsewhere.newPage();
  await openAs(other, member, { product: ownProduct });

  await page.goto('/auth?tab=signin');
  await waitForHydration(page);
  await page.getByRole('link', { name: text('auth.signin.forgot') }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await field(page, 'auth.fields.email').fill(member.email);
  await button(page, 'auth.forgot.submit').click();
  await expect(page.getByRole('heading', { name: text('auth.mailbox.title') })).toBeVisible();
  await expectNoViolation(page);

  const letter = await mailbox.waitFor(member.email, text('mail.account.resetPassword.subject'));
  const token = findToken(letter);
  await page.goto(findLink(letter));
  await expect(page.getByRole('heading', { name: text('auth.reset.title') })).toBeVisible();
  expect(page.url()).not.toContain(token);
  await waitForHydration(page);
  await expectNoViolation(page);
  await field(page, 'auth.reset.password').fill(newPassword);
  await button(page, 'auth.reset.submit').click();
  await expect(page.getByRole('heading', { name: text('auth.resetDone.title') })).toBeVisible();
  await expectNoViolation(page);
  await expect(other, 'the other browser is signed out').toHaveURL(/\/auth\?tab=signin/);
  await elsewhere.close();

  await page
    .getByRole('main')
    .getByRole('link', { name: text('auth.resetDone.action') })
    .click();
  await waitForHydration(page);
  await submitSignIn(page, member);
  await expect(page.getByText(text('auth.problems.credentialsInvalid'))).toBeVisible();
  await submitSignIn(page, { ...member, password: newPassword });
  await expectSignedIn(page, member);

  // The link opens its form even for someone who is signed in.
  await page.goto(findLink(letter));
  await field(page, 'auth.reset.password').fill('another pair of herons');
  await button(page, 'auth.reset.submit').click();
  await expect(page.getByRole('heading', { name: text('auth.linkExpired.title') })).toBeVisible();
  await expectNoViolation(page);
  expect(ownProduct.log()).not.toContain(token);
  expect(await findTablesContaining(ownEnvironment, token)).toEqual([]);
});

test('the form of the link with the token in the path works too', async ({
  page,
  mailbox,
  newMember,
  ownProduct,
}) => {
  const member = await newMember();
  await page.goto('/forgot-password');
  await waitForHydration(page);
  await field(page, 'auth.fields.email').fill(member.email);
  await page.keyboard.press('Enter');
  const letter = await mailbox.waitFor(member.email, text('mail.account.resetPassword.subject'));
  const token = findToken(letter);
  const response = await page.goto(`/reset-password/${token}`);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await waitForHydration(page);
  await expect.poll(() => page.url()).not.toContain(token);
  await field(page, 'auth.reset.password').fill(newPassword);
  await button(page, 'auth.reset.submit').click();
  await expect(page.getByRole('heading', { name: text('auth.resetDone.title') })).toBeVisible();
  await signInByScreen(page, { ...member, password: newPassword });
  expect(ownProduct.log()).not.toContain(token);
});

test('an address without an account gets the same answer and no mail', async ({
  page,
  mailbox,
  newMember,
}) => {
  const nobody = uniqueEmail('nobody');
  const { email: somebody } = await newMember();
  for (const email of [nobody, somebody]) {
    await page.goto('/forgot-password');
    await waitForHydration(page);
    await field(page, 'auth.fields.email').fill(email);
    await button(page, 'auth.forgot.submit').click();
    await expect(page.getByRole('heading', { name: text('auth.mailbox.title') })).toBeVisible();
  }
  // Emails are sent in order: the first one would have arrived by now.
  await mailbox.waitFor(somebody, text('mail.account.resetPassword.subject'));
  expect(await mailbox.lettersTo(nobody)).toEqual([]);
});
