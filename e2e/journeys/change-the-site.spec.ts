import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { chooseFile, fillText } from '../course-editor.ts';
import { button, field, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { settingsOf } from '../owner-settings.ts';
import { cookiesOf, loadCookies } from '../people.ts';
import { placeTransferOrder } from '../placed-order.ts';
import type { ProductAddresses } from '../product.ts';
import { createPicture } from '../sample-files.ts';
import { text } from '../texts.ts';
import { expectWithinASecond } from '../within-a-second.ts';

const groups = ['academy', 'hero', 'mail', 'bank', 'instructors'] as const;

test.use({ viewport: { width: 1440, height: 900 } });

// Other journeys use the same product afterwards.
test.afterEach(async ({ ownProduct }) => {
  const settings = await settingsOf(ownProduct);
  for (const group of groups) await settings.restoreInitial(group);
});

test('a fact, a text, a person and a portrait are on every copy within a second', async ({
  page,
  ownProduct,
  jobWorker: _,
}) => {
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/settings/academy' });
  await field(page, 'settings.fields.academy.phone').fill('+421 2 7777 0001');
  await publish(page);
  await expectOnEveryCopy(ownProduct, '/imprint', '+421 2 7777 0001');

  await openGroup(page, 'hero');
  await page.getByLabel(text('hero.start'), { exact: true }).fill('Begin by reading');
  await publish(page);
  await expectOnEveryCopy(ownProduct, '/', 'Begin by reading');

  await openGroup(page, 'instructors');
  await addPerson(page, 'Jana Skutočná');
  await expectNoViolation(page);
  await publish(page);
  await expectOnEveryCopy(ownProduct, '/instructors', 'Jana Skutočná');
  await expectOnEveryCopy(ownProduct, '/instructors/jana-skutocna', '/media/pictures/');
  await expectOnEveryCopy(ownProduct, '/sitemap.xml', '/instructors/jana-skutocna');

  const remove = fillText('settings.list.removeNamed', { name: 'Jana Skutočná' });
  await page.getByRole('button', { name: remove }).click();
  await button(page.getByRole('dialog'), 'settings.list.remove').click();
  await publish(page);
  for (const copy of [ownProduct.firstCopy, ownProduct.secondCopy]) {
    const status = async () => String((await fetch(`${copy}/instructors/jana-skutocna`)).status);
    await expectWithinASecond(status, { words: '404', isShown: true, where: copy });
  }
});

test('mails have the new sender, signature and bank, and an invoice stays as it was', async ({
  page,
  context,
  ownProduct,
  newMember,
  mailbox,
}) => {
  const member = await newMember();
  const { orderId } = await placeTransferOrder(ownProduct, member);
  await loadCookies(context, ownProduct, member);
  await page.goto(`/my-orders/${orderId}`);
  const link = page.getByRole('link', { name: /^Invoice / });
  const href = (await link.getAttribute('href')) ?? '';
  const cookie = await cookiesOf(ownProduct, member);
  const invoice = async () => {
    const response = await fetch(new URL(href, ownProduct.firstCopy), { headers: { cookie } });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const before = await invoice();

  await openAs(page, 'admin', { product: ownProduct, path: '/admin/settings/academy' });
  await field(page, 'settings.fields.academy.legalName').fill('Morava School s.r.o.');
  await publish(page);
  await openGroup(page, 'mail');
  await page.getByLabel(text('settings.fields.mail.senderName')).fill('The new desk');
  const signature = page.getByLabel(text('settings.fields.mail.signature'));
  await signature.fill('Kind regards from the new desk');
  // No page shows the settings of emails, so they are saved, not published.
  await button(page, 'settings.apply').click();
  await expect(page.getByText(text('settings.states.private'))).toBeVisible();

  const settings = await settingsOf(ownProduct);
  await settings.publish('bank', { iban: 'DE89370400440532013000', bic: 'COBADEFF' });

  const buyer = await newMember();
  await placeTransferOrder(ownProduct, buyer);
  const letter = await mailbox.waitFor(buyer.email, 'Order ');
  expect(letter.from.map(({ name }) => name)).toEqual(['The new desk']);
  expect(letter.text).toContain('Kind regards from the new desk');
  expect(letter.text).toContain('Morava School s.r.o.');
  expect(letter.text.replaceAll(/\s/g, '')).toContain('DE89370400440532013000');
  expect((await invoice()).equals(before), 'the invoice, byte for byte').toBe(true);
});

async function openGroup(page: Page, group: (typeof groups)[number]): Promise<void> {
  await page.goto(`/admin/settings/${group}`);
  await waitForHydration(page);
}

async function publish(page: Page): Promise<void> {
  await button(page, 'settings.publish').click();
  await expect(page.getByText(text('settings.states.public'))).toBeVisible();
}

async function addPerson(page: Page, name: string): Promise<void> {
  await button(page, 'settings.list.add').click();
  await field(page, 'settings.entries.instructors.name').fill(name);
  for (const part of ['title', 'specialization', 'bio']) {
    await field(page, `settings.entries.instructors.${part}`).fill(`Her ${part}`);
  }
  await chooseFile(page, button(page, 'media.field.choose'), createPicture('jana.png'));
  const replace = fillText('media.field.replaceOf', { name: 'jana.png' });
  await expect(page.getByRole('button', { name: replace })).toBeVisible();
}

async function expectOnEveryCopy(product: ProductAddresses, path: string, words: string) {
  for (const copy of [product.firstCopy, product.secondCopy]) {
    const read = async () => (await fetch(`${copy}${path}`)).text();
    await expectWithinASecond(read, { words, isShown: true, where: copy });
  }
}
