import { expectNoViolation } from '../axe.ts';
import {
  addItemToCart,
  expectPaid,
  fillInBilling,
  orderButton,
  payAtProvider,
  tickDeclarations,
} from '../checkout-screens.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { cookiesOf, loadCookies } from '../people.ts';
import type { ProductAddresses } from '../product.ts';
import { text } from '../texts.ts';

test('a coupon lowers the total; a wrong one is named', async ({
  page,
  context,
  ownProduct,
  newMember,
  payments: _,
  noise,
}) => {
  // Rejected codes.
  noise.allow(/409/);
  await makeCoupon(ownProduct, 'JOURNEY-10');
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, '/course/fast-track');
  await fillInBilling(page);
  const full = await amountOn(orderButton(page).innerText());
  const code = page.locator('input[name="coupon"]');
  await code.fill('no-such-code');
  await button(page, 'checkout.coupon.apply').click();
  await expect(page.getByText(text('checkout.coupon.unusable'))).toBeVisible();
  await code.fill('journey-10');
  await code.press('Enter');
  await expect(
    page.getByText(text('checkout.coupon.applied').replace('{{code}}', 'JOURNEY-10')),
  ).toBeVisible();
  await expect
    .poll(() => amountOn(orderButton(page).innerText()))
    .toBe(full - Math.round(full / 10));
  await expectNoViolation(page);
  await tickDeclarations(page);
  await orderButton(page).click();
  await payAtProvider(page);
  await expectPaid(page);
});

/** Ten percent, once per person. */
async function makeCoupon(product: ProductAddresses, code: string): Promise<void> {
  const response = await fetch(`${product.firstCopy}/api/v1/admin/coupons`, {
    method: 'POST',
    headers: {
      cookie: await cookiesOf(product, 'admin'),
      origin: product.url,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      code,
      value: { kind: 'percent', percent: 10 },
      note: 'Made by a journey.',
      startsAt: null,
      endsAt: null,
      limit: null,
      limitPerPerson: 1,
      minimum: null,
      items: [],
      owner: null,
      isActive: true,
    }),
  });
  if (response.status !== 201) throw new Error(`a coupon was answered with ${response.status}`);
}

/** The amount in a text, in cents. */
async function amountOn(words: Promise<string>): Promise<number> {
  const [, euros = '0', cents = '0'] = /€([\d,]+)\.(\d\d)/.exec(await words) ?? [];
  return Number(euros.replaceAll(',', '')) * 100 + Number(cents);
}
