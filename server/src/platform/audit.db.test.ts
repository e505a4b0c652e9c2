import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appendOnlyTables } from '../migrate.ts';
import { callers } from '../testing/callers.ts';
import { runSize } from '../testing/run-size.ts';
import { testDatabase } from '../testing/test-database.ts';
import { visitor } from './actor.ts';
import { type AuditRecord, auditActor, recordAudit, systemActor } from './audit.ts';
import { verifyAudit } from './audit-verification.ts';
import { queryAs } from './test-parts.ts';

const now = new Date('2026-11-16T10:20:00.123Z');
const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();

afterAll(async () => {
  await owner.end();
  await database.close();
});

beforeEach(() => owner.query('truncate audit_entries'));

function anAct(changes: Partial<AuditRecord> = {}): AuditRecord {
  return {
    actor: { kind: 'admin', id: 'admin-id' },
    action: 'people.suspend',
    target: { kind: 'person', id: 'member-id' },
    ...changes,
  };
}

function record(...records: AuditRecord[]) {
  return db.transaction((tx) => recordAudit(tx, records, now));
}

function recordMany(count: number) {
  return record(...Array.from({ length: count }, (_, index) => anAct({ after: { index } })));
}

test.each(appendOnlyTables)(
  'the application may neither change nor remove rows of %s',
  async (table) => {
    await record(anAct());
    for (const statement of [
      `update ${table} set number = number`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `drop table ${table}`,
    ]) {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
    expect((await verifyAudit(db)).entryCount).toBe(1);
  },
);

test('the application cannot give itself what it was not given', async () => {
  await pool.query('grant update, delete on audit_entries to danube_app').catch(() => undefined);
  await expect(pool.query('delete from audit_entries')).rejects.toThrow('permission denied');
});

test('an entry says who did what to whom, when, why and in which request', async () => {
  await record(
    anAct({
      before: { role: 'member' },
      after: { role: 'admin', since: now },
      reason: 'New colleague',
      requestId: 'request-1',
    }),
  );
  const { rows } = await pool.query('select * from audit_entries');
  expect(rows).toEqual([
    {
      number: '1',
      at: now,
      actor_kind: 'admin',
      actor_id: 'admin-id',
      action: 'people.suspend',
      target_kind: 'person',
      target_id: 'member-id',
      before: { role: 'member' },
      after: { role: 'admin', since: now.toISOString() },
      reason: 'New colleague',
      request_id: 'request-1',
      previous_hash: '0'.repeat(64),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test.each([
  ['a visitor', visitor, { kind: 'visitor', id: null }],
  ['a member', callers.member, { kind: 'member', id: 'member-id' }],
  ['a representative', callers.rep, { kind: 'member', id: 'rep-id' }],
  ['an administrator', callers.admin, { kind: 'admin', id: 'admin-id' }],
] as const)('%s is kept as such', (_name, actor, expected) => {
  expect(auditActor(actor)).toEqual(expected);
});

test('whatever was recorded has the same hash when it comes back from PostgreSQL', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  const anyRecord = fc.record({
    actor: fc.oneof(
      fc.constant(systemActor),
      text.map((id) => ({ kind: 'member' as const, id })),
    ),
    action: text,
    target: fc.record({ kind: text, id: text }),
    before: fc.anything({ withDate: true, withSparseArray: true, withBigInt: true }),
    after: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
    reason: fc.option(text),
  });
  const anyRecords = fc.array(anyRecord, { minLength: 20, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(anyRecords, async (records) => {
      await record(...records);
      expect(await verifyAudit(db)).toMatchObject({ isIntact: true, firstBroken: null });
    }),
    { numRuns: runSize({ nightly: 25, short: 8 }) },
  );
});

describe('verification', () => {
  test('an empty log is intact', async () => {
    expect(await verifyAudit(db)).toEqual({
      isIntact: true,
      entryCount: 0,
      firstBroken: null,
      head: null,
    });
  });

  test('takes many acts of one change', async () => {
    await recordMany(5_100);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 5_100 });
  });

  test.each([1, 2, 6, 7, 8, 100])('reads every entry in pages of %d', async (pageSize) => {
    await recordMany(7);
    const { rows } = await pool.query('select hash from audit_entries where number = 7');
    expect(await verifyAudit(db, pageSize)).toEqual({
      isIntact: true,
      entryCount: 7,
      firstBroken: null,
      head: { number: 7, hash: rows[0].hash, at: now },
    });
    await owner.query("update audit_entries set reason = 'forged' where number = 6");
    expect(await verifyAudit(db, pageSize)).toMatchObject({ firstBroken: 6, entryCount: 5 });
  });

  test.each([
    ['its time', 'at', "at + interval '1 millisecond'"],
    ['an endless time', 'at', "'infinity'"],
    ['the kind of actor', 'actor_kind', "'system'"],
    ['the actor', 'actor_id', "'somebody-else'"],
    ['no actor', 'actor_id', 'null'],
    ['the action', 'action', "'people.restore'"],
    ['the kind of target', 'target_kind', "'event'"],
    ['the target', 'target_id', "'somebody-else'"],
    ['what was before', 'before', `'{"index": 0}'`],
    ['what is after', 'after', `'{"index": 99}'`],
    ['a text for a number', 'after', `'{"index": "2"}'`],
    ['the same as a text', 'after', 'to_jsonb(after::text)'],
    ['nothing after', 'after', 'null'],
    ['the reason', 'reason', "''"],
    ['the request', 'request_id', "'another'"],
    ['the hash before', 'previous_hash', 'hash'],
    ['the hash', 'hash', 'previous_hash'],
  ])('finds an entry whose owner forged %s', async (_name, column, value) => {
    await recordMany(4);
    for (const number of [4, 3, 2, 1]) {
      await owner.query(`update audit_entries set ${column} = ${value} where number = ${number}`);
      expect(await verifyAudit(db)).toMatchObject({ isIntact: false, firstBroken: number });
    }
  });

  test.each([
    ['a removed entry', 'delete from audit_entries where number = 3', 3],
    ['a removed beginning', 'delete from audit_entries where number < 3', 1],
    ['a gap closed again', closedGap(), 3],
    ['an entry before the first', copyOf(1, '0'), 0],
    ['an entry with a negative number', copyOf(4, '-7'), -7],
    ['an entry added by hand', copyOf(5, '6'), 6],
    ['an entry added behind a gap', copyOf(5, '9'), 6],
    ['entries that changed places', swapped(), 2],
  ])('finds %s', async (_name, statement, firstBroken) => {
    await recordMany(5);
    await queryAs(ownerUrl, statement);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: false, firstBroken });
  });

  test('cannot find a missing end: that is what the daily heads are for', async () => {
    await recordMany(5);
    await owner.query('delete from audit_entries where number > 3');
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 3 });
  });
});

function copyOf(number: number, newNumber: string): string {
  return `create temp table copied as select * from audit_entries where number = ${number};
    update copied set number = ${newNumber};
    insert into audit_entries select * from copied;`;
}

function closedGap(): string {
  return `delete from audit_entries where number = 3;
    update audit_entries set number = 3 where number = 4;
    update audit_entries set number = 4 where number = 5;`;
}

function swapped(): string {
  return `update audit_entries set number = 100 where number = 2;
    update audit_entries set number = 2 where number = 4;
    update audit_entries set number = 4 where number = 100;`;
}
