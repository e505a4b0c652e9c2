import { afterAll, expect, test } from 'vitest';
import { openRepStage } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage } = shop;

afterAll(() => shop.close());

test('a locked order keeps nobody waiting who holds the balances', async () => {
  const rep = await shop.openRep({ code: 'LOCKS1' });
  const { orderId } = await shop.buy({ invitedBy: rep.code });
  const { clock } = stage.platform;
  clock.set(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString());
  let hasMatured = false;
  await stage.db.transaction(async (tx) => {
    await stage.checkout.api.lockSale(tx, orderId);
    const maturing = stage.runJob('mature-commissions').then(() => {
      hasMatured = true;
    });
    await Promise.race([maturing, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  });
  expect(hasMatured).toBe(true);
});

test('settlements, refunds and payouts of one representative at once end as one by one', async () => {
  const rep = await shop.openRep({ code: 'LOCKS2' });
  await shop.makePayable(rep);
  const bought = [];
  for (let order = 0; order < 6; order++) bought.push(await shop.buy({ invitedBy: rep.code }));
  const { clock } = stage.platform;
  clock.set(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString());
  for (const { orderId: id } of bought.slice(0, 3)) await shop.refund({ id, amount: 5_950 });
  await Promise.all([
    ...bought.map(({ orderId }) => stage.runJob('follow-commission', { orderId })),
    ...bought.map(() => shop.buy({ invitedBy: rep.code })),
    stage.runJob('mature-commissions'),
    shop.desk.salesRepsAdmin.draftPayout().catch(() => null),
    ...bought.slice(3).map(({ orderId: id }) => shop.refund({ id, amount: 5_950 })),
  ]);
  await stage.receiveEvents();
  await stage.runJob('mature-commissions');
  const { balances } = await rep.api.salesReps.dashboard({});
  expect(balances).toMatchObject({ pending: 12_000, payable: 6_000, held: 0 });
  const sums = await shop.sums(rep.id);
  expect(sums).toEqual({ pending: 12_000, payable: 6_000 });
});
