import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './application.ts';
import { button, field } from './identity-screens.ts';
import { expect } from './journey.ts';
import { text } from './texts.ts';

type Part = 'texts' | 'facts' | 'lessons' | 'translations' | 'preview' | 'history';
type LessonKind = 'text' | 'file';

/** The text of a key with its placeholders filled in. */
export function fillText(key: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, String(value)),
    text(key),
  );
}

/** From the form of a new course to its editor. */
export async function startCourse(page: Page, title: string): Promise<void> {
  await page.goto('/admin/create-course');
  await waitForHydration(page);
  await field(page, 'editor.texts.title').fill(title);
  await button(page, 'editor.create.submit').click();
  await expect(page).toHaveURL(/\/admin\/courses\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

export async function openPart(page: Page, part: Part): Promise<void> {
  const tab = page.getByRole('tab', { name: text(`editor.parts.${part}`), exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Waits until all edits are saved. */
export async function waitForSave(page: Page): Promise<void> {
  const saved = page.getByRole('status').getByText(text('editor.save.saved'), { exact: true });
  await expect(saved).toBeVisible();
}

export async function addModule(page: Page, title: string): Promise<void> {
  await button(page, 'editor.lessons.addModule').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'editor.lessons.moduleTitle').fill(title);
  await button(dialog, 'editor.lessons.add').click();
  await expect(dialog).toBeHidden();
}

/** Afterwards the lesson is open, with the focus in its title. */
export async function addLesson(
  page: Page,
  module: string,
  lesson: { title: string; kind: LessonKind },
): Promise<void> {
  const name = fillText('editor.lessons.addLessonTo', { name: module });
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'editor.lessons.lessonTitle').fill(lesson.title);
  await field(dialog, 'editor.lessons.kind').selectOption(lesson.kind);
  await button(dialog, 'editor.lessons.add').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: lesson.title, exact: true })).toBeVisible();
  await expect(field(page, 'editor.texts.title')).toBeFocused();
}

/** The titles of all lessons in order. */
export function lessonTitles(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: text('editor.lessons.title') })
    .locator('a[href*="unit="] > span:not(.sr-only):nth-of-type(2)')
    .allInnerTexts();
}

/** Moves a lesson up by its handle with the keys that its help mentions. */
export async function moveUpByKeys(
  page: Page,
  title: string,
  to: { place: number; count: number },
): Promise<void> {
  const handle = page.getByRole('button', {
    name: fillText('editor.move.handle', { name: title }),
    exact: true,
  });
  await handle.focus();
  const received = page.getByRole('status').filter({ hasText: title });
  await page.keyboard.press('Space');
  await expect(received, 'it is picked up, or at its place').toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(received).toHaveText(fillText('editor.move.over', { name: title, ...to }));
  await page.keyboard.press('Space');
  await expect(received).toHaveText(fillText('editor.move.dropped', { name: title, ...to }));
}

/** Opens the dialog, publishes now and waits for the confirmation. */
export async function publish(page: Page, title: string, isRepublish = false): Promise<void> {
  await button(page, isRepublish ? 'editor.publish.openChanges' : 'editor.publish.open').click();
  const dialog = publishDialog(page, title);
  await button(dialog, 'editor.publish.confirm').click();
  await expect(page.getByText(fillText('editor.publish.published', { title }))).toBeVisible();
  await expect(dialog).toBeHidden();
}

export function publishDialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: fillText('editor.publish.title', { title }) });
}

/** Passes a file to the file chooser that the button opens. */
export async function chooseFile(
  page: Page,
  opener: Locator,
  file: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await opener.click();
  await (await choosing).setFiles(file);
}
