import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Coupon, CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import { type OrderState, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { queryAs } from '../../../platform/test-parts.ts';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { createCouponsRouter } from '../coupons.router.ts';
import { cents } from '../pricing/cents.ts';
import { anItemId } from '../pricing/priced-items.factory.ts';
import { orders } from '../tables/orders.tables.ts';
import { countUses, findCoupon, lockCoupon } from './coupons.repository.ts';

const monday = '2026-11-16T10:20:00Z';
const now = new Date(monday);
const buyer = callers.member.userId;
const otherBuyer = callers.otherMember.userId;

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, monday);
const router = createCouponsRouter(platform);

beforeAll(async () => {
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(db, { id: actor.userId });
  }
});

beforeEach(async () => {
  platform.clock.set(monday);
  await queryAs(ownerUrl, 'truncate audit_entries; delete from orders; delete from coupons');
});

afterAll(() => database.close());

function as(caller: Caller) {
  return createRouterClient(router, { context: contextOf(callers[caller]) });
}

const admin = as('admin');

const draft: CouponDraft = {
  value: { kind: 'percent', percent: 10 },
  note: 'Autumn sale',
  startsAt: null,
  endsAt: null,
  limit: null,
  limitPerPerson: null,
  minimum: null,
  items: [],
  owner: null,
  isActive: true,
};

function create(code: string, overrides: Partial<CouponDraft> = {}) {
  return admin.create({ ...draft, ...overrides, code });
}

async function insertUse(
  tx: Tx,
  coupon: string,
  { userId = buyer, state = 'paid' }: { userId?: string; state?: OrderState } = {},
) {
  const amounts = { subtotal: cents(0), discount: cents(0), total: cents(0) };
  const billing = { name: 'Anna Nagy', street: 'Fő utca 1', postcode: '1011', city: 'Budapest' };
  await tx.insert(orders).values({
    id: orderIdSchema.parse(randomUUID()),
    userId,
    state,
    coupon,
    method: 'none',
    language: 'hu',
    email: 'anna@example.com',
    country: 'HU',
    ruleVersion: 1,
    billing: { ...billing, country: 'HU', company: null, vatId: null },
    vatRate: 27_00,
    vatTreatment: 'standard',
    ...amounts,
    net: cents(0),
    vat: cents(0),
    declarations: [],
    locationProofs: [],
    placedAt: now,
    expiresAt: now,
  });
}

async function auditEntries() {
  const { rows } = await pool.query(
    'select actor_id, action, target_kind, target_id, before, after from audit_entries order by number',
  );
  return rows;
}

function codesOf({ coupons }: { coupons: Coupon[] }): string[] {
  return coupons.map(({ code }) => code);
}

test('refuses a coupon that would end before it begins', async () => {
  const [startsAt, endsAt] = [new Date('2026-12-02'), new Date('2026-12-01')];
  await expect(admin.create({ ...draft, code: 'BACKWARDS', startsAt, endsAt })).rejects.toThrow();
  const forwards = { ...draft, code: 'FORWARDS', startsAt: endsAt, endsAt: startsAt };
  await expect(admin.create(forwards)).resolves.toMatchObject({ code: 'FORWARDS' });
});

describe('who may call', () => {
  const calls = {
    list: (caller: Caller) => as(caller).list({}),
    create: (caller: Caller) => as(caller).create({ ...draft, code: 'NEW' }),
    change: (caller: Caller) => as(caller).change({ ...draft, code: 'THERE', isActive: false }),
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
    const there = await create('THERE');
    await expect(call(caller)).rejects.toMatchObject({ code, defined: true });
    expect(await admin.list({})).toMatchObject({ coupons: [there], total: 1 });
  });
});

