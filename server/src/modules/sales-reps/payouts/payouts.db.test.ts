import { payoutIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk, secondBookkeeper } = shop;
const admin = desk.salesRepsAdmin;
const second = secondBookkeeper.salesRepsAdmin;
let serial = 0;
let rep: Rep;

beforeEach(async () => {
  stage.people.staff.ids = ['admin-id', 'second-id'];
  rep = await shop.openRep({ code: `PAID${++serial}00` });
  await shop.makePayable(rep);
});

afterAll(() => shop.close());

/** 100 euros of payable commission. */
async function earn() {
  const bought = await shop.buy({ invitedBy: rep.code, price: 59_500 });
  await shop.passWithdrawal();
  return bought;
}

async function sent() {
  const { id } = await admin.draftPayout();
  await second.confirmPayout({ id });
  await admin.markSent({ id });
  return id;
}

const balances = async () => (await rep.api.salesReps.dashboard({})).balances;

describe('a payout', () => {
  test('goes from the draft over a second administrator to the bank, once', async () => {
    await earn();
    const { id, total, items } = await admin.draftPayout();
    expect([total, items.length, items[0]?.ibanEnd]).toEqual([10_000, 1, '7541']);
    await expect(admin.draftPayout()).rejects.toMatchObject({ code: 'PAYOUT_STATE' });
    await expect(admin.payoutFile({ id })).rejects.toMatchObject({ code: 'PAYOUT_STATE' });
    await expect(admin.confirmPayout({ id })).rejects.toMatchObject({
      code: 'PAYOUT_REFUSED',
      data: { why: 'ownDraft' },
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => second.confirmPayout({ id })),
    );
    expect(new Set(answers.map(({ fileHash }) => fileHash)).size).toBe(1);
    const { rows } = await stage.pool.query(
      "select count(*)::int as files from audit_entries where action = 'sales-reps.confirm-payout'",
    );
    expect(rows[0].files).toBe(1);
    const { xml } = await admin.payoutFile({ id });
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(xml.match(/<CtrlSum>100\.00<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<InstdAmt Ccy="EUR">100.00</InstdAmt></Amt><Cdtr><Nm>Tomas Balaz</Nm>');
    expect(xml).not.toContain('AdrLine');
    await admin.markSent({ id });
    await expect(admin.markSent({ id })).rejects.toMatchObject({ code: 'PAYOUT_STATE' });
    expect(await balances()).toEqual({ pending: 0, held: 0, payable: 0, paid: 10_000 });
    await admin.settlePayment({ id, repId: rep.id, outcome: 'arrived', reason: '' });
    expect(await rep.api.salesReps.payouts()).toMatchObject([{ state: 'arrived', amount: 10_000 }]);
  });

  test('that the bank returns can be paid again, and nothing is paid twice', async () => {
    await earn();
    const id = await sent();
    const back = { id, repId: rep.id, outcome: 'returned' as const, reason: 'AC04' };
    await admin.settlePayment(back);
    await expect(admin.settlePayment(back)).rejects.toMatchObject({ code: 'PAYOUT_STATE' });
    expect(await balances()).toMatchObject({ payable: 10_000, paid: 0 });
    const [statement] = await rep.api.salesReps.statements();
    expect(statement?.closing).toBe(10_000);
    await sent();
    expect(await balances()).toMatchObject({ payable: 0, paid: 10_000 });
    await stage.runJobs();
    expect(stage.mails.map(({ mail }) => mail.kind)).toContain('rep-payout-returned');
  });

  test('after which something is refunded leaves less than nothing, which is carried on', async () => {
    const { orderId } = await earn();
    await sent();
    await shop.refund({ id: orderId, amount: 29_750 });
    expect(await balances()).toMatchObject({ payable: -5_000, paid: 10_000 });
    await expect(admin.draftPayout()).rejects.toMatchObject({ code: 'PAYOUT_EMPTY' });
    await earn();
    await earn();
    const { items } = await admin.draftPayout();
    expect(items.map(({ amount, lines }) => [amount, lines])).toEqual([[15_000, 3]]);
    const [draft] = await admin.payouts();
    if (draft) await admin.discardPayout({ id: draft.id });
    expect(await balances()).toMatchObject({ payable: 15_000 });
    await sent();
  });

  test('carries less than nothing over two months, and then pays exactly what is left', async () => {
    const { orderId } = await earn();
    await sent();
    await shop.refund({ id: orderId, amount: 59_500 });
    for (const payable of [-6_000, -2_000]) {
      await shop.buy({ invitedBy: rep.code, price: 23_800 });
      await shop.pass(30);
      await expect(admin.draftPayout()).rejects.toMatchObject({ code: 'PAYOUT_EMPTY' });
      expect(await balances()).toMatchObject({ payable, paid: 10_000 });
    }
    await earn();
    const id = await sent();
    expect(await rep.api.salesReps.payouts()).toMatchObject([
      { amount: 8_000 },
      { amount: 10_000 },
    ]);
    expect((await admin.payoutFile({ id })).xml).toContain('<CtrlSum>80.00</CtrlSum>');
    expect(await balances()).toEqual({ pending: 0, held: 0, payable: 0, paid: 18_000 });
    const statements = (await rep.api.salesReps.statements()).toReversed();
    expect(statements.at(-1)?.closing).toBe(0);
    for (const [month, { opening }] of statements.entries()) {
      expect(opening).toBe(statements[month - 1]?.closing ?? 0);
    }
  });

  test('leaves out who has too little, no account or no agreement, and says so', async () => {
    await shop.buy({ invitedBy: rep.code, price: 11_900 });
    await shop.passWithdrawal();
    await expect(admin.draftPayout()).rejects.toMatchObject({ code: 'PAYOUT_EMPTY' });
    const bare = await shop.openRep({ code: `BARE${serial}00` });
    const { nextPayout } = await bare.api.salesReps.dashboard({});
    expect(nextPayout.missing).toEqual(['agreement', 'bankAccount', 'minimum']);
  });

  test('shows each step on the open screens of everyone who works on it', async () => {
    /** Who is notified of the step. */
    async function hearing(step: () => Promise<unknown>) {
      await stage.pool.query('delete from live_events');
      await step();
      const { rows } = await stage.pool.query(
        `select audience from live_events where message->>'topic' = 'commissions'
         and audience = any('{user:admin-id,user:second-id}') order by audience`,
      );
      return rows.map(({ audience }) => audience);
    }
    const both = ['user:admin-id', 'user:second-id'];
    await earn();
    expect(await hearing(() => admin.draftPayout())).toEqual(both);
    const [draft] = await admin.payouts();
    const id = payoutIdSchema.parse(draft?.id);
    expect(await hearing(() => second.confirmPayout({ id }))).toEqual(both);
    expect(await hearing(() => admin.markSent({ id }))).toEqual(both);
    const arrived = { id, repId: rep.id, outcome: 'arrived' as const, reason: '' };
    expect(await hearing(() => second.settlePayment(arrived))).toEqual(both);
  });

  test('shows each step, and its documents, on the open dashboard of who is paid', async () => {
    async function hears(step: () => Promise<unknown>) {
      await stage.pool.query('delete from live_events');
      await step();
      const { rows } = await stage.pool.query(
        `select 1 from live_events where message->>'topic' = 'commissions' and audience = $1`,
        [`user:${rep.userId}`],
      );
      return rows.length > 0;
    }
    await earn();
    expect(await hears(() => admin.draftPayout())).toBe(true);
    const [discarded] = await admin.payouts();
    const first = payoutIdSchema.parse(discarded?.id);
    expect(await hears(() => admin.discardPayout({ id: first }))).toBe(true);
    const { id } = await admin.draftPayout();
    expect(await hears(() => second.confirmPayout({ id }))).toBe(true);
    expect(await hears(() => stage.runJobs())).toBe(true);
    await admin.markSent({ id });
    const arrived = { id, repId: rep.id, outcome: 'arrived' as const, reason: '' };
    expect(await hears(() => second.settlePayment(arrived))).toBe(true);
  });

  test('who is alone shows a second factor and waits a day', async () => {
    stage.people.staff.ids = ['admin-id'];
    await earn();
    const { id, draftedAt } = await admin.draftPayout();
    await expect(admin.confirmPayout({ id })).rejects.toMatchObject({
      code: 'PAYOUT_REFUSED',
      data: { why: 'tooEarly', until: new Date(draftedAt.getTime() + 86_400_000) },
    });
    stage.people.staff.hasFactor = false;
    await shop.pass(1);
    await expect(admin.confirmPayout({ id })).rejects.toMatchObject({ data: { why: 'noFactor' } });
    stage.people.staff.hasFactor = true;
    expect(await admin.confirmPayout({ id })).toMatchObject({ state: 'confirmed' });
    await admin.markSent({ id });
  });

  test('keeps the account out of the tables in clear', async () => {
    const { rows } = await stage.pool.query(
      'select row_to_json(r)::text as text from reps r union all select row_to_json(p)::text from payout_items p union all select row_to_json(p)::text from payouts p',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain('SK3112000000198742637541');
  });
});
