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
import { chainAudit, maxReordering } from './chain-audit.ts';
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

beforeEach(() => owner.query('truncate audit_entries, audit_chain restart identity'));

function aRecord(overrides: Partial<AuditRecord> = {}): AuditRecord {
  return {
    actor: { kind: 'admin', id: 'admin-id' },
    action: 'people.suspend',
    target: { kind: 'person', id: 'member-id' },
    ...overrides,
  };
}

/** Records acts and chains them, as the worker would. */
async function record(...records: AuditRecord[]) {
  await db.transaction((tx) => recordAudit(tx, records, now));
  await chainAudit(db);
}

function recordMany(count: number) {
  return record(...Array.from({ length: count }, (_, index) => aRecord({ after: { index } })));
}

test.each(appendOnlyTables)(
  'the application may neither change nor remove rows of %s',
  async (table) => {
    await record(aRecord());
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

test('acts do not wait for each other: an entry is written while another is not committed', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into audit_entries (at, actor_kind, action, target_kind, target_id)
      values (now(), 'system', 'test.late', 'test', 'test')`);
    await record(aRecord());
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 1 });
    await client.query('commit');
  } finally {
    client.release();
  }
  // Written first but committed last, so it is chained last.
  expect(await chainAudit(db)).toBe(1);
  const { rows } = await pool.query('select number::int from audit_chain order by position');
  expect(rows).toEqual([{ number: 2 }, { number: 1 }]);
  expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 2 });
});

test('several workers chain each entry once', async () => {
  await db.transaction((tx) =>
    recordAudit(
      tx,
      Array.from({ length: 1_200 }, () => aRecord()),
      now,
    ),
  );
  const counts = await Promise.all([chainAudit(db), chainAudit(db), chainAudit(db)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1_200);
  expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 1_200 });
});

test('the application cannot give itself what it was not given', async () => {
  await pool.query('grant update, delete on audit_entries to danube_app').catch(() => undefined);
  await expect(pool.query('delete from audit_entries')).rejects.toThrow('permission denied');
});

test('an entry says who did what to whom, when, why and in which request', async () => {
  await record(
    aRecord({
      before: { role: 'member' },
      after: { role: 'admin', since: now },
      reason: 'New colleague',
      requestId: 'request-1',
    }),
  );
  const { rows } = await pool.query(`select number, at, actor_kind, actor_id, action, target_kind,
    target_id, before, after, reason, request_id from audit_entries`);
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
    },
  ]);
  expect((await pool.query('select * from audit_chain')).rows).toEqual([
    {
      position: '1',
      number: '1',
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
      waitingCount: 0,
    });
  });

  test('takes many acts of one change', async () => {
    await recordMany(5_100);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 5_100 });
  });

  test.each([1, 2, 6, 7, 8, 100])('reads every entry in pages of %d', async (pageSize) => {
    await recordMany(7);
    const { rows } = await pool.query('select hash from audit_chain where number = 7');
    expect(await verifyAudit(db, pageSize)).toEqual({
      isIntact: true,
      entryCount: 7,
      firstBroken: null,
      head: { number: 7, hash: rows[0].hash, at: now },
      waitingCount: 0,
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
  ])('finds an entry whose owner forged %s', async (_name, column, value) => {
    await recordMany(4);
    for (const number of [4, 3, 2, 1]) {
      await owner.query(`update audit_entries set ${column} = ${value} where number = ${number}`);
      expect(await verifyAudit(db)).toMatchObject({ isIntact: false, firstBroken: number });
    }
  });

  test.each([
    ['the hash before', 'previous_hash', 'hash'],
    ['the hash', 'hash', 'previous_hash'],
    ['the entry', 'number', 'number + 100'],
  ])('finds a link whose owner forged %s', async (_name, column, value) => {
    await recordMany(4);
    for (const number of [4, 3, 2, 1]) {
      await owner.query(`update audit_chain set ${column} = ${value} where position = ${number}`);
      const { isIntact, entryCount } = await verifyAudit(db);
      expect({ isIntact, entryCount }).toEqual({ isIntact: false, entryCount: number - 1 });
    }
  });

  test.each([
    ['a removed entry', 'delete from audit_entries where number = 3', 3],
    ['a removed beginning', 'delete from audit_entries where number < 3', 1],
    ['a removed link', 'delete from audit_chain where number = 3', 3],
    ['an entry removed with its link', removed(3), 3],
    ['a beginning removed with its links', removed(1), 1],
    ['a gap closed again', removeAndCloseGap(), 4],
    ['a link before the first', copyOf(1, '0'), 100],
    ['a link with a negative position', copyOf(4, '-7'), 100],
    ['a link added by hand', copyOf(5, '6'), 100],
    ['a link added behind a gap', copyOf(5, '9'), 100],
    ['entries that changed places', swapPositions(), 4],
  ])('finds %s', async (_name, statement, firstBroken) => {
    await recordMany(5);
    await queryAs(ownerUrl, statement);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: false, firstBroken });
  });

  test('says what is not chained yet, and nothing more of it', async () => {
    await recordMany(2);
    await db.transaction((tx) => recordAudit(tx, [aRecord()], now));
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 2, waitingCount: 1 });
    expect(await chainAudit(db)).toBe(1);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 3, waitingCount: 0 });
  });

  test('finds an entry that was put among old ones, chained or not', async () => {
    await recordMany(1);
    await owner.query(
      `alter sequence audit_entries_number_seq restart with ${maxReordering + 100}`,
    );
    await recordMany(1);
    await owner.query(
      "insert into audit_entries select 50, at, actor_kind, actor_id, action, target_kind, 'forged' from audit_entries where number = 1",
    );
    expect(await chainAudit(db)).toBe(0);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: false, firstBroken: 50 });
    await owner.query(
      `insert into audit_chain select 3, 50, hash, hash from audit_chain where position = 2`,
    );
    expect(await verifyAudit(db)).toMatchObject({ isIntact: false, firstBroken: 50 });
  });

  test('cannot find a missing end: that is what the daily heads are for', async () => {
    await recordMany(5);
    await queryAs(ownerUrl, `${removed(4)}; ${removed(5)}`);
    expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 3 });
  });
});

/** A copy of this link at another position, for an entry that doesn't exist. */
function copyOf(position: number, newPosition: string): string {
  return `insert into audit_chain
    select ${newPosition}, 100, previous_hash, hash from audit_chain where position = ${position}`;
}

function removed(number: number): string {
  return `delete from audit_chain where number = ${number};
    delete from audit_entries where number = ${number}`;
}

function removeAndCloseGap(): string {
  return `${removed(3)};
    update audit_chain set position = 3 where position = 4;
    update audit_chain set position = 4 where position = 5;`;
}

function swapPositions(): string {
  return `update audit_chain set position = 100 where position = 2;
    update audit_chain set position = 2 where position = 4;
    update audit_chain set position = 4 where position = 100;`;
}
