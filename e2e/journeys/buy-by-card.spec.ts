import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import {
  addItemToCart,
  buyByCard,
  expectPaid,
  fillInBilling,
  openOrder,
  orderButton,
  payAtProvider,
  tickDeclarations,
} from '../checkout-screens.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

const course = '/course/fast-track';

test('a member pays by card, gets the invoice, and owns the course [R2.10c][R2.67]', async ({
  page,
  context,
  ownProduct,
  newMember,
  payments: _,
  mailbox,
}) => {
  const member = await newMember();
  await loadCookies(context, ownProduct, member);
  await addItemToCart(page, course);
  await fillInBilling(page);
  await expectNoViolation(page);
  expect(await tickDeclarations(page)).toBeGreaterThanOrEqual(2);
  await expect(orderButton(page)).toHaveAccessibleName(/^Order and pay €\d+\.\d\d$/);
  await orderButton(page).click();
  await payAtProvider(page);
  await expectPaid(page);
  await expectNoViolation(page);
  const invoice = page.getByRole('link', { name: /^Invoice / });
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('application/pdf');
  const [before = ''] = text('mail.order.orderPaid.subject').split('{{');
  await mailbox.waitFor(member.email, before);
  // One click from the payment to the first lesson.
  const [startLearning = ''] = text('checkout.success.startLearning').split('{{');
  await page.getByRole('link', { name: startLearning }).click();
  await expect(page).toHaveURL(/\/my-courses\/fast-track\/[a-z0-9-]+$/);
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await page.goBack();
  await openOrder(page);
  await expect(page.getByText(text('orders.states.paid'), { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await page.goto(course);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('button', { name: text('cart.add') })).toHaveCount(
    0,
  );
});

test('whoever leaves the payment is charged nothing and can pay later [R2.10b][R2.67]', async ({
  page,
  context,
  ownProduct,
  newMember,
  payments: _,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, course);
  await fillInBilling(page);
  await tickDeclarations(page);
  await orderButton(page).click();
  await payAtProvider(page, /^Back$/);
  await expect(page).toHaveURL(/\/payment\/cancel\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('checkout.cancel.title'));
  await page.getByRole('link', { name: text('checkout.cancel.openOrder') }).click();
  await waitForHydration(page);
  const [before = ''] = text('orders.order.pay').split('{{');
  await page.getByRole('button', { name: before }).click();
  await payAtProvider(page);
  await expectPaid(page);
});

test('nobody else sees an order', async ({
  page,
  context,
  browser,
  baseURL,
  ownProduct,
  newMember,
  payments: _,
  noise,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, course);
  await buyByCard(page);
  await openOrder(page);
  const elsewhere = await browser.newContext({ baseURL });
  await noise.listenTo(elsewhere);
  noise.allow(/404/);
  await loadCookies(elsewhere, ownProduct, await newMember('Olga'));
  const other = await elsewhere.newPage();
  const { pathname } = new URL(page.url());
  const [, , id = ''] = pathname.split('/');
  for (const path of [pathname, `/payment/success?order=${id}`]) {
    expect((await other.goto(path))?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('page.notFound.title'));
  }
  await elsewhere.close();
});

test('the checkout asks visitors to sign in, and says what is missing', async ({
  page,
  context,
  ownProduct,
  newMember,
}) => {
  expect((await page.goto('/checkout'))?.status()).toBe(200);
  await waitForHydration(page);
  const signIn = page.getByRole('main').getByRole('link', { name: text('checkout.signIn.action') });
  await signIn.click();
  await expect(page).toHaveURL(/\/auth\?tab=signin&redirect=%2Fcheckout$/);
  await loadCookies(context, ownProduct, await newMember());
  await page.goto('/checkout');
  await expect(page.getByText(text('checkout.empty.title'))).toBeVisible();
  await addItemToCart(page, course);
  await page.goto('/checkout');
  await waitForHydration(page);
  await button(page, 'checkout.order.unknown').click();
  await expect(page.getByLabel(text('checkout.billing.country'), { exact: true })).toBeFocused();
  await expectNoViolation(page);
});
