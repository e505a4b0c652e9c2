import { claimIds } from '@danube/contract/claims/claims.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { createLogger } from '../../platform/logger.ts';
import { noReads } from '../../platform/request-context.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createSource } from './claims.factory.ts';
import { createClaims } from './claims.module.ts';
import { seedClaims } from './claims.seed.ts';

const sunday = '2026-11-15T10:20:00Z';
const id = 'tradersTrained' as const;
const adminId = 'admin-id';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, sunday);
const counted = { value: null as number | null, times: 0, isBroken: false };
const claims = createClaims({
  ...platform,
  findComputed: () => [
    {
      id: 'averageAttendance',
      compute: async () => {
        counted.times += 1;
        if (counted.isBroken) throw new Error('the count failed');
        return counted.value;
      },
    },
    { id: 'eventsThisMonth', compute: async () => 9 },
  ],
});
await insertPerson(db, { id: adminId });

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(sunday);
  await pool.query(
    'delete from claim_sources; delete from shown_computed_claims; delete from computed_claims; delete from content_versions',
  );
});

function as(caller: Caller, reads = noReads) {
  return createRouterClient(claims.routers.claims, {
    context: contextOf(callers[caller], { reads }),
  });
}

const admin = as('admin');

function anAdministrator(userId: string): Actor {
  const sessionId = `session-of-${userId}`;
  return { kind: 'member', userId, sessionId, isAdmin: true, roles: ['owner'], isSalesRep: false };
}

async function sourceSeenBy(caller: Caller) {
  return (await as(caller).list()).find((entry) => entry.id === id)?.source;
}

async function version(): Promise<number> {
  const { rows } = await pool.query(
    "select version::int from content_versions where tag = 'claims'",
  );
  return rows[0]?.version ?? 0;
}

async function latestEntry() {
  const { rows } = await pool.query(
    'select actor_id, action, target_kind, target_id, before, after, request_id from audit_entries order by number desc limit 1',
  );
  return rows[0];
}

async function countEntries(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from audit_entries');
  return rows[0].count;
}

