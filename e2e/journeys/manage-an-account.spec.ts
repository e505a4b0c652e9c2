import { readFileSync } from 'node:fs';
import { expectNoViolation } from '../axe.ts';
import {
  button,
  confirmWithPassword,
  expectSignedIn,
  field,
  openAs,
  section,
} from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { findLink } from '../mailbox.ts';
import { uniqueEmail } from '../new-member.ts';
import { cookiesOf } from '../people.ts';
import { text } from '../texts.ts';

test('changes name and language; the page and later mails follow', async ({
  page,
  context,
  newMember,
  ownProduct,
}) => {
  const member = await newMember('Radka');
  await openAs(page, member, { product: ownProduct });
  const profile = section(page, 'account.profile.title');
  await field(profile, 'account.profile.firstName').fill('Ráďa');
  await button(profile, 'account.profile.save').click();
  await expectSignedIn(page, { ...member, firstName: 'Ráďa' });
  await field(profile, 'account.profile.language').selectOption('de');
  await button(profile, 'account.profile.save').click();
  await expect(page).toHaveURL(/lang=de/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'userLanguage')?.value).toBe('de');
});

test('moves to a new address: the link proves it, and the old address is told', async ({
  page,
  mailbox,
  newMember,
  ownProduct,
}) => {
  const member = await newMember();
  const newEmail = uniqueEmail('moved');
  await openAs(page, member, { product: ownProduct });
  const email = section(page, 'account.email.title');
  await confirmWithPassword(page, {
    trigger: button(email, 'account.email.change'),
    confirm: text('account.email.send'),
    fields: { [text('account.email.newEmail')]: newEmail },
    person: member,
  });
  await expect(email).toContainText(text('account.email.pending').replace('{{email}}', newEmail));
  await expectNoViolation(page);
  await mailbox.waitFor(member.email, text('mail.account.addressChangeRequested.subject'));
  const letter = await mailbox.waitFor(newEmail, text('mail.account.confirmNewAddress.subject'));
  await page.goto(findLink(letter));
  await expect(page.getByText(text('auth.arrival.changed.title'))).toBeVisible();
  await mailbox.waitFor(member.email, text('mail.account.addressChanged.subject'));
  await cookiesOf(ownProduct, { ...member, email: newEmail });
});

test('signs another browser out, at once', async ({
  page,
  browser,
  baseURL,
  newMember,
  ownProduct,
  noise,
}) => {
  const member = await newMember();
  const elsewhere = await browser.newContext({ baseURL });
  await noise.listenTo(elsewhere);
  const other = await elsewhere.newPage();
  await openAs(other, member, { product: ownProduct });
  await openAs(page, member, { product: ownProduct });
  const devices = section(page, 'account.devices.title');
  const list = devices.getByRole('list', { name: text('account.devices.list') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const [before = ''] = text('account.devices.signOutNamed').split('{{device}}');
  await confirmWithPassword(page, {
    trigger: list.getByRole('button', { name: before }),
    confirm: text('account.devices.signOut'),
    person: member,
  });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText(text('account.devices.alone'));
  await expect(other).toHaveURL(/\/auth\?tab=signin/);
  expect((await elsewhere.request.get('/account-settings', { maxRedirects: 0 })).status()).toBe(
    303,
  );
  await elsewhere.close();
});

test('takes everything away that the academy holds, as one file', async ({
  page,
  mailbox,
  newMember,
  ownProduct,
}) => {
  const member = await newMember();
  await openAs(page, member, { product: ownProduct });
  const files = section(page, 'account.export.title');
  await confirmWithPassword(page, {
    trigger: button(files, 'account.export.request'),
    confirm: text('account.export.request'),
    person: member,
  });
  await expect(files).toContainText(text('account.export.preparing'));
  await mailbox.waitFor(member.email, text('mail.account.exportReady.subject'));
  await expect(files).toContainText(text('account.export.ready'), { timeout: 20_000 });
  await expectNoViolation(page);
  const downloading = page.waitForEvent('download');
  await button(files, 'account.export.download').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  const names = namesInArchive(file);
  expect(names).toContain('account.json');
  await expect(page).toHaveURL(/\/account-settings$/);
});

test('asks for erasure, is warned, and keeps the account after all', async ({
  page,
  mailbox,
  newMember,
  ownProduct,
}) => {
  const member = await newMember();
  await openAs(page, member, { product: ownProduct });
  const erasure = section(page, 'account.erasure.title');
  await confirmWithPassword(page, {
    trigger: button(erasure, 'account.erasure.title'),
    confirm: text('account.erasure.confirm'),
    person: member,
  });
  const [subject = ''] = text('mail.account.erasureRequested.subject').split('{{date}}');
  await mailbox.waitFor(member.email, subject);
  const notices = page.locator('#account-notices');
  await expect(notices).toContainText(text('account.notices.erasure.text'));
  await expectNoViolation(page);
  await button(notices, 'account.notices.erasure.action').click();
  await expect(notices).not.toContainText(text('account.notices.erasure.text'));
  await expect(button(erasure, 'account.erasure.title')).toBeVisible();
});

/** Reads the file names from a ZIP file's central directory. */
function namesInArchive(file: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + 46)) {
    const length = file.readUInt16LE(at + 28);
    names.push(file.subarray(at + 46, at + 46 + length).toString('utf8'));
  }
  return names;
}
