import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { addItemToCart, buyByCard } from '../checkout-screens.ts';
import { fillText } from '../course-editor.ts';
import { button, field, openAs, section } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { findLink, type Mailbox } from '../mailbox.ts';
import { uniqueEmail } from '../new-member.ts';
import { type Login, loadCookies } from '../people.ts';
import { refuseConsent } from '../refuse-consent.ts';
import { text } from '../texts.ts';

const phone = { width: 390, height: 844 };
const code = 'BARGE24';

test('a visitor follows a rep’s link on a phone, accepts, signs up and buys; the rep sees it live [R2.16][R2.17][R2.29a][R2.31][R4.14][R6.04]', async ({
  page,
  browser,
  baseURL,
  ownProduct,
  newMember,
  mailbox,
  payments: _,
  noise,
}) => {
  const rita = await newMember('Rita');
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/sales-reps' });
  await makeRep(page, rita);
  await expectNoViolation(page);

  const repContext = await browser.newContext({ baseURL, viewport: phone });
  await refuseConsent(repContext);
  await noise.listenTo(repContext);
  await loadCookies(repContext, ownProduct, rita);
  const dashboard = await repContext.newPage();
  await dashboard.goto('/sales-rep-dashboard');
  await waitForHydration(dashboard);
  await expect(dashboard.getByText(text('commissions.lines.none'))).toBeVisible();
  await expectNoViolation(dashboard);

  const buyerContext = await browser.newContext({ baseURL, viewport: phone });
  await refuseConsent(buyerContext);
  await noise.listenTo(buyerContext);
  const buyer = await buyerContext.newPage();
  await buyer.goto(`/rep/${code}`);
  await waitForHydration(buyer);
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText(text('referral.someone'));
  await expectNoViolation(buyer);
  await buyer.goto(`/${code.toLowerCase()}`);
  await expect(buyer).toHaveURL(new RegExp(`/\\?ref=${code}$`));
  await waitForHydration(buyer);
  const popup = buyer.getByRole('dialog', { name: text('referral.popup.title') });
  await expect(popup).toContainText(text('referral.someone'));
  await expectNoViolation(buyer);
  await button(popup, 'referral.popup.accept').click();
  await expect(optional(buyer, 'referral.field.label')).toHaveValue(code);
  await signUp(buyer, mailbox);

  await buyer.setViewportSize({ width: 1440, height: 900 });
  await addItemToCart(buyer, '/course/fast-track');
  await buyer.goto('/checkout');
  await waitForHydration(buyer);
  await expect(
    buyer.getByText(fillText('referral.field.fixed', { name: text('referral.someone') })),
  ).toBeVisible();
  await buyByCard(buyer);

  // Without a reload: the line arrives as a live update.
  const lines = section(dashboard, 'commissions.lines.title');
  await expect(lines).toContainText('Fast Track');
  await expect(lines).toContainText(text('commissions.states.pending'));
  await lines.locator('summary').first().click();
  await expect(lines).toContainText(code);
  await expectNoViolation(dashboard);
  await repContext.close();
  await buyerContext.close();
});

/** The label continues with a note that the field is optional. */
function optional(within: Page | Locator, key: string): Locator {
  return within.getByLabel(new RegExp(`^${text(key)}`));
}

async function makeRep(page: Page, person: Login): Promise<void> {
  await button(page, 'reps.create.open').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'reps.create.email').fill(person.email);
  await optional(dialog, 'reps.codes.code').fill(code);
  await field(dialog, 'admin.reason.label').fill('Journey: sells for us');
  await button(dialog, 'reps.create.confirm').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(code).first()).toBeVisible();
}

async function signUp(page: Page, mailbox: Mailbox): Promise<void> {
  const email = uniqueEmail('lena');
  await field(page, 'auth.fields.firstName').fill('Lena');
  await field(page, 'auth.fields.lastName').fill('Hofer');
  await field(page, 'auth.fields.email').fill(email);
  await field(page, 'auth.fields.password').fill('seventeen quiet barges');
  await button(page, 'auth.signup.submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth.mailbox.title'));
  const letter = await mailbox.waitFor(email, text('mail.account.confirmAddress.subject'));
  await page.goto(findLink(letter));
  await expect(page.getByText(text('auth.arrival.welcome.text'))).toBeVisible();
}
