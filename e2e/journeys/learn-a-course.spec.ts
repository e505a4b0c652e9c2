import type { Browser, BrowserContext, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { addItemToCart, buyByCard, openOrder } from '../checkout-screens.ts';
import { createPublishedCourse } from '../created-course.ts';
import { button, field, openAs, signOutByMenu } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { type Login, loadCookies } from '../people.ts';
import type { ProductAddresses } from '../product.ts';
import { text } from '../texts.ts';

const lessons = [
  {
    title: 'A candle has four prices',
    slug: 'four-prices',
    body: 'Open, high, low, close. '.repeat(300),
  },
  { title: 'A stop comes first', slug: 'a-stop-comes-first', body: 'Where the idea is wrong.' },
  {
    title: 'What stayed',
    slug: 'what-stayed',
    kind: 'quiz' as const,
    questions: [
      {
        prompt: 'How many prices has a candle?',
        choices: ['Two', 'Four'],
        explanation: 'Open, high, low and close.',
        key: { type: 'single' as const, right: 1 },
      },
    ],
  },
];

function aShortCourse(product: ProductAddresses, title: string, price = 1_900) {
  return createPublishedCourse(product, title, { price, lessons });
}

type Place = { browser: Browser; baseURL: string | undefined; ownProduct: ProductAddresses };

/** Another device of the same person. */
async function deviceOf(
  { browser, baseURL, ownProduct }: Place,
  member: Login,
  viewport: { width: number; height: number },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, viewport });
  await loadCookies(context, ownProduct, member);
  return { context, page: await context.newPage() };
}

async function markAsRead(page: Page): Promise<void> {
  const mark = button(page, 'learning.end.markAndNext');
  await mark.scrollIntoViewIfNeeded();
  await expect(mark).toBeEnabled();
  await mark.click();
}

/**
 * The last lesson is a quiz; passing it issues the certificate, which then gets the student's name.
 */
async function passAndGetCertificate(page: Page): Promise<void> {
  await button(page, 'quiz.start.begin').click();
  await page.getByText('Four', { exact: true }).click();
  await expectNoViolation(page);
  await button(page, 'quiz.taking.handIn').click();
  await expect(page.getByText(text('quiz.result.passed'), { exact: true })).toBeVisible();
  await expectNoViolation(page);
  // The link is both above and below the answers.
  const certificate = page.getByRole('link', {
    name: text('learning.mine.certificate'),
  });
  await certificate.first().click();
  await expect(page).toHaveURL(/\/certificates\/[A-Z0-9]{12}$/);
  await waitForHydration(page);
  await expectNoViolation(page);
  const download = page.getByRole('link', { name: text('certificate.own.download') });
  const pdf = await page.request.get((await download.getAttribute('href')) ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const named = page.waitForResponse((response) => response.url().includes('/showName'));
  await page.getByRole('switch', { name: text('certificate.own.showName') }).click();
  await named;
}

test('buys, learns on a phone, loses the connection, finishes on a desktop, and has the certificate verified', async ({
  browser,
  baseURL,
  ownProduct,
  newMember,
  payments: _,
  noise,
}) => {
  test.setTimeout(240_000);
  const { draft } = await aShortCourse(ownProduct, 'Four prices and a stop');
  const member = await newMember('Ines');
  const place = { browser, baseURL, ownProduct };
  const phone = await deviceOf(place, member, { width: 390, height: 844 });
  await noise.listenTo(phone.context);
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  // Other requests of the page may fail while it is offline.
  noise.allow(/chat notifications TypeError: Failed to fetch/);

  await addItemToCart(phone.page, `/course/${draft.slug}`);
  await buyByCard(phone.page);
  await phone.page.goto('/my-courses');
  await waitForHydration(phone.page);
  await expect(phone.page.getByRole('main')).toContainText('Four prices and a stop');
  await phone.page.getByRole('link', { name: text('learning.mine.start') }).click();
  await expect(phone.page).toHaveURL(new RegExp(`/my-courses/${draft.slug}/four-prices$`));
  await expect(button(phone.page, 'learning.end.markAndNext')).toBeDisabled();
  await markAsRead(phone.page);

  await expect(phone.page).toHaveURL(/\/a-stop-comes-first$/);
  await phone.page.reload();
  await waitForHydration(phone.page);
  await phone.context.setOffline(true);
  await markAsRead(phone.page);
  await expect(phone.page.getByText(text('learning.end.done')).first()).toBeVisible();
  const saved = phone.page.waitForResponse((response) => response.url().includes('/keepMarks'));
  await phone.context.setOffline(false);
  expect((await saved).status()).toBe(200);

  const desktop = await deviceOf(place, member, { width: 1440, height: 900 });
  await noise.listenTo(desktop.context);
  await desktop.page.goto('/my-courses');
  await waitForHydration(desktop.page);
  await expect(desktop.page.getByRole('main')).toContainText('2 of 3 lessons (66%)');
  await desktop.page.getByRole('link', { name: text('learning.mine.continue') }).click();
  await expect(desktop.page).toHaveURL(/\/what-stayed$/);
  await waitForHydration(desktop.page);
  await passAndGetCertificate(desktop.page);

  const stranger = await browser.newContext({ baseURL });
  await noise.listenTo(stranger);
  const outside = await stranger.newPage();
  await outside.goto(desktop.page.url());
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText(
    text('certificate.page.validTitle'),
  );
  await expect(outside.getByRole('main')).toContainText(member.lastName);
  // The phone, still open on a lesson, has received the update.
  await phone.page.goto('/my-courses');
  await expect(phone.page.getByRole('main')).toContainText('3 of 3 lessons (100%)');
  for (const { context } of [phone, desktop]) await context.close();
  await stranger.close();
});

/** Free books are in the library of those who have downloaded them. */
async function saveFreeBook(page: Page): Promise<void> {
  await page.goto('/download');
  await waitForHydration(page);
  const downloading = page.waitForEvent('download');
  await page
    .locator('#forbidden-trading')
    .getByRole('button', { name: text('downloads.free') })
    .click();
  await downloading;
  await page.goto('/library');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Save on this device \(/ }).click();
  await expect(page.getByText(/^Saved on this device \(/)).toBeVisible();
  await expectNoViolation(page);
}

/** A browser without a PDF viewer saves the file. */
async function openKeptBook(page: Page, link: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('.pdf'));
  await page.getByRole('link', { name: link }).click();
  const answer = await answered;
  expect([answer.status(), answer.fromServiceWorker()]).toEqual([200, true]);
  expect(await answer.headerValue('content-type')).toBe('application/pdf');
}

