import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { filled, waitForSave } from '../course-editor.ts';
import { button, field, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { text } from '../texts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const title = 'Patience before the open';
const german = 'Geduld vor der Eröffnung';

test('an administrator writes, schedules and publishes a post, and a German reader sees that the translation lags [R2.12] [R2.63]', async ({
  page,
  ownProduct,
}) => {
  await openAs(page, 'admin', { product: ownProduct, path: '/create-blog-post' });
  await field(page, 'editor.texts.title').fill(title);
  await button(page, 'editor.create.submit').click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/patience-before-the-open$/);
  await field(page, 'posts.fields.summary').fill('Why the first minutes are not ours.');
  await body(page).fill('Wait for the first candle to close.');
  await openPart(page, 'details');
  await field(page, 'posts.fields.author').selectOption('viktor-hajnal');
  await waitForSave(page);
  await expectNoViolation(page);

  await schedule(page, '2031-01-06T09:00');
  await expect(page.getByText(text('editor.states.scheduled'), { exact: true })).toBeVisible();
  expect((await page.request.get('/blog/patience-before-the-open')).status()).toBe(404);

  await openPart(page, 'write');
  await field(page, 'posts.language').selectOption('de');
  await field(page, 'posts.fields.title').fill(german);
  await field(page, 'posts.fields.summary').fill('Warum die ersten Minuten nicht uns gehören.');
  await body(page).fill('Warten Sie, bis die erste Kerze schließt.');
  await waitForSave(page);
  await publishNow(page);

  await field(page, 'posts.language').selectOption('en');
  await body(page).fill('Wait for the first two candles to close.');
  await waitForSave(page);
  await publishNow(page);

  await page.goto('/blog/patience-before-the-open?lang=de');
  await expect(page).toHaveURL(/\/blog\/geduld-vor-der-eroffnung\?lang=de$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  await expect(page.getByText('Übersetzter Inhalt')).toBeVisible();
  await expect(
    page.getByText(/Übersetzt aus Version 1; das Original ist bei Version 2\./),
  ).toBeVisible();
  await expectNoViolation(page);
});

function body(page: Page) {
  return page.getByRole('textbox', { name: text('posts.fields.body'), exact: true });
}

async function openPart(page: Page, part: 'write' | 'details'): Promise<void> {
  await page.getByRole('tab', { name: text(`posts.parts.${part}`), exact: true }).click();
}

async function schedule(page: Page, minute: string): Promise<void> {
  await button(page, 'editor.publish.open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: text('editor.publish.later') }).check();
  await field(dialog, 'editor.publish.at').fill(minute);
  await button(dialog, 'editor.publish.schedule').click();
  await expect(dialog).toBeHidden();
}

async function publishNow(page: Page): Promise<void> {
  const open = page.getByRole('button', {
    name: new RegExp(`^(${text('editor.publish.open')}|${text('editor.publish.openChanges')})$`),
  });
  await open.click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'editor.publish.confirm').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(filled('editor.publish.published', { title })).first()).toBeVisible();
}
