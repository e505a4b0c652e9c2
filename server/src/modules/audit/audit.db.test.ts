import { createRouterClient } from '@orpc/server';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditRecord } from '../../platform/audit.ts';
import { chainAudit } from '../../platform/chain-audit.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { createAudit } from './audit.module.ts';

const noon = '2026-11-16T12:00:00Z';
const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
const platform = testPlatform(db, noon);
const known = new Map([
  ['admin-id', 'Anna Adminová'],
  ['member-id', 'Marek Člen'],
]);
const requestedFor: string[][] = [];
const audit = createAudit({
  db,
  transact: platform.transact,
  findNames: async (ids) => {
    requestedFor.push([...ids]);
    return known;
  },
});

afterAll(async () => {
  await owner.end();
  await database.close();
});

beforeEach(async () => {
  platform.clock.set(noon);
  requestedFor.length = 0;
  // The test connects as the owner: the application's role isn't allowed to do this.
  await owner.query('truncate audit_entries, audit_chain restart identity');
});

function as(caller: Caller) {
  const context = contextOf(callers[caller], { requestId: 'request-7' });
  return createRouterClient(audit.routers.audit, { context });
}

const admin = as('admin');

async function act(action: string, overrides: Partial<AuditRecord> = {}): Promise<void> {
  await platform.transact(async (change) =>
    change.audit({
      actor: { kind: 'admin', id: 'admin-id' },
      action,
      target: { kind: 'person', id: 'member-id' },
      ...overrides,
    }),
  );
}

async function actAt(moment: string, action: string): Promise<void> {
  platform.clock.set(moment);
  await act(action);
}

async function actionsFound(input: Parameters<typeof admin.list>[0]): Promise<string[]> {
  return (await admin.list(input)).entries.map((entry) => entry.action);
}

async function countEntries(): Promise<number> {
  return (await pool.query('select count(*)::int as count from audit_entries')).rows[0].count;
}

