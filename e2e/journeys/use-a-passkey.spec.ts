import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import {
  button,
  confirmWithPassword,
  expectSignedIn,
  openAs,
  section,
  signOutByMenu,
} from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { text } from '../texts.ts';

test('adds a passkey, signs in with it alone, and removes it', async ({
  page,
  newMember,
  ownProduct,
  noise,
}) => {
  noise.allow(/422|PASSKEY_/);
  const member = await newMember();
  await plugInAuthenticator(page);
  await openAs(page, member, { product: ownProduct });
  const passkeys = section(page, 'account.passkeys.title');
  await expect(passkeys).toContainText(text('account.passkeys.empty'));
  await confirmWithPassword(page, {
    trigger: button(passkeys, 'account.passkeys.add'),
    confirm: text('account.passkeys.create'),
    fields: { [text('account.passkeys.name')]: 'Work laptop' },
    person: member,
  });
  const list = passkeys.getByRole('list', { name: text('account.passkeys.list') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Work laptop');
  await expectNoViolation(page);
  await signOutByMenu(page, member);

  await page.goto('/auth?redirect=/account-settings');
  await waitForHydration(page);
  await button(page, 'auth.signin.passkey').click();
  await expect(page).toHaveURL(/\/account-settings$/);
  await expectSignedIn(page, member);

  const remove = text('account.passkeys.removeNamed').replace('{{name}}', 'Work laptop');
  await confirmWithPassword(page, {
    trigger: passkeys.getByRole('button', { name: remove }),
    confirm: text('account.passkeys.remove'),
    person: member,
  });
  await expect(passkeys).toContainText(text('account.passkeys.empty'));
  await signOutByMenu(page, member);
  await page.goto('/auth');
  await waitForHydration(page);
  await button(page, 'auth.signin.passkey').click();
  await expect(page.getByText(text('auth.problems.passkeyRefused'))).toBeVisible();
});

/** Chromium's virtual authenticator, which is always present and verifies its user. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
