import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the calendar is loaded two seconds after the page opened, and its place says so until then [R2.54]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/event-calendar-[\w-]+\.js$/.test(request.url())) requested.push(request.url());
  });
  await openWithStoppedClock(page);
  await expect(calendar(page)).toContainText('Loading calendar...');
  await page.clock.runFor(1_900);
  await expect(calendar(page)).toContainText('Loading calendar...');
  await expect(calendar(page).getByRole('table')).toHaveCount(0);
  expect(requested).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => requested).toHaveLength(1);
  await page.clock.resume();
  await expect(calendar(page).getByRole('table')).toBeVisible();
  await expect(calendar(page)).not.toContainText('Loading calendar...');
});

test('walks through the days and months by keyboard', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await page.clock.fastForward(2_000);
  const today = calendar(page).locator('[aria-current=date]');
  await today.focus();
  const begin = (await today.getAttribute('data-day')) ?? '';
  expect(begin).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveAttribute('data-day', dayAfter(begin, days));
  }
  await page.keyboard.press('PageDown');
  const reached = (await page.locator(':focus').getAttribute('data-day')) ?? '';
  expect(monthNumber(reached) - monthNumber(begin)).toBe(1);
  await expect(calendar(page)).toContainText(monthName(reached));
  await expect(calendar(page), 'not chosen by walking past').toContainText(
    text('events.calendar.inMonth_other').replace(/^.*?\{\{count\}\} /, ''),
  );
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar(page).getByRole('heading', { level: 4 })).toContainText(
    String(Number(reached.slice(8))),
  );
});

test('turns the months and finds the sessions of a day', async ({ page }) => {
  await page.goto('/');
  await calendar(page)
    .getByRole('button', { name: text('events.calendar.next') })
    .click();
  const tuesday = calendar(page).getByRole('button', { name: /^Tuesday .*session/ });
  await tuesday.first().click();
  await expect(calendar(page)).toContainText('Education Tuesday Live');
});

test('a visitor has neither greeting nor panel [R2.51][R2.57]', async ({ page }) => {
  await page.goto('/');
  await expect(calendar(page).getByRole('table')).toBeVisible();
  await expect(page.locator('#welcome, #role-panel')).toHaveCount(0);
});

test('a member is greeted above the events, and has no panel [R2.51][R2.57]', async ({
  page,
  context,
  product,
}) => {
  await loadCookies(context, product, 'member');
  await page.goto('/');
  const greeting = region(page, text('welcome.title').replace('{{name}}', 'Maja'));
  await expect(greeting).toBeVisible();
  // Content above them may still be loading between the two measurements.
  const lead = async () => (await topOf(events(page))) - (await topOf(greeting));
  await expect.poll(lead).toBeGreaterThan(0);
  await expect(calendar(page).getByRole('table')).toBeVisible();
  await expect(page.locator('#role-panel')).toHaveCount(0);
});

for (const { person, title, delay } of [
  { person: 'admin', title: text('panels.admin.title'), delay: 1_500 },
  { person: 'rep', title: text('panels.rep.title'), delay: 1_000 },
] as const) {
  test(`the ${person} gets their panel, ${delay} ms after they are known [R2.57]`, async ({
    page,
    context,
    product,
  }) => {
    await noteArrival(context, '#role-panel');
    await loadCookies(context, product, person);
    await page.goto('/');
    await expect(region(page, title)).toBeVisible();
    await expect(region(page, title).getByRole('alert')).toHaveCount(0);
    expect(await arrivalIn(page)).toBeGreaterThan(delay);
  });
}

/** The page's clock is stopped from the start; moving the mouse starts its application. */
async function openWithStoppedClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto('/');
  await page.mouse.move(100, 100);
  await waitForHydration(page);
}

function calendar(page: Page): Locator {
  return region(page, text('events.calendar.title'));
}

function events(page: Page): Locator {
  return region(page, text('events.title'));
}

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().top);
}

/** Records when an element first appears, measured from when the page was opened. */
async function noteArrival(context: BrowserContext, selector: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      watch.disconnect();
      Object.assign(globalThis, { arrivedAfter: performance.now() });
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
}

function arrivalIn(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'arrivedAfter')));
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Months since the year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function monthName(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
}
