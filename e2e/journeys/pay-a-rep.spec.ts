import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { fillText } from '../course-editor.ts';
import { type PartsEnvironment, queryAsOwner } from '../database.ts';
import { button, confirmWithPassword, field, openAs, section } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { cookiesOf, type Login, loadCookies } from '../people.ts';
import { placeTransferOrder } from '../placed-order.ts';
import type { ProductAddresses } from '../product.ts';
import { refuseConsent } from '../refuse-consent.ts';
import { text } from '../texts.ts';

const code = 'FERRY26';
const reason = 'Journey: the account was closed';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test('a part of a sale is refunded, the rest is paid out, the bank returns it, and everyone sees each step live', async ({
  page,
  browser,
  baseURL,
  ownProduct,
  ownEnvironment,
  newMember,
  mailbox: _,
  noise,
}) => {
  async function openContext(viewport: typeof phone, person: Login): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL, viewport });
    await refuseConsent(context);
    await noise.listenTo(context);
    await loadCookies(context, ownProduct, person);
    return context;
  }

  const rita = await newMember('Rita');
  const orderId = await sellThrough(ownProduct, { rep: rita, buyer: await newMember('Lena') });
  const repContext = await openContext(phone, rita);
  const dashboard = await openPage(repContext, '/sales-rep-dashboard');
  await becomePayable(dashboard, rita);

  await page.setViewportSize(desk);
  await openAs(page, 'admin', { product: ownProduct, path: `/admin/orders/${orderId}` });
  await refundPart(page);
  const lines = section(dashboard, 'commissions.lines.title');
  const about = { cause: text('commissions.causes.refund'), title: 'Fast Track' };
  await expect(lines).toContainText(fillText('commissions.lines.about', about));

  await letTimePass(ownEnvironment, orderId);
  await page.goto('/admin/sales-reps');
  await waitForHydration(page);
  const payouts = section(page, 'reps.payouts.title');
  await confirm(page, button(payouts, 'reps.payouts.draft'));
  const berta = await makeBookkeeper(ownEnvironment, await newMember('Berta'));
  const bookkeeperContext = await openContext(desk, berta);
  const second = await openPage(bookkeeperContext, '/admin/sales-reps');
  await confirm(second, button(section(second, 'reps.payouts.title'), 'reps.payouts.confirm'));
  // Without a reload: what the bookkeeper confirmed can be sent.
  await confirm(page, button(payouts, 'reps.payouts.send'));
  const paid = section(dashboard, 'commissions.payouts.title');
  await expect(paid).toContainText('7541');

  const recipient = `${rita.firstName} ${rita.lastName}`;
  await returnPayment(page, payouts.getByRole('listitem').filter({ hasText: recipient }).last());
  await expect(section(second, 'reps.payouts.title')).toContainText(reason);
  await expect(paid).toContainText(text('commissions.payouts.returned'));
  await expectNoViolation(page);
  await expectNoViolation(dashboard);
  await repContext.close();
  await bookkeeperContext.close();
});

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

/** A paid order with the rep's code. Through the API: other journeys use these screens. */
async function sellThrough(
  product: ProductAddresses,
  { rep, buyer }: { rep: Login; buyer: Login },
): Promise<string> {
  const cookie = await cookiesOf(product, 'admin');
  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(`${product.firstCopy}/api/v1${path}`, {
      method: 'POST',
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
  }
  await post('/admin/sales-reps', { email: rep.email, code, rate: 8_000, reason });
  const { orderId } = await placeTransferOrder(product, buyer, code);
  const receivedOn = new Date().toISOString().slice(0, 10);
  await post(`/admin/orders/${orderId}/payment`, { receivedOn, reason });
  return orderId;
}

async function becomePayable(dashboard: Page, rep: Login): Promise<void> {
  const accept = fillText('commissions.agreement.accept', { version: 1 });
  await dashboard.getByRole('button', { name: accept }).first().click();
  await expect(dashboard.getByRole('button', { name: accept })).toHaveCount(0);
  await confirmWithPassword(dashboard, {
    trigger: button(dashboard, 'commissions.bank.add').last(),
    confirm: text('commissions.bank.save'),
    fields: {
      [text('commissions.bank.holder')]: `${rep.firstName} ${rep.lastName}`,
      [text('commissions.bank.iban')]: 'SK31 1200 0000 1987 4263 7541',
    },
    person: rep,
  });
}

async function refundPart(page: Page): Promise<void> {
  await button(page, 'sales.refund.label').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text('sales.refund.part'), { exact: true }).click();
  await field(dialog, 'sales.amount').fill('10.50');
  await field(dialog, 'admin.reason.label').fill(reason);
  const amount = '€10.50';
  await dialog.getByRole('button', { name: fillText('sales.refund.confirm', { amount }) }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'sales.markRefunded.label').click();
  await field(dialog, 'admin.reason.label').fill(reason);
  await button(dialog, 'sales.markRefunded.label').click();
  await expect(dialog).toBeHidden();
}

/** The withdrawal period and seven days. */
async function letTimePass(env: PartsEnvironment, orderId: string): Promise<void> {
  await queryAsOwner(
    env,
    `update commission_stands s set due_at = now() - interval '1 hour'
     from commission_lines l where l.id = s.line_id and l.order_id = $1`,
    [orderId],
  );
}

async function makeBookkeeper(env: PartsEnvironment, person: Login): Promise<Login> {
  await queryAsOwner(
    env,
    `update profiles set role = 'admin', staff_roles = '{bookkeeper}'
     where id = (select id from users where email = $1)`,
    [person.email],
  );
  return person;
}

/** The dialog's button has the label of the one that opens it. */
async function confirm(page: Page, trigger: Locator): Promise<void> {
  const label = (await trigger.textContent()) ?? '';
  await trigger.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function returnPayment(page: Page, payment: Locator): Promise<void> {
  await button(payment, 'reps.payouts.returned').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'admin.reason.label').fill(reason);
  await button(dialog, 'reps.payouts.returned').click();
  await expect(dialog).toBeHidden();
  await expect(payment).toContainText(text('reps.payouts.items.returned'));
}
