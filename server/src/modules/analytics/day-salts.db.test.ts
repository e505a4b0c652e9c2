import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { createDaySalts } from './day-salts.ts';
import { hashDayVisitor } from './day-visitor.ts';
import { createForgetSaltsJob } from './forget-salts.job.ts';

const database = await testDatabase();
const { db, pool } = database;

afterAll(() => database.close());

beforeEach(() => queryAs(database.ownerUrl, 'truncate visit_salts'));

const maja = { address: '203.0.113.77', userAgent: 'Firefox' };
/** The number a server that has just started would give the visitor. */
const visitorNumberAt = async (moment: string, visitor = maja) =>
  hashDayVisitor(await createDaySalts({ db }).find(new Date(moment)), visitor);

async function forget(moment: string) {
  await createForgetSaltsJob(testPlatform(db, moment)).handle({}, {} as never);
}

test('every server recognises a visitor within the academy’s day, and on no other', async () => {
  const first = await visitorNumberAt('2026-10-24T22:00:00Z');
  expect(await visitorNumberAt('2026-10-25T22:59:59Z')).toBe(first);
  expect(await visitorNumberAt('2026-10-25T23:00:00Z')).not.toBe(first);
  expect(await visitorNumberAt('2026-10-24T22:00:00Z', { ...maja, userAgent: 'Safari' })).not.toBe(
    first,
  );
  expect(hashDayVisitor(Buffer.alloc(32), { ...maja, address: null })).toBeNull();
});

test('one server changes the salt at midnight', async () => {
  const salts = createDaySalts({ db });
  const before = await salts.find(new Date('2026-11-15T22:59:59Z'));
  const after = await salts.find(new Date('2026-11-15T23:00:00Z'));
  expect(after).not.toEqual(before);
  expect(await salts.find(new Date('2026-11-16T10:00:00Z'))).toEqual(after);
});

test('two servers that start the day together share one salt', async () => {
  const moment = new Date('2026-11-16T10:00:00Z');
  const salts = await Promise.all(
    Array.from({ length: 8 }, async () => createDaySalts({ db }).find(moment)),
  );
  expect(new Set(salts.map((salt) => salt.toString('hex'))).size).toBe(1);
});

test('servers agree on a salt again after a crash has emptied the table', async () => {
  const [running, other] = [createDaySalts({ db }), createDaySalts({ db })];
  const salt = await running.find(new Date('2026-11-16T10:00:00Z'));
  await queryAs(database.ownerUrl, 'truncate visit_salts');
  // Restarted before the other server noticed.
  const renewed = await other.find(new Date('2026-11-16T10:00:10Z'));
  expect(renewed).not.toEqual(salt);
  expect(await running.find(new Date('2026-11-16T10:00:20Z'))).toEqual(salt);
  await vi.waitFor(async () => {
    expect(await running.find(new Date('2026-11-16T10:01:00Z'))).toEqual(renewed);
  });
});

test('a server writes back its salt, which is deleted no later than the first', async () => {
  const salts = createDaySalts({ db });
  const salt = await salts.find(new Date('2026-11-16T10:00:00Z'));
  await queryAs(database.ownerUrl, 'truncate visit_salts');
  await salts.find(new Date('2026-11-16T20:00:00Z'));
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select key, created_at from visit_salts');
    expect(rows).toEqual([{ key: salt, created_at: new Date('2026-11-15T23:00:00Z') }]);
  });
});

test('nothing can recompute a visitor 48 hours later, and no backup has the salt', async () => {
  const first = await visitorNumberAt('2026-11-16T10:20:00Z');
  await forget('2026-11-17T10:00:00Z');
  expect(await visitorNumberAt('2026-11-16T10:20:00Z')).toBe(first);
  // The job runs every hour, so this is its last run before the 48 hours are over.
  await forget('2026-11-18T09:22:00Z');
  expect((await pool.query('select from visit_salts')).rowCount).toBe(0);
  expect(await visitorNumberAt('2026-11-16T10:20:00Z')).not.toBe(first);
  const { rows } = await pool.query(
    "select relpersistence from pg_class where relname = 'visit_salts'",
  );
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
