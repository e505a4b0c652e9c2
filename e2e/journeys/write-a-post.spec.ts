import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { fillText, waitForSave } from '../course-editor.ts';
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
  for (const count of ['two', 'three']) {
    await body(page).fill(`Wait for the first ${count} candles to close.`);
    await waitForSave(page);
    await publishNow(page);
  }
  await expect(field(page, 'posts.language').locator('option[value="de"]')).toContainText(
    text('editor.translations.states.stale'),
  );

  await page.goto('/blog/patience-before-the-open?lang=de');
  await expect(page).toHaveURL(/\/blog\/geduld-vor-der-eroffnung\?lang=de$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  await expect(page.getByText('Übersetzter Inhalt')).toBeVisible();
  await expect(
    page.getByText(
      /Übersetzt aus Version 1\. Das Original ist inzwischen bei Version 3 \(.*20\d\d\)\./,
    ),
  ).toBeVisible();
  await expectNoViolation(page);

  const feed = await readFeed(page, 'de');
  expect(feed).toMatchObject({ problem: null, language: 'de' });
  expect(feed.entries.map(({ title: name }) => name)).toContain(german);
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);

  const found = await page.request.get('/blog?q=geduld&lang=de');
  expect(found.url()).toMatch(/\/search\?q=geduld&kind=post&lang=de$/);
  expect(await found.text()).toContain('/blog/geduld-vor-der-eroffnung');

  await page.getByRole('link', { name: 'Original lesen' }).click();
  await expect(page).toHaveURL(/\/blog\/patience-before-the-open\?lang=en$/);
  await expect(page.getByText('Wait for the first three candles to close.')).toBeVisible();
  await expect(page.getByText('Translated content')).toBeHidden();
});

/** Read by the browser's own XML parser, which stops at the first error. */
function readFeed(page: Page, language: 'de') {
  return page.evaluate(async (code) => {
    const answer = await fetch(`/blog/feed/${code}.xml`);
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const atom = 'http://www.w3.org/2005/Atom';
    const textOf = (entry: Element, name: string) =>
      entry.getElementsByTagNameNS(atom, name)[0]?.textContent ?? '';
    return {
      problem: xml.querySelector('parsererror')?.textContent ?? null,
      language: xml.documentElement.getAttribute('xml:lang'),
      entries: [...xml.getElementsByTagNameNS(atom, 'entry')].map((entry) => ({
        id: textOf(entry, 'id'),
        title: textOf(entry, 'title'),
      })),
    };
  }, language);
}

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
  await expect(
    page.getByText(fillText('editor.publish.published', { title })).first(),
  ).toBeVisible();
}
