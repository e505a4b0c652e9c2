import { randomUUID } from 'node:crypto';
import { invoiceIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeal } from '../../../platform/seal.ts';
import { queryAs } from '../../../platform/test-parts.ts';
import { type Caller, callers } from '../../../testing/callers.ts';
import { runSize } from '../../../testing/run-size.ts';
import {
  cents,
  clearOrders,
  createOrderId,
  insertInvoice,
  insertOrder,
  insertRefund,
} from '../checkout.factory.ts';
import { addEvent } from '../orders/orders.repository.ts';
import type { StripeSubject } from '../stripe-subject.types.ts';
import { stripeEvents } from '../tables/payments.tables.ts';
import { createTransfer, startOrdersAdmin } from './orders-admin.factory.ts';

/** More than the pool has connections; a request waits at most three seconds for one. */
const many = runSize({ nightly: 50, short: 15 });

const monday = '2026-11-16T10:20:00Z';
const now = new Date(monday);
const started = await startOrdersAdmin(monday);
const { db, ownerUrl, as, auditEntries, entitlements, seal, close } = started;
const admin = as('admin');
const reason = 'Asked for by telephone';
const adminId = callers.admin.userId;

beforeEach(async () => {
  await clearOrders(ownerUrl);
  await queryAs(ownerUrl, 'truncate audit_entries, entitlements');
});

afterAll(close);

