import { randomUUID } from 'node:crypto';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button, field, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { uniqueEmail } from '../new-member.ts';
import { cookiesOf, type Login, type Person } from '../people.ts';
import type { ProductAddresses } from '../product.ts';
import { text } from '../texts.ts';

const scam = 'Guaranteed profits every week, send me your deposit today';

test('a report is decided by keys, its author objects, and the decision is reversed', async ({
  page,
  browser,
  noise,
  ownProduct,
  newMember,
}) => {
  const author = await newMember('Radka');
  const room = await firstRoom(ownProduct, author);
  const message = { clientId: randomUUID(), text: scam };
  const path = `/community/conversations/${room}/messages`;
  const sent = await call(ownProduct, author, { path, body: message });
  const report = { messageId: sent.id, rule: 'scam', text: 'He wants my money' };
  await call(ownProduct, 'member', { path: '/moderation/reports', body: report });

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/moderation' });
  const marked = page.locator('article [aria-current]');
  await expect(async () => {
    // The sample rooms may have other messages: scrolls down until the scam is visible.
    if (!(await marked.filter({ hasText: scam }).isVisible())) await page.keyboard.press('j');
    await expect(marked).toContainText(scam, { timeout: 1000 });
  }).toPass();
  await expectNoViolation(page);
  await page.keyboard.press('2');
  const dialog = page.getByRole('dialog');
  await expectNoViolation(page);
  await button(dialog, 'queue.dialog.confirm').click();
  await expect(page.getByText(text('queue.decided'))).toBeVisible();

  const theirs = await browser.newContext({ baseURL: ownProduct.url });
  await noise.listenTo(theirs);
  const reader = await theirs.newPage();
  await openAs(reader, author, { product: ownProduct, path: '/community/decisions' });
  await expect(reader.getByText(scam)).toBeVisible();
  await expectNoViolation(reader);
  await button(reader, 'moderation.decisions.object').click();
  await field(reader, 'moderation.decisions.reason').fill('I quoted it to warn the others.');
  await button(reader, 'moderation.decisions.submit').click();
  await expect(reader.getByText(text('moderation.decisions.pending'))).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await page.getByRole('tab', { name: text('queue.tabs.appeals') }).click();
  await button(page, 'queue.appeal.reverse').click();
  await expect(page.getByText(text('queue.appeal.done'))).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(/Reversed on/)).toBeVisible();
  await theirs.close();
});

test.describe('without an account and without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reports content and gets an acknowledgement', async ({ page, mailbox }) => {
    const email = uniqueEmail('eva');
    await page.goto('/community/report');
    await field(page, 'moderation.notice.name').fill('Eva Weiss');
    await field(page, 'moderation.notice.email').fill(email);
    await field(page, 'moderation.notice.rule').selectOption('illegal');
    await field(page, 'moderation.notice.place').fill('Room DAX, this morning');
    await field(page, 'moderation.notice.text').fill('Somebody sells copies of a course there.');
    await field(page, 'moderation.notice.goodFaith').check();
    await button(page, 'moderation.report.submit').click();
    await expect(
      page.getByRole('heading', { name: text('moderation.notice.sentTitle') }),
    ).toBeVisible();
    await mailbox.waitFor(email, text('mail.moderation.received.subject'));
  });
});

async function firstRoom(product: ProductAddresses, person: Login): Promise<string> {
  const rooms = await call(product, person, { path: '/community/rooms' });
  return rooms[0].id;
}

/** Calls the API like the chat does. */
async function call(
  product: ProductAddresses,
  person: Person | Login,
  { path, body }: { path: string; body?: unknown },
) {
  const response = await fetch(`${product.firstCopy}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: await cookiesOf(product, person),
      origin: product.url,
      'content-type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
