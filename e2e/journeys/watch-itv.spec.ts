import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

const filmPath = '/itv/how-to-read-one-candle';
const filmTitle = 'How to read one candle';

test('finds films by show, topic and word, newest first [R2.13b]', async ({ page }) => {
  await page.goto('/itv');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const days = await page
    .getByRole('article')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort().reverse());

  await waitForHydration(page);
  const shows = page.getByRole('navigation', { name: text('itv.list.shows') });
  const quickie = shows.getByRole('link', { name: text('itv.shows.quickie') });
  await quickie.click();
  await expect(page).toHaveURL(/\/itv\?show=quickie$/);
  // The URL changes just before the page does, and a user wouldn't click that fast.
  await expect(quickie).toHaveAttribute('aria-current', 'true');
  await page.getByLabel(text('itv.list.topic')).selectOption('candles');
  await expect(page).toHaveURL(/\/itv\?show=quickie&topic=candles$/);
  await expect(page.getByRole('link', { name: filmTitle })).toBeVisible();
  await page.getByLabel(text('itv.list.search')).fill('nothing is called like this');
  await expect(page.getByText(text('itv.list.emptyTitle'))).toBeVisible();
  await page
    .getByRole('link', { name: text('itv.list.clear') })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(days.length);
});

test('a visitor watches the beginning, by chapters too, and is led to register [R2.13b]', async ({
  page,
}) => {
  const lists = listsAsked(page);
  await page.goto(filmPath);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filmTitle);
  await expect(page.getByText('Preview Mode (1:30)')).toBeVisible();
  const register = page.getByRole('link', { name: text('itv.video.register') });
  await expect(register).toHaveAttribute('href', `/auth?tab=signup&redirect=${filmPath}`);

  await chapters(page).nth(1).click();
  await expect.poll(() => positionOf(page), 'starts at the chapter').toBeGreaterThan(31.5);
  await expect(chapters(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await chapters(page).nth(2).click();
  await expect.poll(() => positionOf(page), 'moves to the next').toBeGreaterThan(59.5);
  await chapters(page).last().click();
  const over = page.getByRole('dialog', { name: "Time's Up!" });
  await expect(over).toBeVisible();
  await expect(
    over.getByRole('link', { name: 'Register Free - Continue Watching' }),
  ).toHaveAttribute('href', `/auth?tab=signup&redirect=${filmPath}`);
  expect(lists).toContain('preview.m3u8');
  expect(lists).not.toContain('full.m3u8');
});

test('a member has all of a film, at the moment that an address names', async ({
  page,
  context,
  product,
}) => {
  await loadCookies(context, product, 'member');
  await page.goto(`${filmPath}?t=100`);
  await waitForHydration(page);
  await expect(page.getByText('Full Access')).toBeVisible();
  await expect(page.getByRole('link', { name: text('itv.video.register') })).toHaveCount(0);
  await page
    .getByRole('link', { name: text('player.start').replace('{{title}}', filmTitle) })
    .click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(99.5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('reads what is said, in the language of the page where there is one', async ({ page }) => {
  await page.goto(`${filmPath}?lang=de`);
  await waitForHydration(page);
  const transcript = page.locator('details', { hasText: text('itv.video.transcript', 'de') });
  await expect(transcript.getByRole('listitem').first()).toBeVisible();
  await expect(transcript.locator('ol[lang]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('searches the films by sending the form, and reads one', async ({ page }) => {
    await page.goto('/itv?lang=de&show=quickie');
    await page.getByLabel(text('itv.list.topic', 'de')).selectOption('candles');
    await page.getByRole('button', { name: text('itv.list.apply', 'de') }).click();
    await expect(page).toHaveURL(/\/itv\?lang=de&show=quickie&q=&topic=candles$/);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByText(text('itv.video.noScripts', 'de'))).toBeVisible();
    await page.getByText(text('itv.video.transcript', 'de')).click();
    await expect(page.locator('details').getByRole('listitem').first()).toBeVisible();
  });
});

function chapters(page: Page): Locator {
  return page.getByRole('region', { name: text('itv.video.chapters') }).getByRole('link');
}

function positionOf(page: Page): Promise<number> {
  return page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
}

/** Names of the playlists that the page has requested. */
function listsAsked(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.m3u8')) lists.push(name);
  });
  return lists;
}
