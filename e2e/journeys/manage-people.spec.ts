import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { accountMenu, button, field, openAs, section, submitSignIn } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

const reason = 'Shared their password with half the town';

test('finds a person, suspends and restores them, makes them a representative; all of it is on record', async ({
  page,
  browser,
  baseURL,
  newMember,
  ownProduct,
  noise,
}) => {
  noise.allow(/403|ACCOUNT_SUSPENDED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const member = await newMember('Zuzana');
  const home = await browser.newContext({ baseURL });
  await noise.listenTo(home);
  const theirs = await home.newPage();
  await openAs(theirs, member, { product: ownProduct });

  await loadCookies(page.context(), ownProduct, 'admin');
  await findPerson(page, member.email);
  await page.getByRole('link', { name: 'Zuzana Petrova' }).filter({ visible: true }).click();
  const rights = section(page, 'admin.person.rights');
  await expect(rights).toBeVisible();
  await expectNoViolation(page);

  await provideReason(page, button(rights, 'admin.acts.suspend.label'), 'admin.acts.suspend.label');
  await expect(rights).toContainText(reason);
  await expect(theirs, 'the open page is signed out').toHaveURL(/\/auth\?tab=signin/);
  await theirs.bringToFront();
  await waitForHydration(theirs);
  await submitSignIn(theirs, member);
  await expect(
    theirs.getByText(text('auth.problems.suspended').replace('{{reason}}', reason)),
  ).toBeVisible();

  await page.bringToFront();
  await provideReason(page, button(rights, 'admin.acts.restore.label'), 'admin.acts.restore.label');
  await expect(rights).toContainText(text('admin.person.notSuspended'));
  await provideReason(
    page,
    button(rights, 'admin.acts.makeSalesRep.label'),
    'admin.acts.makeSalesRep.label',
  );
  await expect(rights).toContainText(text('admin.person.salesRepOn'));
  await theirs.bringToFront();
  await submitSignIn(theirs, member);
  await expect(accountMenu(theirs, member)).toBeVisible();
  await home.close();

  await page.bringToFront();
  await findPerson(page, member.email);
  const downloading = page.waitForEvent('download');
  await button(page, 'admin.people.export').click();
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.trim().split(/\r?\n/)).toHaveLength(2);
  expect(csv).toContain(member.email);

  await page.goto('/admin/audit');
  await waitForHydration(page);
  const table = page.getByRole('table', { name: text('admin.audit.title') });
  for (const act of ['people.suspend', 'people.restore', 'people.change-sales-rep']) {
    const row = table.getByRole('row').filter({ hasText: act }).filter({ hasText: 'Zuzana' });
    await expect(row.first()).toContainText(reason);
  }
  await button(page, 'admin.audit.chain.check').click();
  const [, intact = ''] = text('admin.audit.chain.intact_other').split('{{shown}}');
  await expect(page.getByRole('status').filter({ hasText: intact })).toBeVisible();
});

async function findPerson(page: Page, email: string): Promise<void> {
  await page.goto('/admin/people');
  await waitForHydration(page);
  await field(page, 'admin.people.search').fill(email);
  await button(page, 'admin.people.apply').click();
  const one = text('admin.people.total_one').replace('{{shown}}', '1');
  await expect(page.getByRole('status').filter({ hasText: one })).toBeVisible();
}

/** Opens the action's dialog, enters a reason, and waits until it has closed. */
async function provideReason(page: Page, trigger: Locator, confirm: string): Promise<void> {
  await trigger.click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'admin.reason.label').fill(reason);
  await button(dialog, confirm).click();
  await expect(dialog).toBeHidden();
}
