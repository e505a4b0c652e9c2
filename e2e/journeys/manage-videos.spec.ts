import { createVideo } from '@danube/server/modules/media/hostile/hostile-videos.factory.ts';
import type { Locator, Page } from '@playwright/test';
import { academyTime } from '../academy-clock.ts';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { chooseFile } from '../course-editor.ts';
import { button, field, openAs, section } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { text } from '../texts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page, ownProduct, jobWorker: _ }) => {
  await openAs(page, 'admin', { product: ownProduct, path: '/video-management' });
});

test('uploads the quickie of today, follows its preparation and watches it [R2.46] [R4.12]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dialog = await openUpload(page);
  await expect(dialog).toContainText('Supported formats: MP4, WebM, OGV');
  await dropFilm(dialog, 'morning-gap.mp4', await drawFilm());
  await expect(dialog).toContainText('morning-gap.mp4');
  await field(dialog, 'videos.edit.title').fill('The morning gap');
  const today = academyTime(0, '12:00').slice(0, 10);
  await dialog.getByLabel(text('videos.upload.day')).fill(today);
  await button(dialog, 'videos.upload.send').click();
  await expect(dialog.getByRole('progressbar').first()).toBeVisible();
  await expect(dialog).toContainText(text('videos.upload.ready'), { timeout: 120_000 });
  await expectNoViolation(page);
  await dialog.getByRole('link', { name: text('videos.upload.watch') }).click();
  await expect(page).toHaveURL(/\/itv\/the-morning-gap$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The morning gap');

  await page.goto('/');
  await waitForHydration(page);
  const card = page.getByRole('article', { name: 'The morning gap' });
  await expect(card, 'it is the landing page’s').toContainText('Full Access');
});

test('is told what is wrong with a film before and after it is sent [R8.02] [R8.13]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dialog = await openUpload(page);
  const film = button(dialog, 'media.field.choose');
  await button(dialog, 'videos.upload.send').click();
  await expect(dialog.getByRole('alert')).toHaveText('No file selected');
  await chooseFile(page, film, aFile('notes.txt', 'Notes'));
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please select a valid video file (MP4, WebM, OGV, MOV, or AVI)',
  );
  await chooseFile(page, film, aFile('nothing.mp4', ''));
  await expect(dialog.getByRole('alert')).toHaveText('File appears to be empty');
  await expectNoViolation(page);

  await chooseFile(page, film, aFile('hoax.mp4', '<!doctype html><p>No film'));
  await field(dialog, 'videos.edit.title').fill('A hoax');
  await button(dialog, 'videos.upload.send').click();
  await expect(dialog.getByRole('alert')).toHaveText(text('media.refusals.wrongContent'), {
    timeout: 60_000,
  });
});

test('edits a video, adds captions, schedules it by keyboard, and removes it', async ({ page }) => {
  test.setTimeout(180_000);
  await makeVideo(page, 'Two levels');
  await page.getByRole('link', { name: 'Two levels' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two levels');
  await waitForHydration(page);
  await expectNoViolation(page);

  await field(page, 'videos.edit.language').selectOption('de');
  await field(page, 'videos.edit.title').fill('Zwei Marken');
  await page.getByLabel(text('videos.edit.chapters')).fill('0:00 Die erste\n0:03 Die zweite');
  await button(page, 'videos.edit.save').click();
  await expect(page.getByText(text('videos.edit.saved'))).toBeVisible();

  const captions = section(page, 'videos.captions.title');
  const vtt = aFile('levels.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nTwo levels\n');
  await chooseFile(page, button(captions, 'media.field.choose'), vtt);
  await expect(captions.getByRole('listitem')).toHaveText(/English/, { timeout: 60_000 });

  await scheduleByKeyboard(page, 'Two levels');
  await page.goto('/video-management');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Two levels' }).first().click();
  await waitForHydration(page);
  const day = academyTime(1, '12:00').slice(0, 10);
  await expect(page.getByLabel(text('videos.upload.day'))).toHaveValue(day);

  await button(page, 'videos.remove.action').click();
  const question = page.getByRole('dialog', { name: text('videos.remove.title') });
  await expectNoViolation(page);
  await button(question, 'videos.remove.action').click();
  await expect(page).toHaveURL(/\/video-management$/);
  await expect(page.getByRole('link', { name: 'Two levels' })).toHaveCount(0);
});

async function openUpload(page: Page): Promise<Locator> {
  await button(page, 'videos.upload.title').click();
  const dialog = page.getByRole('dialog', { name: text('videos.upload.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Not scheduled for the landing page, so that journeys don't take each other's day. */
async function makeVideo(page: Page, title: string): Promise<void> {
  const dialog = await openUpload(page);
  const film = { ...aFile(`${title}.mp4`, ''), buffer: await drawFilm() };
  await chooseFile(page, button(dialog, 'media.field.choose'), film);
  await field(dialog, 'videos.edit.title').fill(title);
  await field(dialog, 'videos.filter.show').selectOption('method');
  await button(dialog, 'videos.upload.send').click();
  await expect(dialog).toContainText(text('videos.upload.ready'), { timeout: 120_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Schedules it for tomorrow by keyboard. */
async function scheduleByKeyboard(page: Page, title: string): Promise<void> {
  await page.goto('/video-management?part=calendar');
  await waitForHydration(page);
  const today = page.locator('[data-day][aria-current="date"]');
  await today.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: title }).focus();
  await expectNoViolation(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-day]:focus')).toHaveAccessibleName(new RegExp(title));
}

/** A six-second video. */
function drawFilm(): Promise<Buffer> {
  return createVideo('film.mp4', ['-pix_fmt', 'yuv420p'], 'testsrc=s=192x108:d=6:r=10');
}

function aFile(name: string, content: string) {
  return { name, mimeType: '', buffer: Buffer.from(content) };
}

async function dropFilm(dialog: Locator, name: string, film: Buffer): Promise<void> {
  const area = dialog.getByRole('region', { name: text('media.field.choose') });
  const transfer = await dialog.page().evaluateHandle(
    ({ fileName, bytes }) => {
      const held = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      held.items.add(new File([content], fileName, { type: 'video/mp4' }));
      return held;
    },
    { fileName: name, bytes: film.toString('base64') },
  );
  await area.dispatchEvent('drop', { dataTransfer: transfer });
}
