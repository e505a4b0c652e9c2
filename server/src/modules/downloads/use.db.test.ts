import { randomUUID } from 'node:crypto';
import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { noGrantMails } from '../../testing/no-grant-mails.ts';
import { noSubscriptions } from '../../testing/no-subscriptions.ts';
import { createFileId, insertOffer, offers } from '../../testing/offered-items.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertEntitlement } from '../entitlements/entitlements.factory.ts';
import { createEntitlements } from '../entitlements/entitlements.module.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createDownloads } from './downloads.module.ts';

const monday = '2026-11-16T10:20:00Z';
const member = callers.member.userId;
const [file, unready] = [createFileId(), createFileId()];
const files = [file, unready];

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, monday);
const entitlements = createEntitlements({
  ...platform,
  ...noGrantMails,
  subscriptions: noSubscriptions,
  catalogue: offers,
  findNames: async () => new Map(),
});
const downloads = createDownloads({
  ...platform,
  catalogue: offers,
  entitlements: entitlements.api,
  media: {
    link: async (_tx, id) =>
      id === unready ? null : { url: 'https://files.example/file', fileName: 'file.pdf' },
  },
});
const ask = createRouterClient(downloads.routers.downloads, { context: contextOf(callers.member) });

beforeAll(() => insertPerson(db, { id: member }));

beforeEach(async () => {
  platform.clock.set(monday);
  await queryAs(ownerUrl, 'truncate downloads, download_days, entitlements');
});

afterAll(() => database.close());

async function countDownloads(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int from downloads');
  return rows[0].count;
}

describe('what opened the file', () => {
  async function usedAt(id: string): Promise<Date | null> {
    const { rows } = await pool.query('select used_at from entitlements where id = $1', [id]);
    return rows[0].used_at;
  }

  test('counts as used with the first link, and not before', async () => {
    const { id: itemId } = await insertOffer(db, { kind: 'book', price: 2_900, files });
    const { id } = await insertEntitlement(db, { userId: member, itemId, source: 'purchase' });
    await expect(ask.request({ item: itemId, file: unready })).rejects.toThrow();
    expect(await usedAt(id)).toBeNull();
    await ask.request({ item: itemId, file });
    platform.clock.set('2026-11-17T10:20:00Z');
    await ask.request({ item: itemId, file });
    expect(await usedAt(id)).toEqual(new Date(monday));
  });

  test('counts also where the same file was fetched a moment before it was bought', async () => {
    const { id: itemId } = await insertOffer(db, { kind: 'book', price: 2_900, files });
    await insertEntitlement(db, { userId: member, itemId });
    await ask.request({ item: itemId, file });
    const { id } = await insertEntitlement(db, { userId: member, itemId, source: 'purchase' });
    await ask.request({ item: itemId, file });
    expect(await usedAt(id)).toEqual(new Date(monday));
    expect(await countDownloads()).toBe(1);
  });

  test('is asked after a withdrawal that is under way: money or file, not both', async () => {
    const { id: itemId } = await insertOffer(db, { kind: 'book', price: 2_900, files });
    const orderId = orderIdSchema.parse(randomUUID());
    const { id } = await insertEntitlement(db, { userId: member, itemId, orderId });
    const outcome = Promise.withResolvers<unknown>();
    await platform.transact(async ({ tx }) => {
      await entitlements.api.lockPurchase(tx, orderId);
      // Captures either outcome: the rejection may arrive before this transaction has returned.
      void ask.request({ item: itemId, file }).then(outcome.resolve, outcome.resolve);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
      expect(await entitlements.api.usedOf(tx, orderId)).toEqual([]);
      await entitlements.api.revokePurchase(tx, orderId);
    });
    expect(await outcome.promise).toMatchObject({
      code: 'NOT_ENTITLED',
      data: { why: 'ended' },
    });
    expect(await usedAt(id)).toBeNull();
    expect(await countDownloads()).toBe(0);
  });

  async function countWaiting(): Promise<number> {
    const { rows } = await pool.query(`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0].count;
  }
});
