import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk, secondBookkeeper } = shop;
let serial = 0;
let rep: Rep;

beforeEach(async () => {
  rep = await shop.openRep({ code: `LATE${++serial}00` });
});

afterAll(() => shop.close());

const newest = async () => (await rep.api.salesReps.lines({})).lines[0];
const draft = () => desk.salesRepsAdmin.draftPayout();
const empty = { code: 'PAYOUT_EMPTY' };

describe('bank details that come after the sale', () => {
  test('hold what was bought in the same name, with its reason, although nobody is paid', async () => {
    await shop.buy({ invitedBy: rep.code, price: 59_500, name: 'Tomáš Baláž' });
    await shop.passWithdrawal();
    expect(await newest()).toMatchObject({ state: 'payable', hold: null });
    await shop.makePayable(rep);
    await expect(draft()).rejects.toMatchObject(empty);
    expect(await newest()).toMatchObject({ state: 'held', hold: { reasons: ['sameName'] } });
    expect((await rep.api.salesReps.dashboard({})).balances).toMatchObject({
      held: 10_000,
      payable: 0,
    });
    await stage.runJobs();
    expect(stage.mails.map(({ mail }) => mail.kind)).toContain('rep-held');
    expect(await desk.salesRepsAdmin.payouts()).toEqual([]);
  });

  test('hold what was bought by who is paid to the same account; others are paid', async () => {
    const buyer = await stage.openBuyer();
    const twin = await shop.openRep({ code: `TWIN${serial}00` });
    await stage.pool.query('update reps set user_id = null where id = $1', [twin.id]);
    const other = await shop.openRep({ code: `ELSE${serial}00` });
    await shop.buy({ buyer, invitedBy: rep.code, price: 59_500 });
    await shop.buy({ invitedBy: rep.code, price: 59_500 });
    await shop.passWithdrawal();
    await shop.makePayable(other);
    await stage.pool.query('update reps set user_id = $1 where id = $2', [buyer.userId, other.id]);
    await shop.makePayable(rep);
    const { id, total } = await draft();
    expect(total).toBe(10_000);
    const held = (await rep.api.salesReps.lines({ state: 'held' })).lines;
    expect(held.map(({ hold }) => hold?.reasons)).toEqual([['sameIban']]);
    await desk.salesRepsAdmin.discardPayout({ id });
  });

  test('do not hold again what a person has released for that reason', async () => {
    await shop.buy({ invitedBy: rep.code, price: 59_500, name: 'Tomáš Baláž' });
    await shop.passWithdrawal();
    await shop.makePayable(rep);
    await draft()
      .then(({ id }) => desk.salesRepsAdmin.discardPayout({ id }))
      .catch(() => undefined);
    const line = await newest();
    if (!line) throw new Error('nothing was earned');
    const decision = { id: line.id, decision: 'released', note: 'A namesake.' } as const;
    await secondBookkeeper.salesRepsAdmin.decideHold(decision);
    const { items } = await draft();
    expect(items.find(({ repId }) => repId === rep.id)?.amount).toBe(10_000);
  });
});

test('transfers that arrive together are no burst: orders count when they were placed', async () => {
  const placed: OrderId[] = [];
  for (let order = 0; order < 11; order++) {
    const buyer = await stage.openBuyer();
    await buyer.put({ price: 11_900 });
    const input = { invitedBy: rep.code, method: 'transfer' } as const;
    placed.push((await buyer.order(input)).orderId);
    const { clock } = stage.platform;
    clock.set(new Date(clock.now().getTime() + 7 * 60_000).toISOString());
  }
  const receivedOn = formatAcademyDay(stage.platform.clock.now());
  for (const id of placed) {
    await desk.ordersAdmin.markPaid({ id, receivedOn, reason: 'on the statement' });
  }
  await stage.receiveEvents();
  const { lines } = await rep.api.salesReps.lines({});
  expect(lines.map(({ hold }) => hold)).toEqual(Array.from({ length: 11 }, () => null));
});