describe('create', () => {
  test('keeps all that was said, and is written down without the owner’s address', async () => {
    const rules: CouponDraft = {
      ...draft,
      value: { kind: 'fixed', amount: cents(5_00) },
      startsAt: now,
      endsAt: new Date('2026-12-24T00:00:00Z'),
      limit: 10,
      limitPerPerson: 1,
      minimum: cents(20_00),
      items: [anItemId(1), anItemId(2), anItemId(1)],
      owner: 'Anna@Example.com',
    };
    const created = await admin.create({ ...rules, code: ' autumn-5 ' });
    const { owner: _, ...saved } = { ...rules, items: [anItemId(1), anItemId(2)] };
    expect(created).toEqual({
      ...saved,
      code: 'AUTUMN-5',
      owner: 'anna@example.com',
      used: 0,
      createdAt: now,
    });
    const { used, ...stored } = created;
    expect(await findCoupon(db, 'AUTUMN-5')).toEqual(stored);
    const [entry, ...others] = await auditEntries();
    expect(entry).toMatchObject({
      actor_id: callers.admin.userId,
      action: 'coupons.create',
      target_kind: 'coupon',
      target_id: 'AUTUMN-5',
      before: null,
      after: { value: { kind: 'fixed', amount: 5_00 }, limit: 10, hasOwner: true },
    });
    expect(JSON.stringify(entry)).not.toMatch(/anna/i);
    expect(others).toEqual([]);
  });

  test('gives a code once', async () => {
    await create('AUTUMN');
    await expect(create('autumn', { note: 'Another' })).rejects.toMatchObject({
      code: 'COUPON_EXISTS',
      defined: true,
    });
    expect(await findCoupon(db, 'AUTUMN')).toMatchObject({ note: 'Autumn sale' });
    expect(await auditEntries()).toHaveLength(1);
  });
});

describe('change', () => {
  test('says what was and what is, and leaves uses and age', async () => {
    await create('AUTUMN');
    await insertUse(db, 'AUTUMN');
    platform.clock.set('2026-11-17T10:00:00Z');
    const changed = await admin.change({ ...draft, code: 'AUTUMN', isActive: false, limit: 3 });
    expect(changed).toEqual({
      ...draft,
      code: 'AUTUMN',
      isActive: false,
      limit: 3,
      used: 1,
      createdAt: now,
    });
    expect(await admin.list({})).toMatchObject({ coupons: [changed] });
    expect((await auditEntries()).at(-1)).toMatchObject({
      action: 'coupons.change',
      target_id: 'AUTUMN',
      before: { isActive: true, limit: null },
      after: { isActive: false, limit: 3 },
    });
  });

  test('finds only what is there', async () => {
    await expect(admin.change({ ...draft, code: 'NOTHING' })).rejects.toMatchObject({
      code: 'COUPON_NOT_FOUND',
      defined: true,
    });
    expect(await auditEntries()).toEqual([]);
  });
});

