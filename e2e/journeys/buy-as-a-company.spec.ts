import { expectNoViolation } from '../axe.ts';
import {
  addItemToCart,
  expectPaid,
  fillInBilling,
  openOrder,
  orderButton,
  payAtProvider,
  waitForQuote,
} from '../checkout-screens.ts';
import { field } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test('a company declares nothing, is told of a wrong VAT number, and is on the invoice', async ({
  page,
  context,
  ownProduct,
  newMember,
  payments: _,
  noise,
}) => {
  // The VAT id is rejected.
  noise.allow(/409/);
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, '/course/fast-track');
  await fillInBilling(page);
  await page.getByRole('checkbox', { name: text('checkout.billing.isCompany') }).check();
  await field(page, 'checkout.billing.company').fill('Muster s.r.o.');
  const vatId = page.locator('input[name="vatId"]');
  await vatId.fill('no number');
  await vatId.blur();
  await expect(page.getByText(text('checkout.vatId.malformed'))).toBeVisible();
  await expect(page.getByText(text('checkout.declarations.company'))).toBeVisible();
  await expectNoViolation(page);
  await vatId.fill('');
  await vatId.blur();
  await expect(page.getByText(text('checkout.vatId.malformed'))).toBeHidden();
  await waitForQuote(page);
  await orderButton(page).click();
  await payAtProvider(page);
  await expectPaid(page);
  await openOrder(page);
  await expect(page.getByText('Muster s.r.o.')).toBeVisible();
  await expect(page.getByRole('link', { name: text('orders.order.withdraw') })).toHaveCount(0);
});
