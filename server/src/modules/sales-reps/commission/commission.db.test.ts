import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBuyer } from '../../../testing/checkout-buyer.ts';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk } = shop;
let serial = 0;
let rep: Rep;

beforeAll(async () => {
  rep = await openRep();
});

afterAll(() => shop.close());

const openRep = (email?: string) =>
  shop.openRep({ code: `REP${++serial}000`, ...(email && { email }) });
const linesOf = async ({ api }: Rep) => (await api.salesReps.lines({})).lines;

describe('what an order earns', () => {
  test('is the rate of the net price, pending for the withdrawal period and seven days', async () => {
    await shop.buy({ invitedBy: rep.code, price: 11_900 });
    const [line] = await linesOf(rep);
    expect(line).toMatchObject({
      cause: 'sale',
      state: 'pending',
      total: 11_900,
      vat: 1_900,
      net: 10_000,
      rate: 2_000,
      amount: 2_000,
      title: 'Reading the DAX',
      country: 'DE',
      dueAt: new Date('2026-12-07T23:00:00Z'),
    });
    expect(stage.mails.map(({ mail }) => mail)).toContainEqual(
      expect.objectContaining({ kind: 'rep-order', amount: 2_000 }),
    );
  });

  test('is at the rate of the day it was placed, not at one agreed for later', async () => {
    const own = await openRep();
    const validFrom = new Date(stage.platform.clock.now().getTime() + 86_400_000);
    const later = { itemType: null, rate: 5_000, validFrom, reason: 'agreed anew' };
    await desk.salesRepsAdmin.addRate({ id: own.id, ...later });
    await shop.buy({ invitedBy: own.code, price: 11_900 });
    expect(await linesOf(own)).toMatchObject([{ rate: 2_000, amount: 2_000 }]);
  });

  test('names no buyer, wherever a representative looks', async () => {
    const { buyer } = await shop.buy({ invitedBy: rep.code, name: 'Wilhelmina Unverkennbar' });
    const { salesReps } = rep.api;
    const read = JSON.stringify([
      await salesReps.dashboard({}),
      await salesReps.lines({}),
      await salesReps.exportCsv(),
      await salesReps.statements(),
      await salesReps.payouts(),
    ]);
    for (const secret of ['Wilhelmina', buyer.userId, '@danube.example', 'Hlavná']) {
      expect(read).not.toContain(secret);
    }
  });

  test('is nothing of anybody else', async () => {
    const other = await openRep();
    expect(await linesOf(other)).toEqual([]);
    expect(await other.api.salesReps.statements()).toEqual([]);
  });

  test('of what went back by half, the half goes back; by the fault of the academy, nothing', async () => {
    const own = await openRep();
    const { orderId: id } = await shop.buy({ invitedBy: own.code, price: 11_900 });
    await shop.refund({ id, amount: 5_950 });
    await shop.refund({ id, amount: 2_000, cause: 'academy' });
    const lines = await linesOf(own);
    expect(lines.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['academyFault', 0],
      ['refund', -1_000],
      ['sale', 2_000],
    ]);
    expect(lines[1]?.reverses?.number).toBe(lines[2]?.number);
  });

  test('withdrawn, refunded and refunded again at once, goes back once', async () => {
    const own = await openRep();
    const { buyer, item, orderId: id } = await shop.buy({ invitedBy: own.code, price: 9_999 });
    const outcomes = await Promise.allSettled([
      buyer.api.orders.withdraw({ order: id, items: [item], iban: null }),
      shop.refund({ id, amount: 9_999 }),
      shop.refund({ id, amount: 3_333 }),
    ]);
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    await shop.refund({ id, amount: 6_666 }).catch(() => undefined);
    await stage.receiveEvents();
    const lines = await linesOf(own);
    const sum = (field: 'total' | 'vat' | 'amount') =>
      lines.reduce((all, line) => all + line[field], 0);
    expect([sum('total'), sum('vat'), sum('amount')]).toEqual([0, 0, 0]);
  });

  test('told a hundred times, is written once', async () => {
    const own = await openRep();
    const { orderId } = await shop.buy({ invitedBy: own.code });
    await Promise.all(
      Array.from({ length: 8 }, () => stage.runJob('follow-commission', { orderId })),
    );
    expect(await linesOf(own)).toHaveLength(1);
  });

  test('the CSV adds up to what the dashboard says', async () => {
    const { csv } = await rep.api.salesReps.exportCsv();
    const [head = '', ...rows] = csv.trim().split('\r\n');
    const place = (name: string) => head.split(',').indexOf(name);
    const cells = rows.map((row) => row.split(','));
    const sum = cells
      .filter((row) => row[place('state')] === 'pending')
      .reduce((all, row) => all + Math.round(Number(row[place('commission')]) * 100), 0);
    expect(sum).toBe((await rep.api.salesReps.dashboard({})).balances.pending);
    for (const row of cells) {
      const net = Number(row[place('net')]);
      const rate = Number(row[place('rate_percent')]);
      expect(Number(row[place('commission')])).toBeCloseTo((net * rate) / 100, 2);
    }
  });

  test('nobody changes a line', async () => {
    await expect(stage.pool.query('update commission_lines set amount = 0')).rejects.toThrow(
      'written once',
    );
    await expect(stage.pool.query('delete from commission_lines')).rejects.toThrow('written once');
  });
});

