import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button, field, openAs, section } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { placeTransferOrder } from '../placed-order.ts';
import { text } from '../texts.ts';

const reason = 'Journey: seen on the statement';

test('finds an order, marks it paid, refunds a part of it, and records that it was paid back', async ({
  page,
  ownProduct,
  newMember,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const member = await newMember('Oksana');
  const { orderId, total } = await placeTransferOrder(ownProduct, member);

  await openAs(page, 'admin', { product: ownProduct, path: '/admin/orders' });
  await field(page, 'sales.orders.search').fill(member.email);
  await button(page, 'sales.apply').click();
  const row = page.getByRole('row').filter({ hasText: member.email });
  await expect(row).toContainText(text('sales.states.pending'));
  await expectNoViolation(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderId}$`));
  await expectNoViolation(page);

  const paying = await open(page, button(page, 'sales.markPaid.label'));
  await field(paying, 'admin.reason.label').fill(reason);
  await button(paying, 'sales.markPaid.label').click();
  await expect(paying).toBeHidden();
  const happened = section(page, 'sales.timeline');
  await expect(happened).toContainText(text('sales.events.paid'));
  await expect(section(page, 'sales.papers.invoices').getByRole('link')).toHaveCount(1);

  const refunding = await open(page, button(page, 'sales.refund.label'));
  await refunding.getByText(text('sales.refund.part'), { exact: true }).click();
  await field(refunding, 'sales.amount').fill(String(total / 100 + 1));
  await field(refunding, 'admin.reason.label').fill(reason);
  await button(refunding, 'sales.refund.label').click();
  await expect(field(refunding, 'sales.amount')).toBeFocused();
  await expectNoViolation(page);
  await field(refunding, 'sales.amount').fill('10.50');
  await refunding.getByRole('button', { name: filled('sales.refund.confirm', '€10.50') }).click();
  await expect(refunding).toBeHidden();
  await expect(happened).toContainText(text('sales.events.refundRequested'));

  const back = await open(page, button(page, 'sales.markRefunded.label'));
  await field(back, 'admin.reason.label').fill(reason);
  await button(back, 'sales.markRefunded.label').click();
  await expect(back).toBeHidden();
  await expect(happened).toContainText(text('sales.events.refunded'));
  await expect(button(page, 'sales.markRefunded.label')).toBeHidden();

  const downloading = page.waitForEvent('download');
  await button(page, 'sales.evidence').click();
  const evidence = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.stringify(JSON.parse(evidence))).toContain(orderId);

  await page.goto('/admin/audit');
  await waitForHydration(page);
  const log = page.getByRole('table', { name: text('admin.audit.title') });
  for (const act of ['orders.mark-paid', 'orders.refund', 'orders.mark-refunded']) {
    await expect(log.getByRole('row').filter({ hasText: act }).first()).toContainText(reason);
  }
});

test('a bank’s list is tried before it is booked, and the sale is among the figures', async ({
  page,
  ownProduct,
  newMember,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { orderId, total } = await placeTransferOrder(ownProduct, await newMember('Petra'));
  await openAs(page, 'admin', { product: ownProduct, path: `/admin/orders/${orderId}` });
  const reference =
    /RF\d{2}(?: \d{1,4})+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

  await page.goto('/admin/transfers');
  await waitForHydration(page);
  const amount = (total / 100).toFixed(2);
  const list = `Date,Amount,Currency,Reference\n2026-11-12,${amount},EUR,${reference}\n2026-11-12,5.00,EUR,nothing\n`;
  await field(page, 'sales.transfers.list').fill(list);
  await button(page, 'sales.transfers.look').click();
  const rows = page.getByRole('table', { name: text('sales.transfers.rows') }).getByRole('row');
  await expect(rows.filter({ hasText: reference })).toContainText(
    text('sales.transfers.outcomes.willBePaid'),
  );
  await expectNoViolation(page);
  await page
    .getByRole('button', { name: text('sales.transfers.book_one').replace('{{shown}}', '1') })
    .click();
  await expect(rows.filter({ hasText: reference })).toContainText(
    text('sales.transfers.outcomes.paid'),
  );

  await page.goto('/admin/statistics/orders');
  await waitForHydration(page);
  await expect(
    page.getByRole('slider', { name: text('sales.statistics.salesByDay') }),
  ).toBeVisible();
  await expectNoViolation(page);
  await button(page, 'sales.oss.work').click();
  await expect(section(page, 'sales.oss.title').getByText(/./).last()).toBeVisible();
});

async function open(page: Page, trigger: Locator): Promise<Locator> {
  await trigger.click();
  return page.getByRole('dialog');
}

function filled(key: string, amount: string): string {
  return text(key).replace('{{amount}}', amount);
}
