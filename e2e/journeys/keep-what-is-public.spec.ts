import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { fillText, openPart, publish, waitForSave } from '../course-editor.ts';
import { createPublishedCourse } from '../created-course.ts';
import { button, field, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import type { ProductAddresses } from '../product.ts';
import { text } from '../texts.ts';
import { expectWithinASecond } from '../within-a-second.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('every copy shows what is published again within a second, and nothing before', async ({
  page,
  ownProduct,
}) => {
  const { draft } = await createPublishedCourse(ownProduct, 'The first hour in Warsaw');
  const address = `/course/${draft.slug}`;
  await openAs(page, 'admin', { product: ownProduct, path: `/admin/courses/${draft.slug}` });
  await expectOnEveryCopy(ownProduct, address, { summary: 'is about', isShown: true });
  const summary = 'A sentence that nobody has read before.';
  await field(page, 'editor.texts.summary').fill(summary);
  await waitForSave(page);
  await expect(page.getByText(text('editor.states.changed'))).toBeVisible();
  await expectOnEveryCopy(ownProduct, address, { summary, isShown: false });
  await publish(page, 'The first hour in Warsaw', true);
  await expectOnEveryCopy(ownProduct, address, { summary, isShown: true });
});

test('the old address of a renamed course leads to the new one', async ({ page, ownProduct }) => {
  const { draft } = await createPublishedCourse(ownProduct, 'Gaps over the weekend');
  await openAs(page, 'admin', {
    product: ownProduct,
    path: `/admin/courses/${draft.slug}?part=facts`,
  });
  await field(page, 'editor.facts.slug').fill('weekend-gaps');
  await field(page, 'editor.facts.price').focus();
  await waitForSave(page);
  await expect(page).toHaveURL(/\/admin\/courses\/weekend-gaps\?part=facts$/);
  await publish(page, 'Gaps over the weekend', true);
  const moved = await page.request.get(`/course/${draft.slug}?lang=de`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/course/weekend-gaps?lang=de');
  await page.goto(`/course/${draft.slug}`);
  await expect(page).toHaveURL(/\/course\/weekend-gaps$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaps over the weekend');
});

test('an earlier version becomes the draft again, and every act is on record', async ({
  page,
  ownProduct,
}) => {
  const before = 'Rollover days';
  const after = 'Rollover nights';
  const { id, draft, revision } = await createPublishedCourse(ownProduct, before);
  await openAs(page, 'admin', { product: ownProduct, path: `/admin/courses/${draft.slug}` });
  await field(page, 'editor.texts.title').fill(after);
  await waitForSave(page);
  await openPart(page, 'history');
  const earlier = page
    .getByRole('listitem')
    .filter({ hasText: fillText('editor.history.version', { number: revision }) });
  await expect(earlier).toContainText(text('editor.history.public'));
  await earlier
    .getByRole('button', { name: fillText('editor.history.compareOf', { number: revision }) })
    .click();
  const differences = page.getByRole('list', { name: text('editor.history.differs') });
  await expect(differences).toContainText(`“${before}”`);
  await expect(differences).toContainText(`“${after}”`);
  await expectNoViolation(page);
  await earlier
    .getByRole('button', { name: fillText('editor.history.restoreOf', { number: revision }) })
    .click();
  await expectNoViolation(page);
  await button(page.getByRole('dialog'), 'editor.history.restore').click();
  await expect(
    page.getByText(fillText('editor.history.restored', { number: revision })),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await openPart(page, 'texts');
  await expect(field(page, 'editor.texts.title')).toHaveValue(before);
  await publish(page, before, true);

  await page.goto(`/admin/audit?action=catalogue.&about=${id}`);
  await waitForHydration(page);
  const table = page.getByRole('table', { name: text('admin.audit.title') });
  const rows = table.getByRole('row').filter({ hasText: 'catalogue.' });
  const [publishing, restoring, editing] = ['publish', 'restore', 'edit'];
  await expect(rows).toContainText([
    ...[publishing, restoring, editing, publishing, editing, 'create'].map(
      (act) => `catalogue.${act}`,
    ),
  ]);
});

test('a withdrawn course is gone from the public site within a second', async ({
  page,
  ownProduct,
}) => {
  const { draft } = await createPublishedCourse(ownProduct, 'Closed for good');
  const address = `/course/${draft.slug}`;
  await openAs(page, 'admin', { product: ownProduct, path: `/admin/courses/${draft.slug}` });
  await page.getByRole('button', { name: text('editor.item.more') }).click();
  await page.getByRole('menuitem', { name: text('editor.publish.withdraw') }).click();
  await button(page.getByRole('dialog'), 'editor.publish.withdraw').click();
  await expect(
    page.getByText(fillText('editor.publish.withdrawn', { title: 'Closed for good' })),
  ).toBeVisible();
  for (const copy of [ownProduct.firstCopy, ownProduct.secondCopy]) {
    const status = async () => String((await fetch(copy + address)).status);
    await expectWithinASecond(status, { words: '404', isShown: true, where: copy });
  }
});

/** Both instances cache the page, so both must have been notified of the change. */
async function expectOnEveryCopy(
  product: ProductAddresses,
  address: string,
  { summary, isShown }: { summary: string; isShown: boolean },
): Promise<void> {
  for (const copy of [product.firstCopy, product.secondCopy]) {
    const read = async () => (await fetch(`${copy}${address}?lang=en`)).text();
    await expectWithinASecond(read, { words: summary, isShown, where: copy });
  }
}
