import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { expect, test } from '../journey.ts';
import { text } from '../texts.ts';

test.use({ launchOptions: { executablePath: chromiumPath, args: chromiumArguments } });

const moments = [0, 300, 1000];

for (const moment of moments) {
  test(`a click ${moment} ms after the first paint acts once`, async ({ page }) => {
    await countThemeChanges(page);
    await page.goto('/', { waitUntil: 'commit' });
    await untilPainted(page);
    await sleep(moment);
    await press(page, themeSwitch(page));
    await expectOneChange(page);
  });
}

test('a click after the first paint waits for a slow application', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto('/', { waitUntil: 'commit' });
  await untilPainted(page);
  await press(page, cartLink(page));
  await press(page, cartLink(page));
  await expect(cartLink(page), 'the click was heard').toHaveCSS('opacity', '0.6');
  release();
  await expect(cartDrawer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a key pressed on a link before the application came acts once', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto('/');
  await cartLink(page).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(cartDrawer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('links lead on before the application came', async ({ page, noise }) => {
  noise.allow(/no-such-page/);
  await holdModules(page);
  await page.goto('/no-such-page', { waitUntil: 'commit' });
  await page.getByRole('link', { name: text('page.notFound.action') }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
  const navigation = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(navigation, 'the browser itself loaded the page').toMatch(/\/$/);
});

test.describe('without acting', () => {
  test.use({ isMoving: false });

  test('a reader gets no application, and what all pages share of it after two seconds', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) requested.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
    });
    await page.clock.install();
    await page.goto('/');
    await expect.poll(() => requested).toContain('/assets/first-view');
    expect(requested).not.toContain('/assets/libraries');
    await page.clock.runFor(2_000);
    await expect.poll(() => requested).toContain('/assets/libraries');
    await page.clock.runFor(20_000);
    expect(requested).not.toContain('/assets/frame');
    await page.mouse.wheel(0, 300);
    await page.clock.runFor(2_000);
    await waitForHydration(page);
  });

  test('a page that isn’t the same for everyone starts it after the first paint', async ({
    page,
  }) => {
    await page.goto('/auth');
    await waitForHydration(page);
    const { painted, loaded, modules } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0,
        modules: performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .map(({ startTime }) => startTime),
      };
    });
    expect(modules.length).toBeGreaterThan(3);
    expect(painted).toBeGreaterThan(0);
    expect(Math.min(...modules)).toBeGreaterThan(painted);
    expect(Math.min(...modules)).toBeLessThan(loaded + 2500);
  });

  test('what only it can show starts it when it comes near', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.querySelector('[data-starts-app]')?.scrollIntoView());
    await waitForHydration(page);
    await expect(
      page.getByRole('region', { name: text('events.calendar.title') }).getByRole('table'),
    ).toBeVisible();
  });
});

test('starts at once for somebody who is signed in', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'signedIn', value: '1', url: baseURL }]);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('body > script[type=module]')) return;
      watch.disconnect();
      Object.assign(globalThis, { startedWhile: document.readyState });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await waitForHydration(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'startedWhile'))).not.toBe('complete');
});

function cartLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

function cartDrawer(page: Page) {
  return page.getByRole('dialog', { name: text('cart.title') });
}

function themeSwitch(page: Page) {
  return page
    .getByRole('banner')
    .getByRole('button', { name: text('nav.theme') })
    .filter({ visible: true });
}

/** Presses immediately; a normal click would first wait until the page is stable. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits for the first contentful paint. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

/** Holds back every module of the application until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function countThemeChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: (string | undefined)[] = [];
    const observer = new MutationObserver((records) => {
      for (const _ of records) changes.push(document.documentElement.dataset.theme);
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-theme'] });
    Object.assign(globalThis, { themeChanges: changes });
  });
}

function themeChanges(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'themeChanges'));
}

/** Changes once, and not a second time shortly after. */
async function expectOneChange(page: Page): Promise<void> {
  await expect.poll(() => themeChanges(page)).toEqual(['dark']);
  await sleep(300);
  expect(await themeChanges(page)).toEqual(['dark']);
}
