import { moneySchema } from '@danube/contract/money.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from './sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk, secondBookkeeper } = shop;
let rep: Rep;
let own: ReturnType<typeof shop.asMember>;

beforeAll(async () => {
  rep = await shop.openRep({ code: 'STAFF77' });
  await shop.makePayable(rep);
  own = shop.asMember({
    userId: rep.userId,
    isAdmin: true,
    roles: ['owner', 'bookkeeper'],
    isSalesRep: true,
  });
});

afterAll(() => shop.close());

const refused = { code: 'OWN_COMMISSION' };

describe('staff who are representatives', () => {
  test('set none of their own terms', async () => {
    const { id } = rep;
    const reason = 'I deserve it';
    const { salesRepsAdmin } = own;
    const acts = [
      () => salesRepsAdmin.addRate({ id, itemType: null, rate: 9_000, validFrom: null, reason }),
      () => salesRepsAdmin.addCode({ id, code: 'MINE77', isImported: false }),
      () => salesRepsAdmin.changeCode({ id, code: rep.code, isActive: true }),
      () => salesRepsAdmin.changeCoupon({ id, coupon: null }),
      () => salesRepsAdmin.changeState({ id, isActive: true, reason }),
      () => salesRepsAdmin.create({ email: rep.email, code: null, rate: 9_000, reason }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject(refused);
    expect((await rep.api.salesReps.dashboard({})).rates).toMatchObject([{ rate: 2_000 }]);
  });

  test('decide no hold of theirs', async () => {
    await shop.buy({ invitedBy: rep.code, name: 'Tomáš Baláž' });
    const [line] = (await rep.api.salesReps.lines({})).lines;
    if (!line) throw new Error('nothing is held');
    const decision = { id: line.id, decision: 'released', note: 'A namesake.' } as const;
    await expect(own.salesRepsAdmin.decideHold(decision)).rejects.toMatchObject(refused);
  });

  test('confirm no payout that pays them, and call no payment of theirs returned', async () => {
    await shop.buy({ invitedBy: rep.code, price: 59_500 });
    await shop.passWithdrawal();
    const { id } = await desk.salesRepsAdmin.draftPayout();
    await expect(own.salesRepsAdmin.confirmPayout({ id })).rejects.toMatchObject({
      code: 'PAYOUT_REFUSED',
      data: { why: 'ownPayment' },
    });
    await secondBookkeeper.salesRepsAdmin.confirmPayout({ id });
    await desk.salesRepsAdmin.markSent({ id });
    const back = { id, repId: rep.id, outcome: 'returned', reason: 'AC04' } as const;
    await expect(own.salesRepsAdmin.settlePayment(back)).rejects.toMatchObject(refused);
    expect((await rep.api.salesReps.dashboard({})).balances.paid).toBe(moneySchema.parse(10_000));
  });
});

describe('where nobody else is staff for money', () => {
  test('an owner decides their own hold after a day with the second factor in hand, written down', async () => {
    const { staff } = stage.people;
    const usual = staff.ids;
    await shop.buy({ invitedBy: rep.code, name: 'Tomáš Baláž' });
    const [line] = (await rep.api.salesReps.lines({})).lines;
    if (!line) throw new Error('nothing is held');
    const decide = (who: typeof own) =>
      who.salesRepsAdmin.decideHold({ id: line.id, decision: 'released', note: 'A namesake.' });
    const why = (reason: string) => ({ code: 'HOLD_REFUSED', data: { why: reason } });
    staff.ids = [rep.userId];
    await expect(decide(own)).rejects.toMatchObject(why('tooEarly'));
    await shop.pass(1);
    const member = { userId: rep.userId, isAdmin: true };
    const bookkeeper = shop.asMember({ ...member, roles: ['bookkeeper'] });
    await expect(decide(bookkeeper)).rejects.toMatchObject(refused);
    staff.hasFactor = false;
    await expect(decide(own)).rejects.toMatchObject(why('noFactor'));
    staff.hasFactor = true;
    staff.ids = [rep.userId, 'second-id'];
    await expect(decide(own)).rejects.toMatchObject(refused);
    staff.ids = [rep.userId];
    // The colleague was removed just now, so the wait starts again.
    const changedAt = stage.platform.clock.now();
    staff.changedAt = changedAt;
    await expect(decide(own)).rejects.toMatchObject({
      data: { why: 'tooEarly', until: new Date(changedAt.getTime() + 86_400_000) },
    });
    await shop.pass(1);
    expect(await decide(own)).toMatchObject({ hold: { decision: 'released' } });
    staff.ids = usual;
    const { rows } = await stage.pool.query(
      "select after from audit_entries where action = 'sales-reps.decide-hold' order by at desc limit 1",
    );
    expect(rows[0].after).toEqual({
      decision: 'released',
      isOwn: true,
      waitedSince: changedAt.toISOString(),
    });
  });
});

describe('where everybody else for money is paid by a payout', () => {
  test('a colleague confirms after a day with the second factor in hand, written down; who drafted it does not', async () => {
    const { staff } = stage.people;
    const colleague = await shop.openRep({ code: 'STAFF88' });
    await shop.makePayable(colleague, 'DE89370400440532013000');
    const bookkeeper = shop.asMember({
      userId: colleague.userId,
      isAdmin: true,
      roles: ['bookkeeper'],
    });
    for (const { code } of [rep, colleague]) await shop.buy({ invitedBy: code, price: 59_500 });
    await shop.passWithdrawal();
    staff.ids = [rep.userId, colleague.userId];
    const { id } = await own.salesRepsAdmin.draftPayout();
    const why = (reason: string) => ({ code: 'PAYOUT_REFUSED', data: { why: reason } });
    const confirm = (who: typeof own) => who.salesRepsAdmin.confirmPayout({ id });
    await expect(confirm(bookkeeper)).rejects.toMatchObject(why('tooEarly'));
    await shop.pass(1);
    // Making the bookkeeper a representative doesn't make the owner the only one left.
    await expect(confirm(own)).rejects.toMatchObject(why('ownDraft'));
    staff.hasFactor = false;
    await expect(confirm(bookkeeper)).rejects.toMatchObject(why('noFactor'));
    staff.hasFactor = true;
    staff.ids = [rep.userId, colleague.userId, 'second-id'];
    await expect(confirm(bookkeeper)).rejects.toMatchObject(why('ownPayment'));
    staff.ids = [rep.userId, colleague.userId];
    staff.changedAt = stage.platform.clock.now();
    await expect(confirm(bookkeeper)).rejects.toMatchObject(why('tooEarly'));
    await shop.pass(1);
    await confirm(bookkeeper);
    const { rows } = await stage.pool.query(
      "select after from audit_entries where action = 'sales-reps.confirm-payout' order by at desc limit 1",
    );
    expect(rows[0].after).toMatchObject({
      isAlone: false,
      isOwnPayment: true,
      waitedSince: staff.changedAt.toISOString(),
    });
    await desk.salesRepsAdmin.markSent({ id });
  });
});

test('a coupon belongs to one representative, also where two ask at once', async () => {
  await desk.coupons.create({
    code: 'SHARED10',
    value: { kind: 'percent' as const, percent: 10 },
    note: '',
    startsAt: null,
    endsAt: null,
    limit: null,
    limitPerPerson: null,
    minimum: null,
    items: [],
    owner: null,
    isActive: true,
  });
  const others = [await shop.openRep({ code: 'COUP11' }), await shop.openRep({ code: 'COUP22' })];
  const requested = await Promise.allSettled(
    others.map(({ id }) => desk.salesRepsAdmin.changeCoupon({ id, coupon: 'SHARED10' })),
  );
  const failed = requested.filter((one) => one.status === 'rejected');
  expect(failed.map(({ reason }) => reason)).toMatchObject([{ code: 'COUPON_TAKEN' }]);
});

test.each([
  ['BR1800360305000010009795493C1', 'Brazil'],
  ['TR330006100519786457841326', 'Türkiye'],
])('no payout goes to %s in %s, which SEPA does not reach', async (iban) => {
  const bank = { holderName: 'Tomáš Baláž', iban, taxId: null };
  await expect(rep.api.salesReps.saveBank(bank)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the CSV holds every line, also of who has more than a statement takes values', async () => {
  const many = await shop.openRep({ code: 'MANY77' });
  await shop.buy({ invitedBy: many.code });
  await stage.pool.query(
    `with made as (
       insert into commission_lines (id, rep_id, order_id, position, cause, source, reverses,
         item_type, title, country, price, discount, total, vat, net, rate, amount, at, due_at)
       select gen_random_uuid(), l.rep_id, l.order_id, 1, 'academyFault', 'many:' || n, l.id,
         l.item_type, l.title, l.country, 0, 0, 0, 0, 0, l.rate, 0, l.at, l.due_at
       from commission_lines l, generate_series(1, 66000) n where l.rep_id = $1 returning *
     )
     insert into commission_stands (line_id, rep_id, number, state, due_at, amount)
     select id, rep_id, number, 'pending', due_at, amount from made`,
    [many.id],
  );
  const { csv } = await many.api.salesReps.exportCsv();
  const [, first = '', ...rows] = csv.trim().split('\r\n');
  expect(rows).toHaveLength(66_000);
  expect(rows.at(-1)?.split(',')[3]).toBe(first.split(',')[0]);
  const numbers = rows.map((row) => Number(row.split(',')[0]));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
}, 120_000);
