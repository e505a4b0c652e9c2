import { expectNoViolation } from '../axe.ts';
import { button, field, openAs, section } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { text } from '../texts.ts';

const code = 'JOURNEY-15';

test('makes a coupon for one course, cannot make it twice, and switches it off', async ({
  page,
  ownProduct,
  noise,
}) => {
  noise.allow(/409/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/coupons' });
  await expectNoViolation(page);
  const dialog = page.getByRole('dialog');
  await button(page, 'sales.coupons.create').click();
  await button(dialog, 'sales.coupons.create').click();
  await expect(field(dialog, 'sales.coupons.code')).toBeFocused();
  await expectNoViolation(page);
  await field(dialog, 'sales.coupons.code').fill(code.toLowerCase());
  await field(dialog, 'sales.coupons.percentValue').fill('15');
  await dialog.getByRole('checkbox').first().check();
  await button(dialog, 'sales.coupons.create').click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('15%');
  await expect(row).toContainText(text('sales.coupons.itemCount_one').replace('{{shown}}', '1'));

  await button(page, 'sales.coupons.create').click();
  await field(dialog, 'sales.coupons.code').fill(code);
  await field(dialog, 'sales.coupons.percentValue').fill('20');
  await button(dialog, 'sales.coupons.create').click();
  await expect(dialog.getByRole('alert')).toContainText(text('sales.failures.couponExists'));
  await page.keyboard.press('Escape');
  await button(dialog, 'ui.unsaved.discard').click();

  await row.getByRole('button').click();
  await dialog.getByLabel(text('sales.coupons.isActive')).uncheck();
  await button(dialog, 'sales.coupons.save').click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(text('sales.coupons.off'));
});

test('adds a country’s next rule, which begins in the future and changes nothing before', async ({
  page,
  ownProduct,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', { product: ownProduct, path: '/admin/country-rules' });
  const rules = section(page, 'admin.sales.countryRules');
  await expect(rules.getByRole('heading', { level: 3 })).toHaveCount(27);
  await expectNoViolation(page);
  const finland = rules.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Finland', exact: true }),
  });
  const before = await finland.getByText('%').first().innerText();
  await finland
    .getByRole('button', { name: text('sales.rules.addOf').replace('{{country}}', 'Finland') })
    .click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'sales.rules.rate').fill('26.25');
  await field(dialog, 'sales.rules.validFrom').fill('2099-01-01');
  await field(dialog, 'admin.reason.label').fill('Journey: a law that does not exist');
  await expectNoViolation(page);
  await button(dialog, 'sales.rules.add').click();
  await expect(dialog).toBeHidden();
  await expect(finland).toContainText('26.25%');
  await expect(finland.getByText('%').first()).toHaveText(before);
});
