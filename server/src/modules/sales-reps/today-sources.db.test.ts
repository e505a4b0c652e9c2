import { afterAll, expect, test } from 'vitest';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import { openRepStage } from './sales-reps.factory.ts';
import { repsAttention, repsFigures } from './today-sources.ts';

const shop = await openRepStage();
const { stage, desk } = shop;

afterAll(() => shop.close());

async function waiting() {
  const now = stage.platform.clock.now();
  const found: Record<string, number> = {};
  for (const { name, find } of repsAttention) found[name] = (await find(stage.db, now)).count;
  return found;
}

test('Today names holds to decide, payouts to confirm and bank details that are missing', async () => {
  expect(await waiting()).toEqual({
    commissionsHeld: 0,
    payoutsToConfirm: 0,
    bankDetailsMissing: 0,
    repVatIdsUnconfirmed: 0,
  });
  const rep = await shop.openRep({ code: 'TODAY1' });
  const other = await shop.openRep({ code: 'TODAY2' });
  await shop.makePayable(other);
  await shop.buy({ invitedBy: rep.code, price: 59_500 });
  await shop.buy({ invitedBy: other.code, price: 59_500 });
  await shop.buy({ invitedBy: rep.code, email: 'x@mailinator.com' });
  await shop.passWithdrawal();
  await desk.salesRepsAdmin.draftPayout();
  expect(await waiting()).toEqual({
    commissionsHeld: 1,
    payoutsToConfirm: 1,
    bankDetailsMissing: 1,
    repVatIdsUnconfirmed: 0,
  });
});

test('Today names representatives whose VAT id VIES has been silent about for three days', async () => {
  const rep = await shop.openRep({ code: 'SILENT1' });
  await stage.pool.query(
    `update reps set vat_id_state = 'waiting', billing_agreed_at = $2 where id = $1`,
    [rep.id, stage.platform.clock.now()],
  );
  const silent = () => {
    const source = repsAttention.find(({ name }) => name === 'repVatIdsUnconfirmed');
    return source?.find(stage.db, stage.platform.clock.now());
  };
  await shop.pass(2);
  expect(await silent()).toMatchObject({ count: 0, about: [] });
  await shop.pass(2);
  expect(await silent()).toMatchObject({
    count: 1,
    about: [{ label: 'SILENT1', path: `/admin/sales-reps/${rep.id}` }],
  });
  // A different id was saved just now, so the wait starts again, although billing was agreed to
  // long ago.
  await stage.pool.query('update reps set vat_id_waiting_since = $2 where id = $1', [
    rep.id,
    stage.platform.clock.now(),
  ]);
  expect(await silent()).toMatchObject({ count: 0 });
  await shop.pass(4);
  expect(await silent()).toMatchObject({ count: 1 });
  await stage.pool.query(`update reps set vat_id_state = 'verified' where id = $1`, [rep.id]);
  expect(await silent()).toMatchObject({ count: 0 });
});

test('Today counts net sales through codes by day, before refunds', async () => {
  const rep = await shop.openRep({ code: 'TODAY3' });
  const day = () => formatAcademyDay(stage.platform.clock.now());
  const from = day();
  const { orderId: id } = await shop.buy({ invitedBy: rep.code, price: 11_900 });
  await shop.pass(1);
  await shop.refund({ id, amount: 5_950 });
  await shop.buy({ invitedBy: rep.code, price: 23_800 });
  const [figure] = repsFigures;
  expect(await figure?.read(stage.db, { from, to: day() })).toEqual([
    { day: from, value: 10_000 },
    { day: day(), value: 20_000 },
  ]);
});
