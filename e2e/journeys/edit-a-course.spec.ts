import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import {
  addLesson,
  addModule,
  chooseFile,
  fillText,
  lessonTitles,
  moveUpByKeys,
  openPart,
  publish,
  publishDialog,
  startCourse,
  waitForSave,
} from '../course-editor.ts';
import { button, field } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { refuseConsent } from '../refuse-consent.ts';
import { createDocument, createPicture } from '../sample-files.ts';
import { text } from '../texts.ts';

const title = 'Reading the Vienna close';
const germanTitle = 'Den Wiener Schluss lesen';
const summary = 'What the last half hour of the ATX tells, and what it does not.';
const germanSummary = 'Was die letzte halbe Stunde des ATX sagt und was nicht.';
const modules = ['Before the bell', 'After the bell'] as const;
const lessons = [
  'The closing auction',
  'Who trades last',
  'Costs near the close',
  'A quiet day',
  'Notes',
  'The evening after',
  'A worksheet',
  'Three loud days',
  'What carries over',
  'The next open',
];
const worksheet = 'A worksheet';

test.use({ viewport: { width: 1440, height: 900 } });

test('writes a course of ten lessons, translates and publishes it; visitors find it [R2.24]', async ({
  page,
  browser,
  baseURL,
  noise,
  ownProduct,
  jobWorker: _,
}) => {
  test.setTimeout(300_000);
  await loadCookies(page.context(), ownProduct, 'admin');
  await startCourse(page, title);
  await showMissing(page);
  await writeTexts(page);
  await chooseFacts(page);
  await writeLessons(page);
  await arrangeLessons(page);
  await translate(page);
  await preview(page);
  await publish(page, title);
  const visitor = await visit(browser, baseURL);
  await noise.listenTo(visitor.context());
  await findByPalette(visitor);
  await readThePage(visitor);
  await readInGerman(visitor);
  await visitor.context().close();
});

/** An empty draft lists what is missing, with links to the fields. */
async function showMissing(page: Page): Promise<void> {
  await button(page, 'editor.publish.open').click();
  const dialog = publishDialog(page, title);
  await expect(dialog.getByRole('link')).toHaveText([
    text('editor.publish.codes.summaryMissing'),
    text('editor.publish.codes.descriptionMissing'),
    text('editor.publish.codes.lessonsMissing'),
  ]);
  await expectNoViolation(page);
  await dialog.getByRole('link', { name: text('editor.publish.codes.summaryMissing') }).click();
  await expect(field(page, 'editor.texts.summary')).toBeFocused();
}

async function writeTexts(page: Page): Promise<void> {
  await page.keyboard.type(summary);
  const description = field(page, 'editor.texts.description');
  await description.fill('## The last half hour\n\nVolume **gathers** there.');
  const shown = page.getByRole('region', {
    name: fillText('editor.markdown.previewOf', { field: text('editor.texts.description') }),
  });
  await expect(shown.getByRole('heading', { name: 'The last half hour' })).toBeVisible();
  await expect(shown.locator('strong')).toHaveText('gathers');
  await description.fill('Volume');
  await description.selectText();
  await page
    .getByRole('toolbar', {
      name: fillText('editor.markdown.toolbar', { field: text('editor.texts.description') }),
    })
    .getByRole('button', { name: text('editor.markdown.italic') })
    .click();
  await expect(shown.locator('em')).toHaveText('Volume');
  await expect(description).toBeFocused();
  await description.fill('## The last half hour\n\nVolume **gathers** there.');
  await waitForSave(page);
}

async function chooseFacts(page: Page): Promise<void> {
  await openPart(page, 'facts');
  await field(page, 'editor.facts.price').fill('149.50');
  await field(page, 'editor.facts.level').selectOption('advanced');
  await page.getByLabel(text('editor.facts.coverPicture')).check();
  const cover = page.getByRole('group', { name: text('editor.facts.coverFile'), exact: true });
  await chooseFile(page, button(cover, 'media.field.choose'), createPicture('vienna.png'));
  await expect(
    cover.getByRole('button', { name: fillText('media.field.replaceOf', { name: 'vienna.png' }) }),
  ).toBeVisible({ timeout: 60_000 });
  await waitForSave(page);
  await expectNoViolation(page);
}

