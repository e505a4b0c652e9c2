import type { BrowserContext, Page } from '@playwright/test';
import { academyTime } from '../academy-clock.ts';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { copyHeader } from '../load-balancer.ts';
import { signIn } from '../people.ts';

const soon = academyTime(1, '08:00');

test('a session that is added appears in every open tab by itself', async ({
  context,
  ownProduct,
  administrator,
}) => {
  const streams = countStreams(context);
  const [first, second] = await openTwoTabs(context, ownProduct.url);
  await administrator.plan({ title: 'Added meanwhile', firstStart: soon });
  for (const page of [first, second]) {
    await expect(page.getByText('Added meanwhile').first()).toBeVisible();
  }
  await administrator.tidyUp();
  for (const page of [first, second]) {
    await expect(page.getByText('Added meanwhile')).toHaveCount(0);
  }
  expect(streams.opened, 'one stream serves both tabs').toHaveLength(1);
});

test('the other tab takes the stream over when the tab that held it is closed', async ({
  context,
  ownProduct,
  administrator,
}) => {
  const streams = countStreams(context);
  const [first, second] = await openTwoTabs(context, ownProduct.url);
  expect(streams.opened).toEqual([first]);
  await first.close();
  await expect.poll(() => streams.opened).toEqual([first, second]);
  await administrator.plan({ title: 'After the handover', firstStart: soon });
  await expect(second.getByText('After the handover').first()).toBeVisible();
});

test('a visitor opens no stream', async ({ page, context }) => {
  const streams = countStreams(context);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  // All of the application's startup requests have been sent by then.
  await page.clock.fastForward(6_000);
  expect(streams.opened).toEqual([]);
});

/** Two tabs of a member, each on its own copy; the first one holds the stream. */
async function openTwoTabs(context: BrowserContext, url: string): Promise<[Page, Page]> {
  const first = await openTab(context, '0');
  await first.goto(url);
  await signIn(first, 'member');
  const stream = first.waitForResponse((response) => response.url().includes('/api/live'));
  await first.reload();
  expect((await stream).status()).toBe(200);
  const second = await openTab(context, '1');
  await second.goto(url);
  await waitForHydration(second);
  // The code for live updates loads after the page; a tab that has loaded it waits for the first
  // one's lock.
  await expect.poll(() => countWaitingTabs(second)).toBe(1);
  return [first, second];
}

function countWaitingTabs(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
}

async function openTab(context: BrowserContext, copy: string): Promise<Page> {
  const page = await context.newPage();
  await page.setExtraHTTPHeaders({ [copyHeader]: copy });
  return page;
}

function countStreams(context: BrowserContext) {
  const opened: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') opened.push(request.frame().page());
  });
  return { opened };
}
