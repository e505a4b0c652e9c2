import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { addItemToCart, buyByCard } from '../checkout-screens.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test('a member withdraws in two steps, is told when, and gets the money back', async ({
  page,
  context,
  ownProduct,
  newMember,
  payments: _,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await addItemToCart(page, '/course/fast-track');
  await buyByCard(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: text('footer.withdrawal') }).click();
  await expect(page).toHaveURL(/\/withdrawal$/);
  await waitForHydration(page);
  const choice = page.getByRole('main').getByRole('checkbox');
  await expect(choice).not.toBeChecked();
  await expectNoViolation(page);
  await choice.check();
  await button(page, 'orders.order.withdraw').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('orders.withdrawal.confirmTitle'),
  );
  await expect(page.getByText(/^We’ll refund €\d+\.\d\d within 14 days/)).toBeVisible();
  await expectNoViolation(page);
  await button(page, 'orders.withdrawal.confirm').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('orders.withdrawal.doneTitle'),
  );
  await expect(page.getByText(/^Received on \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .click();
  await expect(page.getByText(text('orders.states.refunded'), { exact: true }).first()).toBeVisible(
    {
      timeout: 40_000,
    },
  );
  await page.goto('/withdrawal');
  await expect(page.getByText(text('orders.withdrawal.empty'))).toBeVisible();
});

test('a visitor is asked to sign in first', async ({ page }) => {
  await page.goto('/withdrawal');
  await expect(page).toHaveURL(/\/auth\?tab=signin&redirect=%2Fwithdrawal$/);
});
