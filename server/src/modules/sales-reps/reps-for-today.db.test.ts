import { afterAll, expect, test } from 'vitest';
import { academyDay } from '../../platform/academy-day.ts';
import { repsAttention, repsFigures } from './reps-for-today.ts';
import { openRepStage } from './sales-reps.factory.ts';

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
  });
  const rep = await shop.openRep({ code: 'TODAY1' });
  const other = await shop.openRep({ code: 'TODAY2' });
  await shop.makePayable(other);
  await shop.buy({ invitedBy: rep.code, price: 59_500 });
  await shop.buy({ invitedBy: other.code, price: 59_500 });
  await shop.buy({ invitedBy: rep.code, email: 'x@mailinator.com' });
  await shop.pass(23);
  await desk.salesRepsAdmin.draftPayout();
  expect(await waiting()).toEqual({
    commissionsHeld: 1,
    payoutsToConfirm: 1,
    bankDetailsMissing: 1,
  });
});

test('Today counts net sales through codes by day, before refunds', async () => {
  const rep = await shop.openRep({ code: 'TODAY3' });
  const day = () => academyDay(stage.platform.clock.now());
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
