import type { Page } from '@playwright/test';
import { academyTime, instantOf } from '../academy-clock.ts';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import type { Administrator } from '../people.ts';
import { text } from '../texts.ts';
import { expectWithinASecond } from '../within-a-second.ts';

const morning = academyTime(1, '09:15');
const lateEvening = academyTime(2, '23:30');
const noon = academyTime(3, '12:00');

test('finds the seeded sessions on the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
  const rows = widget(page).getByRole('listitem');
  // Market Analysis takes place every weekday, so there are always three upcoming sessions.
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Market Analysis' })).not.toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads at most three, on the academy’s clock [R2.56]', async ({
    page,
    ownProduct,
    administrator,
  }) => {
    await planFourSessions(administrator);
    await page.goto(ownProduct.url);
    await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
    await expect(widget(page).getByRole('heading')).toHaveText('Next 7 Days');
    await expectRows(page, 'Europe/Bratislava');
    await expect(rowTimes(page)).toContainText(['09:15', '23:30', '12:00']);
    await expect(events(page)).toContainText(zoneSentence('Central European Time'));
  });

  test('is told when nothing is planned [R2.56]', async ({ page, ownProduct }) => {
    await page.goto(ownProduct.url);
    await expect(widget(page)).toContainText('No upcoming events scheduled');
    await expect(widget(page).getByRole('listitem')).toHaveCount(0);
  });
});

for (const { timeZone, named } of [
  { timeZone: 'Europe/Lisbon', named: /Western European Time|Portugal Time/ },
  { timeZone: 'Asia/Kolkata', named: /India(n)? (Standard )?Time/ },
]) {
  test.describe(`in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test(`reads the same sessions on the clock of ${timeZone}`, async ({
      page,
      ownProduct,
      administrator,
    }) => {
      await planFourSessions(administrator);
      await page.goto(ownProduct.url);
      await waitForHydration(page);
      await expect(events(page)).toContainText(named);
      await expectRows(page, timeZone);
    });
  });
}

test('tells live trading from other sessions by colour and picture [R2.56]', async ({
  page,
  ownProduct,
  administrator,
}) => {
  await administrator.plan({ title: 'Trading', firstStart: morning, type: 'live_trading' });
  await administrator.plan({ title: 'Talking', firstStart: noon, type: 'other' });
  await page.goto(ownProduct.url);
  const live = badge(page, 'Trading', text('events.type.live_trading'));
  const other = badge(page, 'Talking', text('events.type.other'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await hueOf(live)).toBe('green');
    expect(await hueOf(other)).toBe('blue');
  }
  await expect(live.locator('svg.lucide-chart-candlestick')).toBeVisible();
  await expect(other.locator('svg.lucide-chart-candlestick')).toHaveCount(0);
});

test('does not ask again for what an older page brought along', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/rpc/events/upcoming')) requested.push(request.url());
  });
  // The page is ten minutes old, which is longer than queries count as fresh.
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.goto('/');
  await waitForHydration(page);
  await expect(widget(page).getByRole('listitem')).toHaveCount(3);
  await page.waitForLoadState('load');
  expect(requested).toEqual([]);
});

test('is told when they cannot be read, after a second attempt [R2.56] [R8.04]', async ({
  page,
  noise,
}) => {
  noise.allow(/no-such-page|ERR_FAILED/);
  let attempts = 0;
  await page.route('**/api/rpc/events/upcoming**', (route) => {
    attempts += 1;
    return attempts <= 2 ? route.abort() : route.continue();
  });
  // The page normally includes its sessions; here they are missing.
  await page.route('**/_.data**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('daysAhead', 'daysLost');
    await route.fulfill({ response, body });
  });
  await page.goto('/no-such-page');
  await waitForHydration(page);
  await page.getByRole('link', { name: text('page.notFound.action') }).click();
  const alert = widget(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load upcoming events');
  await expect(alert).toContainText('Failed to fetch upcoming events');
  expect(attempts).toBe(2);
  await widget(page)
    .getByRole('button', { name: text('ui.retry') })
    .click();
  await expect(widget(page).getByRole('listitem')).toHaveCount(3);
});

test('sees a new session on a page that the other copy had kept, within a second', async ({
  ownProduct,
  administrator,
}) => {
  const read = async () => (await fetch(`${ownProduct.secondCopy}/?lang=en`)).text();
  const news = { words: 'Just announced', where: 'the other copy' };
  expect(await read()).not.toContain(news.words);
  await administrator.plan({ title: news.words, firstStart: morning });
  await expectWithinASecond(read, { ...news, isShown: true });
  await administrator.tidyUp();
  await expectWithinASecond(read, { ...news, isShown: false });
});

async function planFourSessions(administrator: Administrator): Promise<void> {
  await administrator.plan({ title: 'Noon', firstStart: noon });
  await administrator.plan({ title: 'Too many', firstStart: academyTime(4, '10:00') });
  await administrator.plan({ title: 'Late evening', firstStart: lateEvening });
  await administrator.plan({ title: 'Morning', firstStart: morning, type: 'live_trading' });
}

/** Soonest first, with the time as HH:MM and the date as day and month in that time zone. */
async function expectRows(page: Page, timeZone: string): Promise<void> {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const date = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
  const expected = [morning, lateEvening, noon].map((start) => {
    const instant = instantOf(start);
    return `${time.format(instant)} ${date.format(instant)}`;
  });
  await expect(rowTimes(page)).toHaveText(expected);
  const titles = widget(page).getByRole('listitem').locator('p');
  await expect(titles).toHaveText(['Morning', 'Late evening', 'Noon']);
}

function events(page: Page) {
  return page.getByRole('region', { name: 'Upcoming Trading Events' });
}

function widget(page: Page) {
  return page.getByRole('complementary', { name: 'Next 7 Days' });
}

function rowTimes(page: Page) {
  return widget(page).locator('li time');
}

function badge(page: Page, title: string, label: string) {
  const row = widget(page).getByRole('listitem').filter({ hasText: title });
  return row.getByText(label, { exact: true }).locator('..');
}

/** The colour token that the text and its background share. */
async function hueOf(element: ReturnType<Page['locator']>): Promise<string> {
  const colours = await element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor];
  });
  const names = colours.map((colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    return nameOfHue({ red, green, blue });
  });
  return [...new Set(names)].join(' on ');
}

function nameOfHue({ red, green, blue }: { red: number; green: number; blue: number }): string {
  const radians = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  const degrees = ((radians * 180) / Math.PI + 360) % 360;
  if (degrees > 90 && degrees < 165) return 'green';
  return degrees > 195 && degrees < 255 ? 'blue' : `${Math.round(degrees)} degrees`;
}

function zoneSentence(zone: string): string {
  return text('events.zone').replace('{{zone}}', zone);
}