describe('who may call', () => {
  test.each([
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const)('%s is refused with %s, and leaves no entry', async (caller, code) => {
    await expect(as(caller).list({})).rejects.toMatchObject({ code, defined: true });
    await expect(as(caller).verify()).rejects.toMatchObject({ code, defined: true });
    expect(await countEntries()).toBe(0);
  });

  test.each([
    { limit: 0 },
    { limit: 101 },
    { before: 0 },
    { before: 1.5 },
    { about: 'a\0b' },
    { action: 'x'.repeat(61) },
  ])('refuses the input %o', async (input) => {
    await expect(admin.list(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('reading', () => {
  test('shows an entry with the names of whom it is about', async () => {
    await act('people.suspend', {
      before: { a: 1 },
      after: ['b'],
      reason: 'Fraud',
      requestId: 'r',
    });
    expect(await admin.list({})).toEqual({
      entries: [
        {
          number: 1,
          at: new Date(noon),
          actor: { kind: 'admin', id: 'admin-id', name: 'Anna Adminová' },
          action: 'people.suspend',
          target: { kind: 'person', id: 'member-id', name: 'Marek Člen' },
          before: { a: 1 },
          after: ['b'],
          reason: 'Fraud',
          requestId: 'r',
        },
      ],
      nextBefore: null,
    });
    expect(requestedFor).toEqual([['admin-id', 'member-id']]);
  });

  test('people who were erased and acts of the system have no name', async () => {
    await act('people.erase', { actor: { kind: 'system', id: null }, target: aPerson('gone-id') });
    expect((await admin.list({})).entries).toMatchObject([
      {
        actor: { kind: 'system', id: null, name: null },
        target: { id: 'gone-id', name: null },
      },
    ]);
  });

  test('is recorded itself, with what was asked for', async () => {
    await admin.list({ action: 'people.', about: 'member-id', from: new Date(noon), limit: 5 });
    const { entries } = await admin.list({});
    expect(entries).toMatchObject([
      {
        actor: { kind: 'admin', id: 'admin-id' },
        action: 'audit.read',
        target: { kind: 'audit-log', id: 'audit-log' },
        after: { action: 'people.', about: 'member-id', from: '2026-11-16T12:00:00.000Z' },
        requestId: 'request-7',
      },
    ]);
  });

  test('goes back page by page, without repeating or missing an entry', async () => {
    for (let index = 1; index <= 7; index++) await act(`test.${index}`);
    const seen: number[] = [];
    let before: number | undefined;
    do {
      const page = await admin.list({ limit: 3, before });
      seen.push(...page.entries.map((entry) => entry.number));
      before = page.nextBefore ?? undefined;
    } while (before);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('says that there is no further page where the last one is just full', async () => {
    for (let index = 1; index <= 3; index++) await act(`test.${index}`);
    expect((await admin.list({ limit: 3 })).nextBefore).toBeNull();
    expect((await admin.list({ limit: 3 })).nextBefore).toBe(2);
  });
});

describe('filters', () => {
  test('an action is given by its beginning, taken as it is written', async () => {
    for (const action of ['people.suspend', 'people.grant', 'peopleX', 'events.create']) {
      await act(action);
    }
    expect(await actionsFound({ action: 'people.' })).toEqual(['people.grant', 'people.suspend']);
    expect(await actionsFound({ action: 'people.grant' })).toEqual(['people.grant']);
    expect(await actionsFound({ action: 'people_' })).toEqual([]);
    expect(await actionsFound({ action: '%' })).toEqual([]);
    expect(await actionsFound({ action: 'People.' })).toEqual([]);
  });

  test('about a person is what they did and what was done to them, each entry once', async () => {
    await act('test.by', { actor: aMember('one'), target: aPerson('two') });
    await act('test.to', { actor: aMember('two'), target: aPerson('one') });
    await act('test.self', { actor: aMember('one'), target: aPerson('one') });
    await act('test.other', { actor: aMember('two'), target: aPerson('two') });
    expect(await actionsFound({ about: 'one' })).toEqual(['test.self', 'test.to', 'test.by']);
    expect(await actionsFound({ about: 'one', action: 'test.s' })).toEqual(['test.self']);
    expect(await actionsFound({ about: 'nobody' })).toEqual([]);
  });

  test('a time has its beginning, and ends before its end', async () => {
    await actAt('2026-11-16T09:00:00Z', 'test.nine');
    await actAt('2026-11-16T10:00:00Z', 'test.ten');
    await actAt('2026-11-16T11:00:00Z', 'test.eleven');
    const [from, to] = [new Date('2026-11-16T10:00:00Z'), new Date('2026-11-16T11:00:00Z')];
    expect(await actionsFound({ action: 'test.', from, to })).toEqual(['test.ten']);
    expect(await actionsFound({ action: 'test.', from })).toEqual(['test.eleven', 'test.ten']);
    expect(await actionsFound({ action: 'test.', to })).toEqual(['test.ten', 'test.nine']);
    expect(await actionsFound({ about: 'member-id', from, to })).toEqual(['test.ten']);
    expect(await actionsFound({ from: to, to: from })).toEqual([]);
  });

  test('a time is found among many entries, also where clocks differed by half an hour', async () => {
    const start = Date.parse('2026-11-10T00:00:00Z');
    const times = Array.from({ length: 60 }, (_, hour) => {
      const late = hour % 2 === 0 ? 0 : -90 * 60_000;
      return new Date(start + hour * 3_600_000 + late);
    });
    for (const at of times) await actAt(at.toISOString(), 'test.hourly');
    for (const hour of [-1, 0, 1, 17, 30, 31, 59, 80]) {
      const from = new Date(start + hour * 3_600_000);
      const to = new Date(from.getTime() + 5 * 3_600_000);
      const { entries } = await admin.list({ action: 'test.', from, to, limit: 100 });
      const expected = times.filter((at) => at >= from && at < to).toReversed();
      expect(entries.map((entry) => entry.at)).toEqual(expected);
    }
  });

  test('all filters at once still go page by page', async () => {
    for (let index = 0; index < 5; index++) await act('test.some');
    const filter = { action: 'test.', about: 'member-id', from: new Date(noon), limit: 2 };
    const first = await admin.list(filter);
    const second = await admin.list({ ...filter, before: first.nextBefore ?? undefined });
    expect([...first.entries, ...second.entries].map(({ number }) => number)).toEqual([5, 4, 3, 2]);
  });
});

describe('verifying', () => {
  test('an untouched log is intact, and that it was asked is recorded', async () => {
    await act('people.suspend');
    expect(await admin.verify()).toEqual({ isIntact: true, entryCount: 1, firstBroken: null });
    expect((await admin.list({})).entries[0]).toMatchObject({
      number: 2,
      actor: { kind: 'admin', id: 'admin-id' },
      action: 'audit.verify',
      target: { kind: 'audit-log' },
      after: { isIntact: true, entryCount: 1, firstBroken: null },
      requestId: 'request-7',
    });
    expect(await admin.verify()).toMatchObject({ isIntact: true, entryCount: 3 });
  });

  test.each([1, 2, 3, 4, 5])('a row that its owner changed is found: number %d', async (number) => {
    for (let index = 1; index <= 5; index++) await act(`test.${index}`);
    await chainAudit(db);
    await owner.query('update audit_entries set reason = $1 where number = $2', ['x', number]);
    expect(await admin.verify()).toEqual({
      isIntact: false,
      entryCount: number - 1,
      firstBroken: number,
    });
  });

  test('a row that its owner removed is found', async () => {
    for (let index = 1; index <= 5; index++) await act(`test.${index}`);
    await chainAudit(db);
    await owner.query('delete from audit_entries where number = 2');
    expect(await admin.verify()).toMatchObject({ isIntact: false, firstBroken: 2 });
  });

  test('fifty readers at once leave an unbroken chain', async () => {
    await Promise.all(Array.from({ length: 50 }, () => admin.list({ limit: 1 })));
    expect(await admin.verify()).toEqual({ isIntact: true, entryCount: 50, firstBroken: null });
  });
});

function aPerson(id: string) {
  return { kind: 'person', id };
}

function aMember(id: string) {
  return { kind: 'member', id } as const;
}
