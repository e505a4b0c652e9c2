import { randomUUID } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type OrderId, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { noSubscriptions } from '../../testing/no-subscriptions.ts';
import { insertOffer, offers } from '../../testing/offered-items.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import type { Purchase } from './entitlements.api.ts';
import { insertEntitlement } from './entitlements.factory.ts';
import { createEntitlements } from './entitlements.module.ts';

const monday = '2026-11-16T10:20:00Z';
const tuesday = '2026-11-17T10:20:00Z';
const now = new Date(monday);
const userId = callers.member.userId;

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, monday);
const recorded = createRecordedJobs();
const { api, routers } = createEntitlements({
  ...platform,
  findEmail: async () => 'maja@example.org',
  findLanguage: async () => 'sk',
  jobs: recorded.jobs,
  siteUrl: 'https://danube.example',
  subscriptions: noSubscriptions,
  catalogue: offers,
  findNames: async () => new Map([[userId, 'Maja Horvat']]),
});

beforeAll(async () => {
  await insertPerson(db, { id: userId });
  await insertPerson(db, { id: callers.otherMember.userId });
  await insertPerson(db, { id: callers.admin.userId });
});

beforeEach(async () => {
  platform.clock.set(monday);
  await queryAs(ownerUrl, 'truncate entitlements');
});

afterAll(() => database.close());

function anOrder(): OrderId {
  return orderIdSchema.parse(randomUUID());
}

async function aBook(): Promise<ItemId> {
  return (await insertOffer(db, { kind: 'book', price: 2_900 })).id;
}

function buy(purchase: Pick<Purchase, 'orderId' | 'itemId'> & Partial<Purchase>): Promise<void> {
  return api.grantPurchase(db, { userId, source: 'purchase', expiresAt: null, ...purchase });
}

async function rows() {
  const columns = 'order_id, item_id, source, granted_at, expires_at, revoked_at, used_at';
  return (await pool.query(`select ${columns} from entitlements order by granted_at, item_id`))
    .rows;
}

describe('a purchase', () => {
  test('opens the item, with its order and its end', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    const expiresAt = new Date('2026-12-16T10:20:00Z');
    await buy({ orderId, itemId, source: 'subscription', expiresAt });
    expect(await api.accessTo(db, userId, itemId)).toEqual({
      isAllowed: true,
      why: 'subscription',
      until: expiresAt,
    });
    expect(await rows()).toEqual([
      {
        order_id: orderId,
        item_id: itemId,
        source: 'subscription',
        granted_at: now,
        expires_at: expiresAt,
        revoked_at: null,
        used_at: null,
      },
    ]);
  });

  test('is one row of its order, also when fifty report it at the same time', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    await Promise.all(Array.from({ length: 50 }, () => buy({ orderId, itemId })));
    expect(await rows()).toHaveLength(1);
  });

  test('reported again moves its end, keeps its beginning and is in force again', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    await buy({ orderId, itemId, expiresAt: new Date(tuesday) });
    await api.revokePurchase(db, orderId);
    platform.clock.set(tuesday);
    const expiresAt = new Date('2026-12-17T10:20:00Z');
    await buy({ orderId, itemId, expiresAt });
    expect(await rows()).toMatchObject([
      { granted_at: now, expires_at: expiresAt, revoked_at: null },
    ]);
  });

  test('of another order of the same item stands beside it', async () => {
    const itemId = await aBook();
    await buy({ orderId: anOrder(), itemId });
    await buy({ orderId: anOrder(), itemId });
    expect(await rows()).toHaveLength(2);
  });
});

