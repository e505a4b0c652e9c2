import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import {
  addItemToCart,
  closeDialogBy,
  expectPaid,
  fillInBilling,
  orderButton,
  payAtProvider,
  tickDeclarations,
} from '../checkout-screens.ts';
import { section } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test('a member subscribes, knows what comes after, and cancels with two clicks', async ({
  page,
  context,
  ownProduct,
  newMember,
  payments: _,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, '/pricing');
  await fillInBilling(page);
  await expect(
    page.getByText(/^Then €\d+\.\d\d each month until you cancel\.$/).first(),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: text('checkout.payment.transfer') })).toHaveCount(0);
  await tickDeclarations(page);
  await orderButton(page).click();
  await payAtProvider(page);
  await expectPaid(page);

  await page.goto('/my-orders');
  await waitForHydration(page);
  const memberships = section(page, 'orders.subscriptions.title');
  await expect(memberships.getByText(text('orders.subscriptions.states.active'))).toBeVisible();
  await expectNoViolation(page);
  const [named = ''] = text('orders.subscriptions.cancelNamed').split('{{');
  await memberships.getByRole('button', { name: named }).click();
  await expect(page.getByRole('dialog')).toContainText(/until \d+ \w+ \d{4}/);
  await expectNoViolation(page);
  await closeDialogBy(page, 'orders.subscriptions.cancel');
  await expect(memberships.getByText(text('orders.subscriptions.states.ending'))).toBeVisible();
  await expect(memberships.getByRole('button', { name: named })).toHaveCount(0);
});
