import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button, field, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import type { ProductAddresses } from '../product.ts';
import { text } from '../texts.ts';
import { expectWithinASecond } from '../within-a-second.ts';

const name = text('claims.figures.averageAttendance.name');
const source =
  'Journey: registered and present members of all sessions, from the attendance lists.';

test('publishes the source of a figure, and takes it back; every copy shows it within a second', async ({
  page,
  ownProduct,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectOnEveryCopy(ownProduct, false);
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/claims' });
  await page.getByRole('button', { name: nameOf('admin.claims.addOf') }).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'admin.claims.save').click();
  await expect(field(dialog, 'admin.claims.text')).toBeFocused();
  await expect(field(dialog, 'admin.claims.text')).toHaveAccessibleDescription(
    text('admin.claims.textWrong'),
  );
  await expectNoViolation(page);
  await field(dialog, 'admin.claims.text').fill(source);
  await field(dialog, 'admin.claims.asOf').fill('2026-06-30');
  await button(dialog, 'admin.claims.save').click();
  await expect(page.getByText(text('admin.claims.saved'))).toBeVisible();
  await expectOnEveryCopy(ownProduct, true);

  await page.getByRole('link', { name: text('admin.claims.public') }).click();
  await expect(page).toHaveURL(/\/sources$/);
  const item = figure(page);
  await expect(item).toContainText(source);
  await expect(item).toContainText(text('claims.asOf').replace('{{date}}', '30 June 2026'));

  await page.goto('/admin/claims');
  await waitForHydration(page);
  await page.getByRole('button', { name: nameOf('admin.claims.removeOf') }).click();
  await button(dialog, 'admin.claims.removeConfirm').click();
  await expect(page.getByText(text('admin.claims.removed'))).toBeVisible();
  await expectOnEveryCopy(ownProduct, false);
  await page.goto('/sources');
  await expect(figure(page)).toContainText(text('claims.none'));
});

function figure(page: Page) {
  return page
    .getByRole('list', { name: text('claims.list') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** A button whose accessible name also contains the figure. */
function nameOf(key: string): RegExp {
  return new RegExp(`^${text(key).replace('{{figure}}', name)}, `);
}

/** Both instances cache the page, so both must have been notified of the change. */
async function expectOnEveryCopy(product: ProductAddresses, isShown: boolean): Promise<void> {
  for (const copy of [product.firstCopy, product.secondCopy]) {
    const read = async () => (await fetch(`${copy}/sources?lang=en`)).text();
    await expectWithinASecond(read, { words: source, isShown, where: copy });
  }
}