describe('taking a purchase back', () => {
  test('ends the items that are named, or all of the order, and no others', async () => {
    const [order, other] = [anOrder(), anOrder()];
    const [one, two] = [await aBook(), await aBook()];
    await buy({ orderId: order, itemId: one });
    await buy({ orderId: order, itemId: two });
    await buy({ orderId: other, itemId: two, userId: callers.otherMember.userId });
    await api.revokePurchase(db, order, [one]);
    expect(await api.accessTo(db, userId, one)).toEqual({ isAllowed: false, why: 'ended' });
    expect(await api.accessTo(db, userId, two)).toMatchObject({ isAllowed: true });
    await api.revokePurchase(db, order);
    expect(await api.accessTo(db, userId, two)).toEqual({ isAllowed: false, why: 'ended' });
    const elsewhere = await api.accessTo(db, callers.otherMember.userId, two);
    expect(elsewhere).toMatchObject({ isAllowed: true });
  });

  test('names no item and ends none where the list is empty', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    await buy({ orderId, itemId });
    await api.revokePurchase(db, orderId, []);
    expect(await api.accessTo(db, userId, itemId)).toMatchObject({ isAllowed: true });
  });

  test('a second time keeps the moment of the first', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    await buy({ orderId, itemId });
    await api.revokePurchase(db, orderId);
    platform.clock.set(tuesday);
    await api.revokePurchase(db, orderId);
    expect(await rows()).toMatchObject([{ revoked_at: now }]);
  });

  test('can be undone, of that order only', async () => {
    const [order, other] = [anOrder(), anOrder()];
    const [one, two] = [await aBook(), await aBook()];
    await buy({ orderId: order, itemId: one });
    await buy({ orderId: other, itemId: two });
    await api.revokePurchase(db, order);
    await api.revokePurchase(db, other);
    await api.restorePurchase(db, order);
    expect(await api.accessTo(db, userId, one)).toMatchObject({ isAllowed: true });
    expect(await api.accessTo(db, userId, two)).toEqual({ isAllowed: false, why: 'ended' });
  });
});

test('what is given back can be chosen, and all that an order gave is told', async () => {
  const orderId = anOrder();
  const [one, two] = [await aBook(), await aBook()].toSorted();
  if (!one || !two) throw new Error('two books are needed');
  await buy({ orderId, itemId: one });
  await buy({ orderId, itemId: two });
  await api.markUsed(db, userId, two);
  await api.revokePurchase(db, orderId);
  await api.restorePurchase(db, orderId, [two]);
  const given = { grantedAt: now, expiresAt: null };
  expect(await api.purchasesOf(db, orderId)).toEqual([
    { ...given, itemId: one, revokedAt: now, usedAt: null },
    { ...given, itemId: two, revokedAt: null, usedAt: now },
  ]);
});