describe('what a person must look at first', () => {
  test('the same mailbox is held, also after its time', async () => {
    const own = await openRep('tomas.balaz@gmail.com');
    for (const email of ['tomas.balaz@gmail.com', 'TomasBalaz+shop@googlemail.com']) {
      await shop.buy({ invitedBy: own.code, email });
      const [line] = await linesOf(own);
      expect([email, line?.state, line?.hold?.reasons]).toEqual([email, 'held', ['sameMail']]);
    }
    await shop.pass(40);
    expect((await own.api.salesReps.dashboard({})).balances).toEqual({
      pending: 0,
      held: 4_000,
      payable: 0,
      paid: 0,
    });
  });

  test('so are the same account, the name of the account holder, a throw-away mailbox', async () => {
    const own = await openRep();
    await shop.makePayable(own);
    await shop.buy({ invitedBy: own.code, name: 'BALÁŽ Tomáš' });
    expect((await linesOf(own))[0]?.hold?.reasons).toEqual(['sameName']);
    await shop.buy({ invitedBy: own.code, email: 'x@mailinator.com' });
    expect((await linesOf(own))[0]?.hold?.reasons).toEqual(['throwAwayMail']);
    const buyer = await stage.openBuyer();
    await stage.pool.query('update reps set user_id = $1 where id = $2', [buyer.userId, own.id]);
    await shop.buy({ buyer, invitedBy: own.code });
    const { rows } = await stage.pool.query(
      "select reasons from commission_holds where 'sameAccount' = any(reasons)",
    );
    expect(rows).toHaveLength(1);
  });

  test('so are the same IBAN, and those who invited each other', async () => {
    const one = await openRep();
    const other = await openRep();
    await one.api.salesReps.submitCode({ code: other.code });
    await shop.makePayable(one);
    await shop.makePayable(other);
    const buyer = asBuyer(stage, { userId: other.userId, network: 'another' });
    await shop.buy({ buyer, invitedBy: one.code });
    expect((await linesOf(one))[0]?.hold?.reasons).toEqual(['sameIban', 'circle']);
  });

  test('and what comes in a burst', async () => {
    const own = await openRep();
    for (let order = 0; order < 11; order++) await shop.buy({ invitedBy: own.code });
    expect((await linesOf(own)).map(({ hold }) => hold?.reasons ?? [])).toEqual([
      ['burst'],
      ...Array.from({ length: 10 }, () => []),
    ]);
  });

  test('what is released counts, what is refused does not, and both are lines', async () => {
    const own = await openRep('petra@gmail.com');
    for (const email of ['petra+1@gmail.com', 'petra+2@gmail.com']) {
      await shop.buy({ invitedBy: own.code, email });
    }
    const [refused, released] = await linesOf(own);
    if (!refused || !released) throw new Error('two lines are missing');
    await stage.pool.query('delete from live_events');
    await desk.salesRepsAdmin.decideHold({
      id: released.id,
      decision: 'released',
      note: 'Her son.',
    });
    const { rows: informed } = await stage.pool.query(
      `select audience from live_events where message->>'topic' = 'commissions'`,
    );
    const audiences = informed.map(({ audience }) => audience);
    expect(audiences).toContain(`user:${own.userId}`);
    expect(audiences).toContain('user:admin-id');
    await desk.salesRepsAdmin.decideHold({ id: refused.id, decision: 'refused', note: 'Herself.' });
    await expect(
      desk.salesRepsAdmin.decideHold({ id: refused.id, decision: 'released', note: 'Or not.' }),
    ).rejects.toMatchObject({ code: 'HOLD_DECIDED' });
    expect((await linesOf(own)).map(({ cause, state, amount }) => [cause, state, amount])).toEqual([
      ['refused', 'closed', -2_000],
      ['released', 'pending', 0],
      ['sale', 'closed', 2_000],
      ['sale', 'pending', 2_000],
    ]);
    const { balances } = await own.api.salesReps.dashboard({});
    expect(balances).toEqual({ pending: 2_000, held: 0, payable: 0, paid: 0 });
    await stage.runJobs();
    expect(stage.mails.map(({ mail }) => mail.kind)).toContain('rep-decided');
  });
});