describe('list', () => {
  test('shows the newest first, page by page, also of one moment', async () => {
    for (const code of ['AAA', 'CCC', 'BBB']) await create(code);
    platform.clock.set('2026-11-17T10:00:00Z');
    await create('DDD');
    const first = await admin.list({ limit: 2 });
    expect(codesOf(first)).toEqual(['DDD', 'CCC']);
    expect(first).toMatchObject({ nextCursor: 'CCC', total: 4 });
    const second = await admin.list({ limit: 2, cursor: 'CCC' });
    expect(codesOf(second)).toEqual(['BBB', 'AAA']);
    expect(second).toMatchObject({ nextCursor: null, total: 4 });
  });

  test('begins anew after a cursor that it does not know', async () => {
    await create('AAA');
    for (const cursor of ['GONE', '\0', '%', 'x'.repeat(300)]) {
      expect(codesOf(await admin.list({ cursor }))).toEqual(['AAA']);
    }
  });

  test('finds words of the code, the note and the owner', async () => {
    await create('AUTUMN-5', { note: 'For the fair in Brno' });
    await create('SPRING', { note: '100% off', owner: 'anna@example.com' });
    expect(codesOf(await admin.list({ search: 'autumn' }))).toEqual(['AUTUMN-5']);
    expect(codesOf(await admin.list({ search: 'BRNO fair' }))).toEqual(['AUTUMN-5']);
    expect(codesOf(await admin.list({ search: 'Anna@' }))).toEqual(['SPRING']);
    expect(codesOf(await admin.list({ search: '100%' }))).toEqual(['SPRING']);
    expect(await admin.list({ search: '_' })).toEqual({ coupons: [], nextCursor: null, total: 0 });
  });

  test('tells what can be used from what is over', async () => {
    await create('PLAIN');
    await create('LATER', { startsAt: new Date('2026-12-01T00:00:00Z') });
    await create('ENDS-NOW', { endsAt: now });
    await create('ENDS-SOON', { endsAt: new Date('2026-11-16T10:20:01Z') });
    await create('OFF', { isActive: false });
    await create('USED-UP', { limit: 1 });
    await create('ONE-LEFT', { limit: 2 });
    for (const code of ['USED-UP', 'ONE-LEFT']) await insertUse(db, code);
    const usable = await admin.list({ state: 'usable' });
    expect(codesOf(usable)).toEqual(['PLAIN', 'ONE-LEFT', 'LATER', 'ENDS-SOON']);
    expect(usable.total).toBe(4);
    const over = await admin.list({ state: 'over' });
    expect(codesOf(over)).toEqual(['USED-UP', 'OFF', 'ENDS-NOW']);
    expect(over.total).toBe(3);
  });

  test('writes down who saw addresses of people, and nothing where there are none', async () => {
    await create('PLAIN');
    await create('ANNAS', { owner: 'anna@example.com' });
    await queryAs(ownerUrl, 'truncate audit_entries');
    await admin.list({ search: 'plain' });
    expect(await auditEntries()).toEqual([]);
    await admin.list({ search: 'anna@example.com' });
    const [entry, ...others] = await auditEntries();
    expect(entry).toMatchObject({ action: 'coupons.list', target_kind: 'coupons' });
    expect(entry).toMatchObject({ actor_id: callers.admin.userId, after: { search: true } });
    expect(JSON.stringify(entry)).not.toContain('example.com');
    expect(others).toEqual([]);
  });
});

describe('uses', () => {
  test('are orders that were not cancelled, of all and of the buyer', async () => {
    await create('AUTUMN');
    await create('OTHER');
    for (const state of ['pending', 'paid', 'refunded', 'cancelled'] as const) {
      await insertUse(db, 'AUTUMN', { state });
    }
    await insertUse(db, 'AUTUMN', { state: 'cancelled' });
    await insertUse(db, 'AUTUMN', { userId: otherBuyer });
    await insertUse(db, 'OTHER');
    expect(await countUses(db, 'AUTUMN', buyer)).toEqual({ byAll: 4, byBuyer: 3 });
    expect(await countUses(db, 'AUTUMN', 'nobody')).toEqual({ byAll: 4, byBuyer: 0 });
    expect(await countUses(db, 'NOTHING', buyer)).toEqual({ byAll: 0, byBuyer: 0 });
    const { coupons } = await admin.list({});
    expect(coupons.map(({ code, used }) => [code, used])).toEqual([
      ['OTHER', 1],
      ['AUTUMN', 4],
    ]);
  });

  test('stay within the limit when two want the last one at once', async () => {
    await create('LAST', { limit: 1 });
    const order = (userId: string, beforeOrdering: () => Promise<void>) =>
      db.transaction(async (tx) => {
        const coupon = await lockCoupon(tx, 'LAST');
        const { byAll } = await countUses(tx, 'LAST', userId);
        await beforeOrdering();
        if (byAll >= (coupon?.limit ?? 0)) return false;
        await insertUse(tx, 'LAST', { userId });
        return true;
      });
    const started = Promise.withResolvers<void>();
    const first = order(buyer, async () => {
      started.resolve();
      // Long enough for the other request to finish counting, unless it is blocked.
      await setTimeout(300);
    });
    await started.promise;
    const second = order(otherBuyer, async () => undefined);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(await countUses(db, 'LAST', buyer)).toEqual({ byAll: 1, byBuyer: 1 });
  });

  test('nothing is locked where no coupon is', async () => {
    expect(await lockCoupon(db, 'NOTHING')).toBeNull();
    expect(await findCoupon(db, 'NOTHING')).toBeNull();
  });
});
