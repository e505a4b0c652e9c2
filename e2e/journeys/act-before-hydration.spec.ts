import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
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
    await press(page);
    await waitForHydration(page);
    await expectOneChange(page);
  });
}

test('a click after the first paint waits for a slow application', async ({ page }) => {
  await countThemeChanges(page);
  const release = await holdModules(page);
  await page.goto('/', { waitUntil: 'commit' });
  await untilPainted(page);
  await press(page);
  await press(page);
  expect(await themeChanges(page)).toEqual([]);
  release();
  await waitForHydration(page);
  await expectOneChange(page);
});

test('a key pressed on a button before the application came acts once', async ({ page }) => {
  await countThemeChanges(page);
  const release = await holdModules(page);
  await page.goto('/');
  await themeSwitch(page).focus();
  await page.keyboard.press('Enter');
  release();
  await waitForHydration(page);
  await expectOneChange(page);
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

test('asks for its modules after the first paint, and within two seconds of loading', async ({
  page,
}) => {
  await page.goto('/');
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

test('starts at once for somebody who is signed in', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'signedIn', value: '1', url: baseURL }]);
  // The page can't finish loading while its fonts are held back.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest((request) => request.url().endsWith('.js'));
  await page.goto('/', { waitUntil: 'commit' });
  await requested;
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
  await waitForHydration(page);
});

function themeSwitch(page: Page) {
  return page
    .getByRole('banner')
    .getByRole('button', { name: text('nav.theme') })
    .filter({ visible: true });
}

/** Presses the switch immediately; a normal click would first wait until the page is stable. */
async function press(page: Page): Promise<void> {
  const box = await themeSwitch(page).boundingBox();
  if (!box) throw new Error('the theme switch is not on the page');
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
