import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { button } from '../identity-screens.ts';
import { expect, test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test('a visitor watches the beginning, and no more of it is sent [R2.46] [R4.10] [R8.03]', async ({
  page,
}) => {
  const files = requestedLessonFiles(page);
  await page.goto('/');
  await waitForHydration(page);
  const card = page.getByRole('article', { name: text('quickie.lesson.title') });
  await expect(card).toContainText('Education Quickie');
  await expect(card).toContainText('Preview Mode (1:30)');
  await openPlayer(page);
  await expect.poll(() => positionOf(page), 'it plays').toBeGreaterThan(0);

  await seekBar(page).fill('89');
  await expect(over(page)).toBeHidden();
  await expect(player(page)).toContainText(/Preview ending in \d+s!/);
  await seekBar(page).fill('100');
  await expect(over(page)).toContainText('Your 90-second preview has ended');
  await expect(over(page)).toContainText(
    'Register now to continue watching and unlock the full course library!',
  );
  const register = over(page).getByRole('link', { name: 'Register Free - Continue Watching' });
  await expect(register).toHaveAttribute('href', '/auth?tab=signup&redirect=/');
  await over(page).getByRole('button', { name: 'Close Preview' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(play(page)).toBeFocused();

  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('lesson-preview-'))).toEqual([]);
});

test('the preview is over when its file has been played to the end', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await openPlayer(page);
  await seekBar(page).fill('88');
  await expect(over(page)).toBeVisible();
});

test('reads along, by captions that can be switched off and on', async ({ page }) => {
  await page.goto('/?lang=de');
  await waitForHydration(page);
  await play(page, 'de').click();
  const captions = page.getByRole('button', { name: text('player.captions', 'de') });
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => captionsOf(page)).toMatchObject({ mode: 'showing', language: 'de' });
  await expect.poll(async () => (await captionsOf(page)).cues).toBeGreaterThan(5);
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => captionsOf(page)).toMatchObject({ mode: undefined });
  await captions.click();
  await expect.poll(() => captionsOf(page)).toMatchObject({ mode: 'showing' });
});

test('a member watches all of it [R2.46] [R4.11]', async ({ page, context, product }) => {
  const files = requestedLessonFiles(page);
  await loadCookies(context, product, 'member');
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByText('Full Access')).toBeVisible();
  await openPlayer(page);
  await seekBar(page).fill('100');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(99);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(files.filter((file) => file.startsWith('lesson-preview-'))).toEqual([]);
});

test('whoever registers goes on in the same film, at the same second', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await openPlayer(page);
  await seekBar(page).fill('100');
  await over(page).getByRole('link', { name: 'Register Free - Continue Watching' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth');
  // As after the email's link: another tab of the same browser, now signed in.
  await loadCookies(context, product, 'member');
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(player(tab)).toBeVisible();
  await expect.poll(() => positionOf(tab)).toBeGreaterThanOrEqual(90);
});

test('opens, stops, moves and closes the player by keyboard', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await play(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(player(page), 'player.pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(player(page), 'player.play')).toBeFocused();
  const before = await positionOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => positionOf(page)).toBeCloseTo(before + 5, 0);
  await page.keyboard.press('Escape');
  await expect(player(page)).toBeHidden();
  await expect(play(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture leads to the beginning of the film', async ({ page }) => {
    await page.goto('/');
    const address = (await play(page).getAttribute('href')) ?? '';
    expect(address).toMatch(/\/lesson-preview-[\w-]+\.mp4$/);
    const film = await page.request.get(address, { headers: { range: 'bytes=0-99' } });
    expect(film.status()).toBe(206);
    expect(film.headers()['content-type']).toBe('video/mp4');
  });
});

/** Names of the lesson's files that the page has requested. */
function requestedLessonFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (/^lesson.*\.mp4$/.test(name)) files.push(name);
  });
  return files;
}

async function openPlayer(page: Page): Promise<void> {
  await play(page).click();
  await expect(player(page)).toBeVisible();
  await page.waitForFunction(
    () =>
      (document.querySelector('dialog, [role=dialog]')?.querySelector('video')?.readyState ?? 0) >=
      2,
  );
}

function play(page: Page, language: LanguageCode = 'en'): Locator {
  const title = text('quickie.lesson.title', language);
  const name = text('quickie.play', language).replace('{{title}}', title);
  return page.getByRole('link', { name });
}

function player(page: Page): Locator {
  return page.getByRole('dialog', { name: text('quickie.lesson.title') });
}

function over(page: Page): Locator {
  return page.getByRole('dialog', { name: "Time's Up!" });
}

function seekBar(page: Page): Locator {
  return page.getByRole('slider', { name: text('player.seek') });
}

function film(page: Page): Locator {
  return page.getByRole('dialog').locator('video');
}

function positionOf(page: Page): Promise<number> {
  return film(page).evaluate((video) =>
    video instanceof HTMLVideoElement ? video.currentTime : 0,
  );
}

function captionsOf(page: Page) {
  return film(page).evaluate((video) => {
    const tracks = video instanceof HTMLVideoElement ? [...video.textTracks] : [];
    const track = tracks.find(({ mode }) => mode === 'showing');
    return { mode: track?.mode, language: track?.language, cues: track?.cues?.length ?? 0 };
  });
}