test('saves a course and a book, reads them without a connection, and finds the lesson done on another device', async ({
  browser,
  baseURL,
  ownProduct,
  newMember,
  noise,
}) => {
  const { draft } = await aShortCourse(ownProduct, 'Four prices in a tunnel', 0);
  const member = await newMember('Marek');
  const place = { browser, baseURL, ownProduct };
  const train = await deviceOf(place, member, { width: 1280, height: 800 });
  await noise.listenTo(train.context);
  // Offline, requests fail, and pages that aren't stored are answered with a 503.
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|UNREACHABLE/);
  noise.allow(/503.*\/library|\/library.*503|status of 503/);
  const lesson = `/my-courses/${draft.slug}/four-prices`;
  await train.page.goto(lesson);
  await waitForHydration(train.page);
  await train.page
    .getByRole('button', { name: new RegExp(`^${text('learning.offline.save')}`) })
    .click();
  await expect(train.page.getByText(/^Saved for offline reading \(/)).toBeVisible();
  await expectNoViolation(train.page);
  await saveFreeBook(train.page);

  await train.context.setOffline(true);
  await openKeptBook(train.page, `${text('library.offline.read')}: Forbidden Trading`);
  await train.page.goto(lesson);
  await waitForHydration(train.page);
  await expect(train.page.getByText(text('learning.offline.notice'))).toBeVisible();
  await markAsRead(train.page);
  await expect(train.page).toHaveURL(/\/a-stop-comes-first$/);
  await expect(train.page.getByRole('heading', { level: 1 })).toHaveText('A stop comes first');
  await train.page.goto('/library');
  await expect(train.page.getByRole('heading', { level: 1 })).toHaveText(
    text('page.offline.title'),
  );
  await expectNoViolation(train.page);
  await openKeptBook(train.page, 'Forbidden Trading');
  await train.page.goto('/library');
  await train.page.getByRole('link', { name: 'A candle has four prices' }).click();
  await waitForHydration(train.page);
  await expect(train.page.getByText(text('learning.end.done'))).toBeVisible();

  const saved = train.page.waitForResponse((response) => response.url().includes('/keepMarks'));
  await train.context.setOffline(false);
  expect((await saved).status()).toBe(200);
  const desk = await deviceOf(place, member, { width: 1280, height: 800 });
  await noise.listenTo(desk.context);
  await desk.page.goto('/my-courses');
  await expect(desk.page.getByRole('main')).toContainText('1 of 3 lessons (33%)');
  await desk.context.close();

  await signOutByMenu(train.page, member);
  await expect.poll(() => train.page.evaluate(() => caches.keys())).toEqual([]);
  await train.context.close();
});

test('a refund closes the course at once', async ({
  page,
  context,
  browser,
  baseURL,
  ownProduct,
  newMember,
  payments: _,
  noise,
}) => {
  const { draft } = await aShortCourse(ownProduct, 'A course that is given back');
  await loadCookies(context, ownProduct, await newMember('Radu'));
  await addItemToCart(page, `/course/${draft.slug}`);
  await buyByCard(page);
  await openOrder(page);
  const [, , orderId = ''] = new URL(page.url()).pathname.split('/');
  const lesson = `/my-courses/${draft.slug}/four-prices`;
  await page.goto(lesson);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessons[0]?.title ?? '');

  const desk = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await noise.listenTo(desk);
  const admin = await desk.newPage();
  await openAs(admin, 'admin', { product: ownProduct, path: `/admin/orders/${orderId}` });
  await button(admin, 'sales.refund.label').click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('radio').last().check();
  await field(dialog, 'admin.reason.label').fill('Journey: given back');
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();
  await desk.close();

  await expect(async () => {
    await page.goto(lesson);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('learning.ended.title').replace('{{course}}', 'A course that is given back'),
      { timeout: 2_000 },
    );
  }).toPass({ timeout: 40_000 });
  await expectNoViolation(page);
});

test('a visitor reads a free lesson on the same reader, and signs in for the others', async ({
  page,
}) => {
  await page.goto('/my-courses/fast-track/what-a-trade-may-cost');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text('learning.end.visitor'))).toBeVisible();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/my-courses/fast-track/the-arithmetic-of-losing');
  await waitForHydration(page);
  // Far down in the outline, which starts at the current lesson.
  const outline = page.getByRole('complementary', { name: text('learning.outline.title') });
  await expect(outline.locator('[aria-current=page]')).toBeInViewport();
  await page.goto('/my-courses/fast-track/position-size');
  await expect(page).toHaveURL(/\/auth\?tab=signin&redirect=/);
});
