import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { fillText } from '../course-editor.ts';
import { button, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { cookiesOf, type Login } from '../people.ts';
import type { Product } from '../product.ts';
import { refuseConsent } from '../refuse-consent.ts';
import { createPicture } from '../sample-files.ts';
import { text } from '../texts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const room = 'Evening review';

test('two members talk in a room, and one writes to the other, who accepts [R1.04c] [R2.13a] [R2.19] [R6.02]', async ({
  page,
  browser,
  noise,
  newMember,
  ownProduct,
  // Checks the picture.
  jobWorker: _,
}) => {
  await openRoom(ownProduct);
  await page.goto(`${ownProduct.url}/community`);
  await expect(page.getByRole('heading', { name: room })).toBeVisible();
  await expect(page.getByRole('link', { name: text('community.join') })).toBeVisible();
  await page.goto(`${ownProduct.url}/chat`);
  await expect(page).toHaveURL(/\/auth\?/);

  const ana = await newMember('Ana');
  const boris = await newMember('Boris');
  await openAs(page, ana, { product: ownProduct, path: '/chat' });
  const other = await openBrowser(browser, ownProduct, noise);
  await openAs(other, boris, { product: ownProduct, path: '/chat' });
  for (const each of [page, other]) await join(each);

  await write(page, room, 'Where does the stop go?');
  await expect(messageOf(other, 'Where does the stop go?')).toBeVisible();
  await expectNoViolation(other);

  const long = 'Below the low of yesterday, or further away? '.repeat(4).trim();
  await write(page, room, long);
  await messageOf(other, long).hover();
  expect(await messageOf(other, long).evaluate(coversText)).toBe(false);

  await sendPicture(page, 'My stop', 'The low of yesterday');
  const picture = messageOf(other, 'My stop').getByRole('img', { name: 'The low of yesterday' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(
    0,
  );

  await messageOf(other, 'Where does the stop go?').hover();
  await messageOf(other, 'Where does the stop go?')
    .getByRole('button', { name: fillText('chat.message.actions', { name: nameOf(ana) }) })
    .click();
  await other
    .getByRole('menuitem', { name: fillText('chat.message.write', { name: nameOf(ana) }) })
    .click();
  const window = chatWindow(other, ana);
  await window.getByRole('combobox').fill('Under the last low, I think.');
  await window.getByRole('combobox').press('Enter');
  await expect(messageOf(window, 'Under the last low, I think.')).toBeVisible();

  await page.goto('/courses');
  await page.getByRole('button', { name: fillText('chat.bell.label_one', { count: 1 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: nameOf(boris) })
    .click();
  await button(page, 'chat.request.accept').click();
  await write(page, nameOf(boris), 'Thanks, that helps.');
  await expect(messageOf(window, 'Thanks, that helps.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: text('chat.bell.title'), exact: true }),
  ).toBeVisible();
  await expectNoViolation(page);
  await other.context().close();
});

async function openRoom(product: Product): Promise<void> {
  const response = await fetch(`${product.firstCopy}/api/v1/admin/community/rooms`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: product.url,
      cookie: await cookiesOf(product, 'admin'),
    },
    body: JSON.stringify({
      slug: 'evening-review',
      title: room,
      description: 'What the day taught us.',
      courseId: null,
      position: 900,
    }),
  });
  expect(response.status).toBe(201);
}

type Noise = { listenTo(context: ReturnType<Page['context']>): Promise<void> };

async function openBrowser(browser: Browser, product: Product, noise: Noise): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  await refuseConsent(context);
  await noise.listenTo(context);
  return context.newPage();
}

async function join(page: Page): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${room}`) }).click();
  // Until then another room is open, which can be joined too.
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
  await button(page, 'chat.room.join').click();
}

async function write(page: Page, name: string, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: fillText('chat.compose.label', { name }) });
  await field.fill(words);
  await field.press('Enter');
  await expect(messageOf(page, words)).toBeVisible();
}

async function sendPicture(page: Page, words: string, description: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(createPicture('chart.png'));
  await page.getByLabel(text('chat.picture.alt')).fill(description);
  await expect(page.getByText(text('chat.picture.ready'))).toBeVisible();
  await write(page, room, words);
}

function messageOf(place: Page | Locator, words: string) {
  return place.locator('[data-seq]').filter({ hasText: words });
}

/** Whether the actions that appear at the end of a message lie over a line of it. */
function coversText(message: Element): boolean {
  const actions = message.querySelector('[aria-haspopup="menu"]')?.getBoundingClientRect();
  const text = message.querySelector('p');
  if (!actions || !text) throw new Error('a message has a text and actions');
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ right, top, bottom }) =>
      right > actions.left && bottom > actions.top && top < actions.bottom,
  );
}

function chatWindow(page: Page, { firstName, lastName }: Login) {
  const name = fillText('chat.window.label', { name: nameOf({ firstName, lastName }) });
  return page.getByRole('region', { name });
}

/** The name that others see. */
function nameOf({ firstName, lastName }: Pick<Login, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
