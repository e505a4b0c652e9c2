import { createHash } from 'node:crypto';
import type { RepDocument } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { repDocumentIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { RepStatementPdf, SelfBillPdf } from '@danube/documents/payout.types.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';
import { openDocument } from './open-document.ts';

const shop = await openRepStage();
const { stage, desk, secondBookkeeper } = shop;
let serial = 0;
let rep: Rep;

const home = { street: 'Hlavná 7', postcode: '040 01', city: 'Košice', country: 'SK' };
const business = { ...home, name: 'Tomáš Baláž', vatId: 'SK1034567890', chargesVat: true };
const abroad = { ...business, country: 'DE', vatId: 'DE123456789', chargesVat: false };

beforeEach(async () => {
  stage.register.answer = 'valid';
  stage.people.staff.hasFactor = true;
  rep = await shop.openRep({ code: `PAPER${++serial}` });
  await shop.makePayable(rep);
});

afterAll(() => shop.close());

async function pay(): Promise<Parameters<typeof desk.salesRepsAdmin.confirmPayout>[0]['id']> {
  await shop.buy({ invitedBy: rep.code, price: 59_500 });
  await shop.passWithdrawal();
  const { id } = await desk.salesRepsAdmin.draftPayout();
  await secondBookkeeper.salesRepsAdmin.confirmPayout({ id });
  await stage.runJobs();
  return id;
}

const documents = async () => (await rep.api.salesReps.payouts())[0]?.documents ?? [];

/** The test setup renders a document as JSON. */
async function read<Kind extends 'selfBill' | 'statement' | 'correction'>(
  all: readonly RepDocument[],
  kind: Kind,
): Promise<Kind extends 'statement' ? RepStatementPdf : SelfBillPdf> {
  const id = all.find((one) => one.kind === kind)?.id;
  const { rows } = await stage.pool.query('select pdf from rep_documents where id = $1', [id]);
  return JSON.parse(Buffer.from(rows[0].pdf).toString());
}

describe('a confirmed payout', () => {
  test('has a statement whose hash follows from its lines, and no invoice unasked', async () => {
    await pay();
    const all = await documents();
    expect(all.map(({ kind, number }) => [kind, number])).toEqual([
      ['statement', `ST-PAPER${serial}-0001`],
    ]);
    const { lines, total, hash } = await read(all, 'statement');
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    const text = lines.map((line) =>
      [line.number, line.at, line.cause, line.net, line.rate, line.amount].join(';'),
    );
    const own = createHash('sha256').update(`${text.join('\n')}\n`);
    expect(hash).toBe(own.digest('hex'));
  });

  test('of who agreed has an invoice in their name, numbered without a gap, with VAT inside', async () => {
    await rep.api.salesReps.saveBilling({ billing: business });
    await pay();
    const all = await documents();
    expect(await read(all, 'selfBill')).toMatchObject({
      number: `SB-PAPER${serial}-0001`,
      statementNumber: `ST-PAPER${serial}-0001`,
      vatTreatment: 'standard',
      vatRate: 2_300,
      net: 8_130,
      vat: 1_870,
      total: 10_000,
      supplier: { name: 'Tomáš Baláž', vatId: 'SK1034567890' },
    });
    const id = (await desk.salesRepsAdmin.payouts())[0]?.id;
    if (!id) throw new Error('no payout');
    await desk.salesRepsAdmin.markSent({ id });
    await pay();
    expect(await read(await documents(), 'selfBill')).toMatchObject({
      number: `SB-PAPER${serial}-0002`,
    });
  });

  test.each([
    [abroad, 'reverseCharge'],
    [{ ...abroad, vatId: null }, 'notRegistered'],
    [{ ...business, vatId: null, chargesVat: false }, 'notRegistered'],
    [{ ...business, chargesVat: false }, 'notPayer'],
    [{ ...abroad, country: 'CH', vatId: null }, 'reverseCharge'],
  ] as const)('says why it has no VAT: %o', async (billing, vatTreatment) => {
    await rep.api.salesReps.saveBilling({ billing });
    await pay();
    expect(await read(await documents(), 'selfBill')).toMatchObject({
      vatTreatment,
      net: 10_000,
      vat: 0,
      total: 10_000,
    });
  });

  test('that came back takes its invoice back, and the next one has a number of its own', async () => {
    await rep.api.salesReps.saveBilling({ billing: business });
    const id = await pay();
    await desk.salesRepsAdmin.markSent({ id });
    const back = { id, repId: rep.id, outcome: 'returned', reason: 'AC04' } as const;
    await desk.salesRepsAdmin.settlePayment(back);
    await stage.runJobs();
    const all = await documents();
    expect(all.map(({ kind }) => kind)).toEqual(['correction', 'selfBill', 'statement']);
    expect(await read(all, 'correction')).toMatchObject({
      number: `SC-PAPER${serial}-0001`,
      corrects: `SB-PAPER${serial}-0001`,
      total: -10_000,
    });
  });

  test('is printed once: no job and nobody else changes what is there', async () => {
    const payoutId = await pay();
    const before = await stage.pool.query('select pdf_hash from rep_documents order by id');
    await Promise.all(
      Array.from({ length: 5 }, () => stage.runJob('issue-rep-documents', { payoutId })),
    );
    const after = await stage.pool.query('select pdf_hash from rep_documents order by id');
    expect(after.rows).toEqual(before.rows);
    for (const change of ["pdf = ''", "number = 'SB-X'", "document = '{}'"]) {
      await expect(stage.pool.query(`update rep_documents set ${change}`)).rejects.toThrow(
        'written once',
      );
    }
  });

  test('opens for the representative and who keeps the books, written down, and for nobody else', async () => {
    await pay();
    const [document] = await documents();
    if (!document) throw new Error('nothing was printed');
    const deps = { db: stage.db, transact: stage.platform.transact };
    const open = (member: {
      userId: string;
      isAdmin: boolean;
      roles: ('bookkeeper' | 'editor')[];
    }) =>
      openDocument(
        deps,
        {
          member: { kind: 'member', sessionId: 's', isSalesRep: false, ...member },
          requestId: 'r',
        },
        repDocumentIdSchema.parse(document.id),
      );
    const plain = { isAdmin: false, roles: [] };
    expect(await open({ userId: rep.userId, ...plain })).toMatchObject({ number: document.number });
    expect(await open({ userId: 'second-id', ...plain })).toBeNull();
    expect(await open({ userId: 'second-id', isAdmin: true, roles: ['editor'] })).toBeNull();
    const books = { userId: 'second-id', isAdmin: true, roles: ['bookkeeper' as const] };
    expect(await open(books)).toMatchObject({ number: document.number });
    const { rows } = await stage.pool.query(
      "select count(*)::int as count from audit_entries where action = 'sales-reps.read-document'",
    );
    expect(rows[0].count).toBe(1);
  });
});

test('a VAT ID of another country than the address is refused', async () => {
  const billing = { ...abroad, vatId: 'SK1034567890' };
  await expect(rep.api.salesReps.saveBilling({ billing })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

describe('a VAT ID', () => {
  const save = (billing: typeof business | null) => rep.api.salesReps.saveBilling({ billing });

  test('that the register does not know is refused', async () => {
    stage.register.answer = 'invalid';
    await expect(save(abroad)).rejects.toMatchObject({
      code: 'VAT_ID_REFUSED',
      data: { why: 'unknown' },
    });
    expect((await rep.api.salesReps.dashboard({})).billing).toBeNull();
  });

  test('that the register gave no answer for has no invoice, until it does', async () => {
    stage.register.answer = 'unavailable';
    expect(await save(abroad)).toMatchObject({ vatIdState: 'waiting' });
    const since = async () => {
      const { rows } = await stage.pool.query(
        'select vat_id_waiting_since as since from reps where id = $1',
        [rep.id],
      );
      return rows.map((row) => row.since);
    };
    const savedAt = stage.platform.clock.now();
    expect(await since()).toEqual([savedAt]);
    await pay();
    await save(abroad);
    expect(await since()).toEqual([savedAt]);
    expect((await documents()).map(({ kind }) => kind)).toEqual(['statement']);
    await stage.runJob('verify-rep-vat-ids');
    expect((await rep.api.salesReps.dashboard({})).vatIdState).toBe('waiting');
    stage.register.answer = 'valid';
    await stage.runJob('verify-rep-vat-ids');
    await stage.runJobs();
    expect((await rep.api.salesReps.dashboard({})).vatIdState).toBe('verified');
    expect(await since()).toEqual([null]);
    expect(await read(await documents(), 'selfBill')).toMatchObject({
      vatTreatment: 'reverseCharge',
    });
  });

  test.each([
    ['is found when the details are saved again', abroad],
    ['is taken out', { ...abroad, vatId: null }],
  ])('that had no answer and %s lets the invoice be written', async (_how, billing) => {
    stage.register.answer = 'unavailable';
    await save(abroad);
    await pay();
    stage.register.answer = 'valid';
    await rep.api.salesReps.saveBilling({ billing });
    await stage.runJobs();
    expect((await documents()).map(({ kind }) => kind)).toContain('selfBill');
  });

  test('that the register comes not to know is told by mail, recorded, and stays without invoices', async () => {
    stage.register.answer = 'unavailable';
    await save(abroad);
    stage.register.answer = 'invalid';
    await stage.runJob('verify-rep-vat-ids');
    expect((await rep.api.salesReps.dashboard({})).vatIdState).toBe('refused');
    const mail = { kind: 'rep-vat-id-refused', vatId: abroad.vatId };
    await stage.runJobs();
    expect(stage.mails).toContainEqual(
      expect.objectContaining({ to: rep.email, mail: expect.objectContaining(mail) }),
    );
    const { rows } = await stage.pool.query(
      "select actor_kind, after from audit_entries where action = 'sales-reps.verify-vat-id' and target_id = $1",
      [rep.id],
    );
    expect(rows).toEqual([{ actor_kind: 'system', after: { vatIdState: 'refused' } }]);
    await pay();
    expect((await documents()).map(({ kind }) => kind)).toEqual(['statement']);
  });

  test('whose row cannot be read stops nobody else', async () => {
    const broken = await shop.openRep({ code: `BROKEN${serial}` });
    stage.register.answer = 'unavailable';
    await broken.api.salesReps.saveBilling({ billing: abroad });
    await save(abroad);
    await stage.pool.query(`update reps set billing = billing || '{"vatId": 7}' where id = $1`, [
      broken.id,
    ]);
    stage.register.answer = 'valid';
    await expect(stage.runJob('verify-rep-vat-ids')).rejects.toThrow('VAT ids were not looked up');
    expect((await rep.api.salesReps.dashboard({})).vatIdState).toBe('verified');
    await stage.pool.query('update reps set billing = null, vat_id_state = null where id = $1', [
      broken.id,
    ]);
  });

  test('saved by the release before, which did not ask who charges VAT, is read and looked up', async () => {
    await save(business);
    await stage.pool.query(
      "update reps set billing = billing - 'chargesVat', vat_id_state = null where id = $1",
      [rep.id],
    );
    const read = () => rep.api.salesReps.dashboard({});
    expect(await read()).toMatchObject({ billing: { chargesVat: true }, vatIdState: null });
    await stage.runJob('verify-rep-vat-ids');
    expect(await read()).toMatchObject({ billing: business, vatIdState: 'verified' });
  });

  test('that was found stays so while the register is away, and an older payout stays without', async () => {
    await pay();
    await shop.pass(1);
    await save(abroad);
    stage.register.answer = 'unavailable';
    const moved = await save({ ...abroad, city: 'Passau' });
    expect(moved).toMatchObject({ vatIdState: 'verified', billing: { city: 'Passau' } });
    const [payout] = await desk.salesRepsAdmin.payouts();
    await stage.runJob('issue-rep-documents', { payoutId: payout?.id });
    expect((await documents()).map(({ kind }) => kind)).toEqual(['statement']);
  });
});

test('billing details are saved, and ended, only with a fresh proof of who it is', async () => {
  const { staff } = stage.people;
  const requested = staff.proofs;
  await rep.api.salesReps.saveBilling({ billing: business });
  expect(staff.proofs).toBe(requested + 1);
  staff.hasFactor = false;
  for (const billing of [abroad, null]) {
    await expect(rep.api.salesReps.saveBilling({ billing })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
  }
  expect((await rep.api.salesReps.dashboard({})).billing).toEqual(business);
});
