import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import {
  addItemToCart,
  closeDialogBy,
  fillInBilling,
  openOrder,
  orderButton,
  tickDeclarations,
} from '../checkout-screens.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test('a transfer gets bank details and an invoice, and can be given up', async ({
  page,
  context,
  ownProduct,
  newMember,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, '/course/fast-track');
  await fillInBilling(page);
  await tickDeclarations(page);
  await page.getByRole('radio', { name: text('checkout.payment.transfer') }).check();
  await expect(orderButton(page)).toHaveAccessibleName(/^Order with obligation to pay €\d/);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/payment\/success\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('checkout.success.transferTitle'),
  );
  const details = page.getByRole('region', { name: text('orders.transfer.title') });
  await expect(details).toContainText('SK31 1200 0000 1987 4263 7541');
  await expect(details).toContainText(/RF\d\d( [\dA-Z]{1,4})+/);
  await expect(details.getByRole('img', { name: text('orders.transfer.qrCode') })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Invoice / })).toBeVisible();
  await expectNoViolation(page);

  await openOrder(page);
  await waitForHydration(page);
  await button(page, 'orders.order.cancel').click();
  await closeDialogBy(page, 'orders.order.cancel');
  await expect(page.getByText(text('orders.states.cancelled'), { exact: true })).toBeVisible();
  await page.goto('/my-orders');
  const list = page.getByRole('list', { name: text('orders.list.label') });
  await expect(list.getByText(text('orders.states.cancelled'))).toBeVisible();
});
