import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './application.ts';
import { button, field } from './identity-screens.ts';
import { expect } from './journey.ts';
import { text } from './texts.ts';

/** Adds a page's item to the cart and waits until it is there. */
export async function addItemToCart(page: Page, path: string): Promise<void> {
  // The session is known by then, and the button doesn't change any more under the pointer.
  const read = page.waitForResponse((response) => response.url().includes('/cart/read'));
  await page.goto(path);
  await waitForHydration(page);
  await read;
  const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
  await page
    .getByRole('main')
    .getByRole('button', { name: text('cart.add') })
    .filter({ visible: true })
    .first()
    .click();
  expect((await added).status()).toBe(200);
}

/** Opens the checkout and fills in the billing details; everything but the declarations. */
export async function fillInBilling(page: Page, country = 'SK'): Promise<void> {
  await page.goto('/checkout');
  await waitForHydration(page);
  await field(page, 'checkout.billing.country').selectOption(country);
  await field(page, 'checkout.billing.street').fill('Laurinská 14');
  await field(page, 'checkout.billing.postcode').fill('811 01');
  await field(page, 'checkout.billing.city').fill('Bratislava');
  await expect(orderButton(page)).toHaveAccessibleName(/€\d/);
  await waitForQuote(page);
}

/** Ticks every declaration; none may be ticked in advance. */
export async function tickDeclarations(page: Page): Promise<number> {
  const step = page.getByRole('region', { name: text('checkout.declarations.title') });
  const ticks = step.getByRole('checkbox');
  await expect(ticks.first()).toBeVisible();
  for (const tick of await ticks.all()) {
    await expect(tick).not.toBeChecked();
    await tick.check();
  }
  return ticks.count();
}

/** An order placed before the quote is up to date isn't sent. */
export async function waitForQuote(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The order button, whatever its label. */
export function orderButton(page: Page): Locator {
  return page.getByRole('main').locator('button[type="submit"]');
}

/** On the page of the Stripe stand-in. */
export async function payAtProvider(page: Page, words: RegExp = /^Pay €/): Promise<void> {
  await expect(page).toHaveURL(/\/pay\//);
  await page.getByRole('button', { name: words }).click();
}

/** Orders by card and pays; ends on the success page. */
export async function buyByCard(page: Page): Promise<void> {
  await fillInBilling(page);
  await tickDeclarations(page);
  await orderButton(page).click();
  await payAtProvider(page);
  await expect(page).toHaveURL(/\/payment\/success\?order=/);
  await expectPaid(page);
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('checkout.success.paidTitle'),
    { timeout: 40_000 },
  );
}

export async function openOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: text('checkout.success.openOrder') }).click();
  await expect(page).toHaveURL(/\/my-orders\/[0-9a-f-]{36}$/);
}

export function closeDialogBy(page: Page, key: string): Promise<void> {
  return button(page.getByRole('dialog'), key).click();
}
