import type { Locator, Page } from '@playwright/test';
import {
  fillText,
  lessonTitles,
  moveUpByKeys,
  publishDialog,
  waitForSave,
} from '../course-editor.ts';
import { button, field, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { text } from '../texts.ts';

const title = 'Without a mouse';
const module = 'Keys';

test.use({ viewport: { width: 1440, height: 900 } });

test('creates, writes, arranges and publishes a course by keyboard alone', async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(180_000);
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/create-course' });
  await walkTo(page, field(page, 'editor.texts.title'));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/courses\/without-a-mouse$/);
  await writeTexts(page);
  await goToLessons(page);
  await addModule(page);
  for (const lesson of ['Tab', 'Enter']) await addLesson(page, lesson);
  expect(await lessonTitles(page)).toEqual(['Tab', 'Enter']);
  await moveUpByKeys(page, 'Enter', { place: 1, count: 2 });
  await expect.poll(() => lessonTitles(page)).toEqual(['Enter', 'Tab']);
  await moveByMenu(page, 'Enter');
  await expect.poll(() => lessonTitles(page)).toEqual(['Tab', 'Enter']);
  await waitForSave(page);
  await publishByKeys(page);
});

async function writeTexts(page: Page): Promise<void> {
  await walkTo(page, field(page, 'editor.texts.summary'));
  await page.keyboard.type('Everything here was written with keys.');
  await walkTo(page, field(page, 'editor.texts.description'));
  await page.keyboard.type('Not one click.');
  await waitForSave(page);
}

/** The tab list is one stop; the arrow keys move within it. */
async function goToLessons(page: Page): Promise<void> {
  await walkTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  for (const part of ['facts', 'lessons'] as const) {
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name: text(`editor.parts.${part}`), exact: true });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}

async function addModule(page: Page): Promise<void> {
  await walkTo(page, button(page, 'editor.lessons.addModule'));
  await page.keyboard.press('Enter');
  await walkTo(page, field(page.getByRole('dialog'), 'editor.lessons.moduleTitle'));
  await page.keyboard.type(module);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
}

async function addLesson(page: Page, lesson: string): Promise<void> {
  const add = page.getByRole('button', {
    name: fillText('editor.lessons.addLessonTo', { name: module }),
    exact: true,
  });
  await walkTo(page, add, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await walkTo(page, field(page.getByRole('dialog'), 'editor.lessons.lessonTitle'));
  await page.keyboard.type(lesson);
  await page.keyboard.press('Enter');
  await expect(field(page, 'editor.texts.title')).toBeFocused();
  await expect(field(page, 'editor.texts.title')).toHaveValue(lesson);
  await walkTo(page, field(page, 'editor.texts.body'));
  await page.keyboard.type(`What ${lesson} does.`);
}

async function moveByMenu(page: Page, lesson: string): Promise<void> {
  const menu = page.getByRole('button', {
    name: fillText('editor.lessons.actions', { name: lesson }),
    exact: true,
  });
  await walkTo(page, menu);
  await page.keyboard.press('Enter');
  const down = page.getByRole('menuitem', { name: text('editor.move.down') });
  await walkTo(page, down, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(down).toBeHidden();
  await expect(menu).toBeFocused();
}

async function publishByKeys(page: Page): Promise<void> {
  await walkTo(page, button(page, 'editor.publish.open'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = publishDialog(page, title);
  await walkTo(page, button(dialog, 'editor.publish.confirm'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(fillText('editor.publish.published', { title }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
}

const maxSteps = 160;

/** Presses a key until the target has the focus, with a limit. */
async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the key ${key} does not reach it`);
}