async function writeLessons(page: Page): Promise<void> {
  await openPart(page, 'lessons');
  for (const module of modules) await addModule(page, module);
  for (const [index, lesson] of lessons.entries()) {
    const kind = lesson === worksheet ? 'file' : 'text';
    await addLesson(page, modules[index < 5 ? 0 : 1], { title: lesson, kind });
    await field(page, 'editor.texts.body').fill(`What belongs to “${lesson}”.`);
    if (kind === 'file') await addWorksheet(page);
    if (index === 0) await page.getByLabel(text('editor.lessons.isFree')).check();
  }
  await waitForSave(page);
  expect(await lessonTitles(page)).toEqual(lessons);
  await expectNoViolation(page);
}

async function addWorksheet(page: Page): Promise<void> {
  const file = page.getByRole('group', { name: text('editor.lessons.file'), exact: true });
  await chooseFile(page, button(file, 'media.field.choose'), createDocument('worksheet.pdf'));
  await expect(
    file.getByRole('button', {
      name: fillText('media.field.replaceOf', { name: 'worksheet.pdf' }),
    }),
  ).toBeVisible({ timeout: 60_000 });
}

async function arrangeLessons(page: Page): Promise<void> {
  await moveUpByKeys(page, 'Who trades last', { place: 1, count: 5 });
  const moved = ['Who trades last', 'The closing auction', ...lessons.slice(2)];
  await expect.poll(() => lessonTitles(page)).toEqual(moved);
  await waitForSave(page);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => lessonTitles(page)).toEqual(moved);
}

async function translate(page: Page): Promise<void> {
  await openPart(page, 'translations');
  await field(page, 'editor.translations.chooseLanguage').selectOption('de');
  const german = fillText('editor.translations.translation', { language: 'Deutsch' });
  await expect(page.getByText(german)).toBeVisible();
  const unit = page.getByRole('region', {
    name: text('editor.translations.itemUnit'),
    exact: true,
  });
  for (const [key, original, translation] of [
    ['editor.texts.title', title, germanTitle],
    ['editor.texts.summary', summary, germanSummary],
  ] as const) {
    await expect(unit.getByText(original, { exact: true })).toBeVisible();
    await field(unit, key).fill(translation);
  }
  await field(unit, 'editor.texts.description').fill('Was am Ende geschieht.');
  await waitForSave(page);
  await expectNoViolation(page);
}

async function preview(page: Page): Promise<void> {
  await openPart(page, 'preview');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible();
  await field(page, 'editor.preview.language').selectOption('de');
  await expect(
    panel.getByRole('heading', { name: germanTitle, exact: true, level: 1 }),
  ).toBeVisible();
}

async function visit(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await refuseConsent(context);
  return context.newPage();
}

async function findByPalette(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: text('search.label') });
  await search.fill('Vienna clos');
  const found = page.getByRole('option', { name: new RegExp(title) });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expectNoViolation(page);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/course\/reading-the-vienna-close$/);
}

async function readThePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('€149.50').first()).toBeVisible();
  await expect(page.getByText(text('catalogue.levels.advanced')).first()).toBeVisible();
  const cover = page.locator('main img[src*="/media/pictures/"]').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const curriculum = page.getByRole('region', { name: text('courses.curriculum.title') });
  for (const lesson of lessons) await expect(curriculum).toContainText(lesson);
  await page.goto('/search?q=vienna+close');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function readInGerman(page: Page): Promise<void> {
  await page.goto('/search?q=Wiener+Schluss&lang=de');
  await page.getByRole('main').getByRole('link', { name: germanTitle, exact: true }).click();
  await expect(page).toHaveURL(/\/course\/reading-the-vienna-close\?lang=de$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(germanTitle);
  await expect(page.getByRole('main')).toContainText(germanSummary);
}