describe('who may call', () => {
  const forAdmins = {
    keepSource: (caller: Caller) =>
      as(caller).keepSource({ ...createSource({ text: 'Another source' }), id }),
    removeSource: (caller: Caller) => as(caller).removeSource({ id }),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['otherMember', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(forAdmins).flatMap(([name, call]) =>
    rejections.map(([caller, code]) => ({ name, call, caller, code })),
  );

  test.each(refused)('$name answers $caller with $code', async ({ call, caller, code }) => {
    await admin.keepSource({ ...createSource(), id });
    const before = { version: await version(), entries: await countEntries() };
    await expect(call(caller)).rejects.toMatchObject({ code, defined: true });
    expect(await sourceSeenBy('anonymous')).toEqual(createSource());
    expect({ version: await version(), entries: await countEntries() }).toEqual(before);
  });

  test.each(Object.keys(callers) as Caller[])('the list is open to %s', async (caller) => {
    await admin.keepSource({ ...createSource(), id });
    expect(await sourceSeenBy(caller)).toEqual(createSource());
  });
});

describe('the list', () => {
  test('names every figure of the register in its order, with or without a source', async () => {
    await admin.keepSource({ ...createSource(), id });
    const list = await as('anonymous').list();
    expect(list.map((entry) => entry.id)).toEqual(claimIds);
    expect(list.filter(({ source }) => source !== null).map((entry) => entry.id)).toEqual([id]);
  });

  test('tells the page what it read', async () => {
    const reads: unknown[] = [];
    const seen = (read: unknown) => void reads.push(read);
    await as('anonymous', { tag: seen, freshUntil: seen }).list();
    expect(reads).toEqual(['claims']);
  });

  test('says nothing of who keeps the sources', async () => {
    await admin.keepSource({ ...createSource(), id });
    expect(JSON.stringify(await as('anonymous').list())).not.toContain(adminId);
  });

  test('does not show a source whose figure has left the register', async () => {
    await pool.query(`insert into claim_sources (claim_id, text, language, as_of, updated_at)
      values ('gone', 'A source of times past', 'en', '2026-01-01', now())`);
    expect((await as('anonymous').list()).map((entry) => entry.id)).toEqual(claimIds);
  });
});

describe('keeping a source', () => {
  test('publishes it, and says so to pages and to the audit log', async () => {
    expect(await admin.keepSource({ ...createSource(), id })).toEqual({
      id,
      source: createSource(),
    });
    expect(await version()).toBe(1);
    expect(await latestEntry()).toMatchObject({
      actor_id: adminId,
      action: 'claims.keep-source',
      target_kind: 'claim',
      target_id: id,
      before: null,
      after: createSource(),
      request_id: 'test',
    });
  });

  test('takes the place of the one before, which the audit log remembers', async () => {
    await admin.keepSource({ ...createSource(), id });
    const later = createSource({ text: 'Counted anew in autumn.', url: null, language: 'de' });
    await admin.keepSource({ ...later, id });
    expect(await sourceSeenBy('anonymous')).toEqual(later);
    expect(await latestEntry()).toMatchObject({ before: createSource(), after: later });
    expect(await version()).toBe(2);
  });

  test('remembers who did it until that account is gone', async () => {
    const saver = async () => (await pool.query('select updated_by from claim_sources')).rows;
    await insertPerson(db, { id: 'leaver' });
    const context = contextOf(anAdministrator('leaver'));
    await createRouterClient(claims.routers.claims, { context }).keepSource({
      ...createSource(),
      id,
    });
    expect(await saver()).toEqual([{ updated_by: 'leaver' }]);
    await pool.query("delete from users where id = 'leaver'");
    expect(await saver()).toEqual([{ updated_by: null }]);
  });

  test.each([
    ['too short a text', { text: 'by us    ' }],
    ['too long a text', { text: 'x'.repeat(1001) }],
    ['a link that is not encrypted', { url: 'http://academy.example/report' }],
    ['a link that is a program', { url: 'javascript:alert(1)' }],
    ['a link that is no address', { url: 'academy.example/report' }],
    ['a day that does not exist', { asOf: '2026-02-30' }],
    ['a day of another century', { asOf: '0226-09-30' }],
    ['a language that nobody speaks', { language: 'xx' }],
    ['a figure that is not in the register', { id: 'profitsGuaranteed' }],
  ])('refuses %s', async (_name, wrong) => {
    // What an untyped client could send.
    const input = { ...createSource(), id, ...wrong } as Parameters<typeof admin.keepSource>[0];
    await expect(admin.keepSource(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await sourceSeenBy('anonymous')).toBeNull();
    expect(await version()).toBe(0);
  });

  test.each([10, 1000])('takes a text of %i characters', async (length) => {
    await admin.keepSource({ ...createSource({ text: 'x'.repeat(length) }), id });
    expect((await sourceSeenBy('anonymous'))?.text).toHaveLength(length);
  });

  test('takes today but not tomorrow, by the academy’s calendar', async () => {
    // Half past midnight on the 16th in Bratislava.
    platform.clock.set('2026-11-15T23:30:00Z');
    await admin.keepSource({ ...createSource({ asOf: '2026-11-16' }), id });
    const tomorrow = admin.keepSource({ ...createSource({ asOf: '2026-11-17' }), id });
    await expect(tomorrow).rejects.toMatchObject({ code: 'SOURCE_DATE_IN_FUTURE', defined: true });
    expect((await sourceSeenBy('anonymous'))?.asOf).toBe('2026-11-16');
  });
});

describe('removing a source', () => {
  test('leaves the figure without one, and the audit log with what it was', async () => {
    await admin.keepSource({ ...createSource(), id });
    expect(await admin.removeSource({ id })).toEqual({ removed: true });
    expect(await sourceSeenBy('anonymous')).toBeNull();
    expect(await version()).toBe(2);
    expect(await latestEntry()).toMatchObject({
      action: 'claims.remove-source',
      target_id: id,
      before: createSource(),
      after: null,
    });
  });

  test('a second time changes nothing, is no error, and is written down', async () => {
    const entries = await countEntries();
    expect(await admin.removeSource({ id })).toEqual({ removed: false });
    expect(await version()).toBe(0);
    expect(await countEntries()).toBe(entries + 1);
  });
});

test('the samples are marked as such, leave figures without a source, and touch nothing real', async () => {
  await seedClaims(platform);
  const sources = (await as('anonymous').list()).map(({ source }) => source);
  expect(sources).toContain(null);
  for (const source of sources) if (source) expect(source.text).toMatch(/^Sample: /);
  await admin.keepSource({ ...createSource(), id });
  await seedClaims(platform);
  expect(await sourceSeenBy('anonymous')).toEqual(createSource());
});

describe('a figure that is counted', () => {
  const attendance = 'averageAttendance' as const;
  const count = async () => {
    const [job] = claims.jobs;
    const signal = new AbortController().signal;
    const logger = createLogger({ level: 'silent', name: 'test' });
    await job?.handle({}, { jobId: 'job', attempt: 1, signal, logger });
  };
  const listed = async (caller: Caller) =>
    (await as(caller).list()).find((entry) => entry.id === attendance);

  test('is counted by the job once a day, never for a page', async () => {
    Object.assign(counted, { value: 74.6, times: 0 });
    await as('anonymous').list();
    await admin.showComputed({ id: attendance, isComputedShown: true });
    expect(await as('anonymous').figures()).toEqual([]);
    expect(counted.times).toBe(0);
    await count();
    counted.value = 60;
    await count();
    expect(await as('anonymous').figures()).toEqual([{ id: attendance, value: 75 }]);
    expect(counted.times).toBe(1);
    const before = await version();
    platform.clock.set('2026-11-15T23:02:00Z');
    await count();
    expect(await listed('anonymous')).toMatchObject({
      computed: { value: 60, asOf: '2026-11-16' },
    });
    expect(await version()).toBeGreaterThan(before);
  });

  test('that can’t be counted keeps its last value, and the others are counted', async () => {
    counted.value = 74.6;
    await count();
    platform.clock.set('2026-11-15T23:02:00Z');
    counted.isBroken = true;
    await expect(count()).rejects.toThrow('not computed');
    counted.isBroken = false;
    expect(await listed('anonymous')).toMatchObject({
      computed: { value: 75, asOf: '2026-11-15' },
    });
    const events = (await as('anonymous').list()).find((entry) => entry.id === 'eventsThisMonth');
    expect(events).toMatchObject({ computed: { value: 9, asOf: '2026-11-16' } });
  });

  test('stands beside the advertised one with its day, and replaces it only by the owner', async () => {
    counted.value = 74.6;
    await count();
    await pool.query('delete from content_versions');
    expect(await listed('anonymous')).toMatchObject({
      isCounted: true,
      computed: { value: 75, asOf: '2026-11-15' },
      isComputedShown: false,
    });
    expect(await as('anonymous').figures()).toEqual([]);
    await admin.showComputed({ id: attendance, isComputedShown: true });
    expect(await version()).toBe(1);
    expect(await latestEntry()).toMatchObject({
      action: 'claims.show-computed',
      target_id: attendance,
      before: { isComputedShown: false },
      after: { isComputedShown: true },
    });
    expect(await as('anonymous').figures()).toEqual([{ id: attendance, value: 75 }]);
    // Idempotent.
    await admin.showComputed({ id: attendance, isComputedShown: true });
    expect(await version()).toBe(1);
    await admin.showComputed({ id: attendance, isComputedShown: false });
    expect(await as('anonymous').figures()).toEqual([]);
  });

  test('leaves the advertised one while there is nothing to count', async () => {
    counted.value = null;
    await count();
    await admin.showComputed({ id: attendance, isComputedShown: true });
    expect(await as('anonymous').figures()).toEqual([]);
    expect(await listed('anonymous')).toMatchObject({ isCounted: true, computed: null });
  });

  test('must be one that somebody counts', async () => {
    const requested = admin.showComputed({ id, isComputedShown: true });
    await expect(requested).rejects.toMatchObject({ code: 'CLAIM_NOT_COMPUTED' });
  });

  test('is switched by nobody but the owner', async () => {
    const editor = { ...anAdministrator(adminId), roles: ['editor' as const] };
    const client = createRouterClient(claims.routers.claims, { context: contextOf(editor) });
    const requested = client.showComputed({ id: attendance, isComputedShown: true });
    await expect(requested).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