describe('use', () => {
  test('is noted at the first time and stays', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    await buy({ orderId, itemId });
    expect(await api.usedOf(db, orderId)).toEqual([]);
    await api.markUsed(db, userId, itemId);
    platform.clock.set(tuesday);
    await api.markUsed(db, userId, itemId);
    expect(await rows()).toMatchObject([{ used_at: now }]);
    expect(await api.usedOf(db, orderId)).toEqual([itemId]);
  });

  test('of something in a package is use of the package, not of its neighbours', async () => {
    const [inside, apart] = [await aBook(), await aBook()];
    const offer = { kind: 'package', price: 9_900, includes: [inside] } as const;
    const [bundle, empty] = [await insertOffer(db, offer), await aBook()];
    const order = anOrder();
    for (const itemId of [bundle.id, apart, empty]) await buy({ orderId: order, itemId });
    await api.markUsed(db, userId, inside);
    expect(await api.usedOf(db, order)).toEqual([bundle.id]);
  });

  test('of what was owned before a package is no use of the package', async () => {
    const [owned, added] = [await aBook(), await aBook()];
    await buy({ orderId: anOrder(), itemId: owned });
    await api.markUsed(db, userId, owned);
    platform.clock.set(tuesday);
    const offer = { kind: 'package', price: 9_900, includes: [owned, added] } as const;
    const [bundle, order] = [await insertOffer(db, offer), anOrder()];
    await buy({ orderId: order, itemId: bundle.id });
    await api.markUsed(db, userId, owned);
    expect(await api.usedOf(db, order)).toEqual([]);
    await api.markUsed(db, userId, added);
    expect(await api.usedOf(db, order)).toEqual([bundle.id]);
  });

  test('of what is free anyway is no use of the package', async () => {
    const free = (await insertOffer(db, { kind: 'book', price: 0 })).id;
    const offer = { kind: 'package', price: 9_900, includes: [free] } as const;
    const [bundle, order] = [await insertOffer(db, offer), anOrder()];
    await buy({ orderId: order, itemId: bundle.id });
    await api.markUsed(db, userId, free);
    expect(await api.usedOf(db, order)).toEqual([]);
  });

  test('of what was bought after a package is use of both', async () => {
    const inside = await aBook();
    const offer = { kind: 'package', price: 9_900, includes: [inside] } as const;
    const [bundle, order, later] = [await insertOffer(db, offer), anOrder(), anOrder()];
    await buy({ orderId: order, itemId: bundle.id });
    platform.clock.set(tuesday);
    await buy({ orderId: later, itemId: inside });
    await api.markUsed(db, userId, inside);
    expect(await api.usedOf(db, order)).toEqual([bundle.id]);
    expect(await api.usedOf(db, later)).toEqual([inside]);
  });

  test('touches neither what is over, nor what was revoked, nor what others own', async () => {
    const itemId = await aBook();
    const [over, revoked, others] = [anOrder(), anOrder(), anOrder()];
    await buy({ orderId: over, itemId, expiresAt: now });
    await buy({ orderId: revoked, itemId });
    await api.revokePurchase(db, revoked);
    await buy({ orderId: others, itemId, userId: callers.otherMember.userId });
    await api.markUsed(db, userId, itemId);
    for (const order of [over, revoked, others]) expect(await api.usedOf(db, order)).toEqual([]);
  });

  test('of a gift is noted too, and counts for no order', async () => {
    const itemId = await aBook();
    await insertEntitlement(db, { userId, itemId });
    await api.markUsed(db, userId, itemId);
    expect(await rows()).toMatchObject([{ order_id: null, used_at: now }]);
  });

  test('of nothing is no trouble', async () => {
    await api.markUsed(db, userId, await aBook());
    expect(await rows()).toEqual([]);
  });

  test('waits for whoever takes the purchase back, and then is none', async () => {
    const [orderId, itemId] = [anOrder(), await aBook()];
    await buy({ orderId, itemId });
    const use = Promise.withResolvers<void>();
    await platform.transact(async ({ tx }) => {
      await api.lockPurchase(tx, orderId);
      void api.markUsed(db, userId, itemId).then(use.resolve, use.reject);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
      await api.revokePurchase(tx, orderId);
    });
    await use.promise;
    expect(await api.usedOf(db, orderId)).toEqual([]);
  });

  async function countWaiting(): Promise<number> {
    const { rows: found } = await pool.query(`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return found[0].count;
  }

  test('at many places at once ends well', async () => {
    const [one, two] = [await aBook(), await aBook()];
    for (let n = 0; n < 5; n += 1) {
      const offer = { kind: 'package', price: 9_900, includes: [one, two] } as const;
      await buy({ orderId: anOrder(), itemId: (await insertOffer(db, offer)).id });
    }
    const uses = Array.from({ length: 40 }, (_, n) =>
      platform.transact(({ tx }) => api.markUsed(tx, userId, n % 2 ? one : two)),
    );
    await Promise.all(uses);
    const used = (await rows()).filter((row) => row.used_at !== null);
    expect(used).toHaveLength(5);
  });
});

test('a gift is announced to the person once, in their language; a purchase has its receipt', async () => {
  const item = await aBook();
  await buy({ orderId: anOrder(), itemId: await aBook() });
  const admin = createRouterClient(routers.entitlements, { context: contextOf(callers.admin) });
  const expiresAt = new Date('2027-01-31T22:59:59Z');
  const gift = { userId: userIdSchema.parse(userId), item, expiresAt, reason: 'Won the quiz' };
  const { id } = await admin.grant(gift);
  await expect(admin.grant(gift)).rejects.toMatchObject({ code: 'ALREADY_GRANTED' });
  expect(recorded.mails()).toMatchObject([
    {
      to: 'maja@example.org',
      locale: 'sk',
      messageKey: `access-granted:${id}`,
      mail: {
        kind: 'access-granted',
        expiresAt: expiresAt.toISOString(),
        libraryUrl: 'https://danube.example/library',
      },
    },
  ]);
});

test('a gift that is already over is not announced', async () => {
  const admin = createRouterClient(routers.entitlements, { context: contextOf(callers.admin) });
  const before = recorded.mails().length;
  const expiresAt = platform.clock.now();
  const person = userIdSchema.parse(userId);
  await admin.grant({ userId: person, item: await aBook(), expiresAt, reason: 'For the records' });
  expect(recorded.mails()).toHaveLength(before);
});
