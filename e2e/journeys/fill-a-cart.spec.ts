import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { type Login, loadCookies } from '../people.ts';
import type { ProductAddresses } from '../product.ts';
import { text } from '../texts.ts';

const course = '/course/fast-track';

test('what a member adds is in the drawer, and in the other tab without a reload [R2.42][R4.08]', async ({
  context,
  ownProduct,
  newMember,
}) => {
  const [first, second] = await twoTabs(context, ownProduct, await newMember());
  await add(first).click();
  const title = await titleOf(first);
  await expectToast(first, text('cart.toasts.addedTitle'), added(title));
  await expect(cartLink(first)).toHaveAccessibleName('Cart, 1 item');
  await expect(cartLink(second)).toHaveAccessibleName('Cart, 1 item');

  const drawer = await openDrawer(second);
  const line = drawer.getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(title);
  await expect(line).toContainText(text('cart.types.course'));
  await expect(line).toContainText(/€\d+\.\d\d/);
  await expect(line).toContainText('Quantity: 1');
  const { width } = (await drawer.boundingBox()) ?? { width: 0 };
  expect(width, '24rem').toBeCloseTo(384, 1);
  await expectNoViolation(second);

  await drawer.getByRole('button', { name: `Remove ${title}` }).click();
  await expectToast(second, text('cart.toasts.removedTitle'), text('cart.toasts.removedText'));
  await expect(drawer.getByText(text('cart.empty'))).toBeVisible();
  await expect(cartLink(first)).toHaveAccessibleName('Cart, 0 items');
});

test('what is in the cart opens it, and a second copy is refused [R5.03][R8.01]', async ({
  page,
  context,
  ownProduct,
  newMember,
  noise,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await page.goto(course);
  await waitForHydration(page);
  await add(page).click();
  const title = await titleOf(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('cart.inCart') })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByRole('listitem')).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // A page that doesn't know the cart's content yet.
  const other = await context.newPage();
  await other.route(/\/rpc\/cart\/read/, () => undefined);
  await other.goto(course);
  await waitForHydration(other);
  noise.allow(/409/);
  await add(other).click();
  await expectToast(
    other,
    text('cart.toasts.alreadyTitle'),
    `${title} is already in your shopping cart`,
  );
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
});

test('a toast stands top right below the header, whose cart and menu stay in reach [R8.01]', async ({
  page,
}) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(course);
    await waitForHydration(page);
    await add(page).click();
    const card = toasts(page).getByRole('listitem');
    await expect(card).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const top = (header?.height ?? 0) + 12;
    const right = width < 600 ? 12 : 24;
    await expect.poll(() => distancesFromTopRight(card)).toEqual({ top, right });
  }
});