describe('who may call', () => {
  const id = createOrderId();
  const amount = cents(100);
  const calls = {
    list: (caller: Caller) => as(caller).list({}),
    exportCsv: (caller: Caller) => as(caller).exportCsv({}),
    read: (caller: Caller) => as(caller).read({ id }),
    refund: (caller: Caller) => as(caller).refund({ id, key: randomUUID(), amount, reason }),
    markPaid: (caller: Caller) => as(caller).markPaid({ id, receivedOn: '2026-11-15', reason }),
    markRefunded: (caller: Caller) => as(caller).markRefunded({ id, reason }),
    resendReceipt: (caller: Caller) => as(caller).resendReceipt({ id }),
    importTransfers: (caller: Caller) => as(caller).importTransfers({ csv: 'x', isTrial: true }),
    evidence: (caller: Caller) => as(caller).evidence({ id }),
    invoice: (caller: Caller) => as(caller).invoice({ id: invoiceIdSchema.parse(randomUUID()) }),
    statistics: (caller: Caller) => as(caller).statistics({ from: '2026-11-01', to: '2026-11-02' }),
    ossReturn: (caller: Caller) => as(caller).ossReturn({ year: 2026, quarter: 4 }),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(calls).flatMap(([name, call]) =>
    rejections.map(([caller, code]) => ({ name, call, caller, code })),
  );

  test.each(refused)('$name answers $caller with $code', async ({ call, caller, code }) => {
    await expect(call(caller)).rejects.toMatchObject({ code, defined: true });
    expect(await auditEntries()).toEqual([]);
  });

  const unknown = [
    'read',
    'refund',
    'markPaid',
    'markRefunded',
    'resendReceipt',
    'evidence',
  ] as const;

  test.each(unknown)(
    '%s says where there is no such order, and writes nothing down',
    async (name) => {
      await expect(calls[name]('admin')).rejects.toMatchObject({
        code: 'ORDER_NOT_FOUND',
        defined: true,
      });
      expect(await auditEntries()).toEqual([]);
    },
  );

  test('an invoice that is not there is said so', async () => {
    await expect(calls.invoice('admin')).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  });
});

describe('an order', () => {
  test('is read with all that happened to it, and the look is in the log', async () => {
    const at = '2026-11-02T09:00:00.000Z';
    const { id, lines } = await insertOrder(db, {
      userId: callers.member.userId,
      paymentIntentId: 'pi_1',
      sessionId: 'cs_1',
      declarations: [{ kind: 'supply', text: 'I agree', version: 2, hash: 'a'.repeat(64), at }],
      locationProofs: [{ kind: 'network', country: 'DE', at }],
    });
    const invoice = await insertInvoice(db, { orderId: id });
    const refund = await insertRefund(db, { orderId: id, state: 'failed', reason });
    await addEvent(db, { orderId: id, kind: 'placed', at: new Date(at) });
    await addEvent(db, {
      orderId: id,
      kind: 'refundRequested',
      at: now,
      amount: cents(1_000),
      by: adminId,
      note: reason,
    });
    const read = await admin.read({ id });
    expect(read).toMatchObject({
      id,
      userId: callers.member.userId,
      buyer: 'Anna Nováková',
      ruleVersion: 1,
      paymentReference: 'pi_1',
      language: 'en',
      isHeld: false,
      dispute: null,
      inquiry: null,
      canPay: false,
      transfer: null,
      withdrawableUntil: null,
      lines: [{ itemId: lines[0]?.itemId, slug: lines[0]?.itemId, total: 11_900 }],
      invoices: [{ id: invoice.id, number: invoice.number, kind: 'invoice', total: 11_900 }],
      locationProofs: [{ kind: 'network', country: 'DE', at: new Date(at) }],
      refunds: [{ id: refund.id, amount: 1_000, state: 'failed', reason }],
    });
    // Only the evidence contains the full text.
    expect(read.declarations).toEqual([
      { kind: 'supply', version: 2, hash: 'a'.repeat(64), at: new Date(at) },
    ]);
    expect(read.events).toEqual([
      { kind: 'placed', at: new Date(at), amount: null, by: null, note: null },
      { kind: 'refundRequested', at: now, amount: 1_000, by: expect.any(String), note: reason },
    ]);
    expect(await auditEntries()).toMatchObject([
      { actor_id: adminId, action: 'orders.read', target_kind: 'order', target_id: id },
    ]);
  });

  test('outlives the account of whoever bought or changed it', async () => {
    const { id } = await insertOrder(db, { userId: null });
    await addEvent(db, { orderId: id, kind: 'refunded', at: now, by: null });
    expect(await admin.read({ id })).toMatchObject({ userId: null, events: [{ by: null }] });
  });

  test('leads from its invoice to it', async () => {
    const { id: orderId } = await insertOrder(db);
    const { id, number } = await insertInvoice(db, { orderId });
    expect(await admin.invoice({ id })).toEqual({ orderId, number });
  });
});

describe('refund', () => {
  test('is made, written down with its reason, and answered with the order', async () => {
    const { id } = await insertOrder(db);
    const input = { id, key: randomUUID(), amount: cents(1_500), reason };
    expect(await admin.refund(input)).toMatchObject({
      refunded: 1_500,
      refunds: [{ amount: 1_500, reason }],
    });
    expect(await auditEntries()).toEqual([
      {
        actor_id: adminId,
        action: 'orders.refund',
        target_kind: 'order',
        target_id: id,
        before: { state: 'paid', refunded: 0 },
        after: { state: 'paid', refunded: 1_500, amount: 1_500 },
        reason,
      },
    ]);
  });

  test('is made and recorded once when many clients send the same request', async () => {
    const { id } = await insertOrder(db);
    const input = { id, key: randomUUID(), amount: cents(1_500), reason };
    const answers = await Promise.all(Array.from({ length: many }, () => admin.refund(input)));
    for (const answer of answers) expect(answer.refunds).toHaveLength(1);
    expect(await auditEntries()).toHaveLength(1);
  });

  test('that is refused leaves nothing behind', async () => {
    const { id } = await insertOrder(db);
    const input = { id, key: randomUUID(), amount: cents(11_901), reason };
    await expect(admin.refund(input)).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
      defined: true,
      data: { left: 11_900 },
    });
    expect(await auditEntries()).toEqual([]);
  });

  test.each([0, -100, 1.5])('needs an amount: %d', async (amount) => {
    const { id } = await insertOrder(db);
    const input = { id, key: randomUUID(), reason };
    await expect(admin.refund({ ...input, amount })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('a transfer', () => {
  test('that is waited for says how it is paid, and is marked paid once', async () => {
    const { id } = await insertOrder(db, { state: 'pending', method: 'transfer' });
    expect(await admin.read({ id })).toMatchObject({ transfer: createTransfer, canPay: false });
    const paid = { id, receivedOn: '2026-11-15', reason };
    expect(await admin.markPaid(paid)).toMatchObject({ state: 'paid', transfer: null });
    expect(await admin.markPaid(paid)).toMatchObject({ state: 'paid' });
    const [, ...acts] = await auditEntries();
    expect(acts).toMatchObject([
      {
        action: 'orders.mark-paid',
        target_id: id,
        before: { state: 'pending' },
        reason,
        after: { state: 'paid', receivedOn: '2026-11-15' },
      },
    ]);
  });

  test.each([
    ['is paid elsewhere', { state: 'pending', method: 'stripe' }],
    ['was given up', { state: 'cancelled', method: 'transfer' }],
  ] as const)('cannot be marked paid where the order %s', async (_name, order) => {
    const { id } = await insertOrder(db, order);
    const paid = { id, receivedOn: '2026-11-15', reason };
    await expect(admin.markPaid(paid)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect(await auditEntries()).toEqual([]);
  });

  test('is marked as paid back where that is due', async () => {
    const { id } = await insertOrder(db, { state: 'refunded', method: 'transfer' });
    expect(await admin.markRefunded({ id, reason })).toMatchObject({ id });
    const { id: other } = await insertOrder(db, { method: 'transfer' });
    await expect(admin.markRefunded({ id: other, reason })).rejects.toMatchObject({
      code: 'ORDER_STATE',
    });
    const acts = (await auditEntries()).map(({ action, target_id }) => [action, target_id]);
    expect(acts).toEqual([['orders.mark-refunded', id]]);
  });
});

describe('the account to pay a refund back to', () => {
  const iban = 'SK3112000000198742637541';
  const ibansOf = async (state: 'requested' | 'failed' | 'done', sealed: string) => {
    const { id } = await insertOrder(db, { method: 'transfer' });
    await insertRefund(db, { orderId: id, state, iban: sealed });
    return (await admin.read({ id })).refunds.map((refund) => refund.iban);
  };

  test('is shown until the money is sent', async () => {
    expect(await ibansOf('requested', seal.close(iban))).toEqual([iban]);
    expect(await ibansOf('failed', seal.close(iban))).toEqual([iban]);
    expect(await ibansOf('done', seal.close(iban))).toEqual([null]);
  });

  test('doesn’t hide the order when an earlier secret sealed it', async () => {
    expect(await ibansOf('requested', createSeal('the secret before').close(iban))).toEqual([null]);
  });
});

describe('a receipt', () => {
  test('is sent again where there is one', async () => {
    const { id } = await insertOrder(db);
    expect(await admin.resendReceipt({ id })).toEqual({});
    const { id: unpaid } = await insertOrder(db, { state: 'pending' });
    await expect(admin.resendReceipt({ id: unpaid })).rejects.toMatchObject({
      code: 'ORDER_STATE',
    });
    const acts = (await auditEntries()).map(({ action, target_id }) => [action, target_id]);
    expect(acts).toEqual([['orders.resend-receipt', id]]);
  });
});

describe('evidence', () => {
  test('holds everything that proves the order, and no secrets', async () => {
    const at = '2026-11-02T09:00:00.000Z';
    const { id, number, lines } = await insertOrder(db, {
      sessionId: 'cs_1',
      paymentIntentId: 'pi_1',
      key: randomUUID(),
      keyHash: 'key-hash',
      sessionUrl: 'https://pay.example/cs_1',
      declarations: [{ kind: 'supply', text: 'I agree', version: 2, hash: 'a'.repeat(64), at }],
      locationProofs: [{ kind: 'card', country: 'DE', at }],
    });
    const itemId = lines[0]?.itemId;
    if (!itemId) throw new Error('the order has a line');
    const userId = callers.member.userId;
    const purchase = { userId, orderId: id, itemId, source: 'purchase', expiresAt: null } as const;
    await entitlements.grantPurchase(db, purchase);
    await entitlements.markUsed(db, userId, itemId);
    const { number: invoiceNumber } = await insertInvoice(db, { orderId: id });
    await insertRefund(db, { orderId: id, iban: 'sealed-iban', stripeRefundId: 're_1' });
    await addEvent(db, { orderId: id, kind: 'receiptSent', at: now });
    const report = { receivedAt: now, processedAt: now };
    await db.insert(stripeEvents).values([
      { ...report, id: 'evt_1', type: 'session.completed', subject: aSubject({ id: 'cs_1' }) },
      { ...report, id: 'evt_2', type: 'refunded', subject: aSubject({ paymentIntent: 'pi_1' }) },
      { ...report, id: 'evt_3', type: 'session.completed', subject: aSubject({ id: 'cs_2' }) },
    ]);
    const { fileName, json } = await admin.evidence({ id });
    expect(fileName).toBe(`order-${number}-evidence.json`);
    expect(JSON.parse(json)).toMatchObject({
      gatheredAt: now.toISOString(),
      order: { id, number, total: 11_900, paymentIntentId: 'pi_1', email: 'anna@danube.example' },
      lines: [{ itemId, title: 'Reading the line', total: 11_900 }],
      declarations: [{ kind: 'supply', text: 'I agree', version: 2, at }],
      locationProofs: [{ kind: 'card', country: 'DE' }],
      events: [{ kind: 'receiptSent' }],
      receiptsSentAt: [now.toISOString()],
      invoices: [{ number: invoiceNumber, buyer: { name: 'Anna Nováková' } }],
      refunds: [{ amount: 1_000, stripeRefundId: 're_1' }],
      access: [{ itemId, usedAt: now.toISOString(), revokedAt: null }],
      providerReports: [
        { id: 'evt_1', type: 'session.completed' },
        { id: 'evt_2', type: 'refunded' },
      ],
    });
    for (const secret of ['sealed-iban', 'key-hash', 'pay.example']) {
      expect(json).not.toContain(secret);
    }
    expect(await auditEntries()).toMatchObject([
      { actor_id: adminId, action: 'orders.evidence', target_id: id },
    ]);
  });

  test('of an order that was never begun at the provider names no reports of others', async () => {
    const { id } = await insertOrder(db, { method: 'transfer' });
    const subject = aSubject({ id: 'cs_9' });
    await db.insert(stripeEvents).values({ id: 'evt_9', type: 'x', subject, receivedAt: now });
    const { json } = await admin.evidence({ id });
    expect(JSON.parse(json)).toMatchObject({ providerReports: [] });
  });
});

function aSubject(about: Partial<StripeSubject>): StripeSubject {
  const emptyFields = {
    id: null,
    paymentIntent: null,
    subscription: null,
    order: null,
    refunded: 0,
  };
  return { object: 'checkout.session', ...emptyFields, ...about };
}