test('a package, a course and the total come to the page of the cart, which can be cleared', async ({
  page,
  context,
  ownProduct,
  newMember,
}) => {
  await loadCookies(context, ownProduct, await newMember());
  await page.goto(course);
  await waitForHydration(page);
  await add(page).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await page.goto('/pricing');
  await waitForHydration(page);
  await page
    .getByRole('table')
    .getByRole('button', { name: text('cart.add') })
    .first()
    .click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');

  await page.goto('/cart');
  const lines = page.getByRole('list', { name: text('cart.items') }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const cents = await amountsIn(lines);
  const total = page.getByText(text('cart.total'), { exact: true }).locator('..');
  const [requested] = await amountsIn(total);
  expect(requested).toBe(cents.reduce((sum, amount) => sum + amount, 0));
  await expectNoViolation(page);
  await expect(page.getByRole('link', { name: text('cart.checkout') })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await button(page, 'cart.clear').click();
  await expect(page.getByText(text('cart.empty'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(text('cart.empty')).locator('visible=true')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 0 items');
});

test('a visitor is asked to sign in, and is brought there and back [R5.03][R8.01]', async ({
  page,
}) => {
  await page.goto(course);
  await waitForHydration(page);
  await add(page).click();
  await expectToast(page, text('cart.toasts.signInTitle'), text('cart.toasts.signInText'));
  await expectNoViolation(page);
  // The first toast is gone by now.
  await add(page).click();
  await button(toasts(page), 'cart.signIn').last().click();
  await expect(page).toHaveURL(/\/auth\?tab=signin&redirect=%2Fcourse%2Ffast-track$/);
});

test('a message stands at the top right for four seconds [R8.01] [R9.01o]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(course);
  await waitForHydration(page);
  const title = text('cart.toasts.signInTitle');
  await noteWhenShown(page, title);
  await add(page).click();
  const card = toasts(page).getByRole('listitem').filter({ hasText: title });
  await expect.poll(() => distancesFromTopRight(card)).toEqual({ top: 89, right: 24 });
  const shownAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'shownAt')));
  await page.clock.pauseAt(shownAt + 3_900);
  await expect(card).toBeVisible();
  // Slightly more than four seconds, because it also fades.
  await page.clock.runFor(500);
  await expect(card).toHaveCount(0);
});

test('a visitor’s cart is empty and tells how to come by one', async ({ page }) => {
  await page.goto('/courses');
  await waitForHydration(page);
  const drawer = await openDrawer(page);
  await expect(drawer.getByText(text('cart.empty'))).toBeVisible();
  await expect(drawer.getByRole('link', { name: text('cart.signIn') })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartLink(page)).toBeFocused();
});

test('on a phone the drawer is as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  await waitForHydration(page);
  const drawer = await openDrawer(page);
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart in the header leads to its page', async ({ page }) => {
    await page.goto('/courses?lang=de');
    await page.getByRole('link', { name: /^Warenkorb,/ }).click();
    await expect(page).toHaveURL(/\/cart\?lang=de$/);
    await expect(page.getByText(text('cart.empty', 'de')).locator('visible=true')).toBeVisible();
  });
});

/** Two tabs of a member on the same course. */
async function twoTabs(
  context: BrowserContext,
  product: ProductAddresses,
  login: Login,
): Promise<[Page, Page]> {
  await loadCookies(context, product, login);
  const first = await context.newPage();
  const stream = first.waitForResponse((response) => response.url().includes('/api/live'));
  await first.goto(course);
  expect((await stream).status()).toBe(200);
  const second = await context.newPage();
  await second.goto(course);
  for (const page of [first, second]) await waitForHydration(page);
  return [first, second];
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart,/ });
}

function add(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: text('cart.add') })
    .first();
}

async function openDrawer(page: Page): Promise<Locator> {
  await cartLink(page).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer).toBeVisible();
  return drawer;
}

async function titleOf(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

function added(title: string): string {
  return `${title} has been added to your cart`;
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: new RegExp(text('ui.notifications')) });
}

/** Records when a message with this text appears, by the page's own clock. */
async function noteWhenShown(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    const watch = new MutationObserver(() => {
      const toasts = document.querySelector('[data-sonner-toaster]');
      if (!toasts?.textContent?.includes(wanted)) return;
      watch.disconnect();
      Object.assign(globalThis, { shownAt: Date.now() });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, words);
}

async function distancesFromTopRight(card: Locator): Promise<{ top: number; right: number }> {
  return card.evaluate((element) => {
    const { top, right } = element.getBoundingClientRect();
    return {
      top: Math.round(top),
      right: Math.round(document.documentElement.clientWidth - right),
    };
  });
}

async function expectToast(page: Page, title: string, words: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toasts(page).getByText(words, { exact: true })).toBeVisible();
}

/** The amounts in a text, in cents. */
async function amountsIn(place: Locator): Promise<number[]> {
  const words = (await place.allInnerTexts()).join(' ');
  return [...words.matchAll(/€([\d,]+)\.(\d\d)/g)].map(
    ([, euros = '', cents = '']) => Number(euros.replaceAll(',', '')) * 100 + Number(cents),
  );
}
