import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { type AuditRecord, recordAudit, systemActor } from './audit.ts';
import { verifyAudit } from './audit-verification.ts';
import { chainAudit } from './chain-audit.ts';
import { runInRequest } from './current-request.ts';
import { createDatabase, isDatabaseUnavailable } from './database.ts';
import { createLogger } from './logger.ts';

const now = '2026-11-16T10:20:00Z';

async function openPlatform(poolSize = 5) {
  const database = await testDatabase();
  const logger = createLogger({ level: 'silent', name: 'test' });
  const settings = { url: database.url, poolSize, applicationName: 'danube-test' };
  const { db, close } = createDatabase(settings, logger);
  onTestFinished(async () => {
    await close();
    await database.close();
  });
  return testPlatform(db, now);
}

function aRecord(action: string): AuditRecord {
  return { actor: systemActor, action, target: { kind: 'test', id: 'test' } };
}

test('the acts of a change are recorded with it, in their order, at the time of the clock', async () => {
  const { db, transact } = await openPlatform();
  const result = await transact(async (change) => {
    change.audit(aRecord('test.first'));
    change.audit(aRecord('test.second'));
    return 'done';
  });
  expect(result).toBe('done');
  const { rows } = await db.execute(
    sql`select number::int, action, at from audit_entries order by number`,
  );
  expect(rows).toMatchObject([
    { number: 1, action: 'test.first' },
    { number: 2, action: 'test.second' },
  ]);
  await chainAudit(db);
  expect(await verifyAudit(db)).toMatchObject({ entryCount: 2, head: { at: new Date(now) } });
});

test('a change that fails leaves no entry', async () => {
  const { db, transact } = await openPlatform();
  await transact(async (change) => change.audit(aRecord('test.before')));
  const failing = transact(async (change) => {
    change.audit(aRecord('test.failed'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const failingLate = transact(async (change) => {
    change.audit(aRecord('test.failed'));
    // Fails when the versions are incremented, after the entry was written.
    change.touchContent('events');
    await change.tx.execute(sql`
      insert into content_versions values ('events', 9223372036854775807)
      on conflict (tag) do update set version = excluded.version`);
  });
  await expect(failingLate).rejects.toThrow();
  await transact(async (change) => change.audit(aRecord('test.after')));
  const { rows } = await db.execute(sql`select action from audit_entries order by number`);
  expect(rows).toEqual([{ action: 'test.before' }, { action: 'test.after' }]);
  await chainAudit(db);
  expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 2 });
});

test('fifty changes at once, some of content, some failing, give an unbroken chain', async () => {
  const { db, transact } = await openPlatform(10);
  const changes = Array.from({ length: 50 }, (_, index) =>
    transact(async (change) => {
      if (index % 2 === 0) change.touchContent('events');
      change.audit(aRecord(`test.${index}`));
      await sleep(index % 7);
      if (index % 3 === 0) change.audit(aRecord(`test.${index}.again`));
      if (index % 10 === 9) throw new Error('changed my mind');
    }),
  );
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.message).toBe('changed my mind');
  }
  // 45 changes; those with an index divisible by three record two acts.
  const doubles = Array.from({ length: 50 }, (_, index) => index).filter(
    (index) => index % 3 === 0 && index % 10 !== 9,
  ).length;
  await chainAudit(db);
  expect(await verifyAudit(db)).toMatchObject({
    isIntact: true,
    entryCount: 45 + doubles,
    firstBroken: null,
  });
});

test('an act does not wait for another that is not committed yet', async () => {
  const { db, transact } = await openPlatform();
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holder = db.transaction(async (tx) => {
    await recordAudit(tx, [aRecord('test.holds')], new Date(now));
    isHeld.resolve();
    await release.promise;
  });
  onTestFinished(() => release.resolve());
  await isHeld.promise;
  // If writing the entry waited for the lock, its timeout would fail the test.
  await transact(async (change) => change.audit(aRecord('test.goes-on')));
  release.resolve();
  await holder;
  await chainAudit(db);
  expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 2 });
});

test('two changes that lock each other out are both made', async () => {
  const { db, transact } = await openPlatform();
  await db.execute(sql`insert into content_versions values ('one', 1), ('other', 1)`);
  const bothHold = meetingOf(2);
  const bump = (tag: string) => sql`
    update content_versions set version = version + 1 where tag = ${tag}`;
  let runs = 0;
  const change = (first: string, second: string) =>
    transact(async ({ tx, audit }) => {
      runs += 1;
      audit(aRecord(`test.${first}`));
      await tx.execute(bump(first));
      await bothHold();
      await tx.execute(bump(second));
    });
  await Promise.all([change('one', 'other'), change('other', 'one')]);
  const { rows } = await db.execute(sql`select distinct version::int from content_versions
    where tag in ('one', 'other')`);
  expect(rows).toEqual([{ version: 3 }]);
  expect(runs).toBe(3);
  // The rolled-back one recorded nothing.
  const entries = await db.execute(sql`select action from audit_entries order by action`);
  expect(entries.rows).toEqual([{ action: 'test.one' }, { action: 'test.other' }]);
});

test('a lock that is not given in time is asked for again, and then refused for now', async () => {
  const { db, transact } = await openPlatform();
  await db.execute(sql`insert into content_versions values ('one', 1)`);
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const take = sql`select from content_versions where tag = 'one' for update`;
  const holder = db.transaction(async (tx) => {
    await tx.execute(take);
    isHeld.resolve();
    await release.promise;
  });
  onTestFinished(() => release.resolve());
  await isHeld.promise;
  let runs = 0;
  const wait = () =>
    transact(async ({ tx }) => {
      runs += 1;
      await tx.execute(sql`set local lock_timeout = '20ms'`);
      await tx.execute(take);
    });
  const failure: unknown = await wait().catch((error: unknown) => error);
  expect(runs).toBe(3);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  const patient = wait();
  release.resolve();
  await Promise.all([holder, patient]);
});

/** Blocks callers until this many have arrived; later ones continue immediately. */
function meetingOf(count: number): () => Promise<void> {
  const isComplete = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present >= count) isComplete.resolve();
    return isComplete.promise;
  };
}

test('messages of a change name the request that made it, where a request did', async () => {
  const { db, transact } = await openPlatform();
  const act = () =>
    transact(async (change) => {
      change.touchContent('events');
      change.notify('user:maja', { topic: 'cart' });
      change.notify('user:maja', { topic: 'reset' });
    });
  await act();
  await runInRequest('request-7', act);
  const { rows } = await db.execute(sql`select message from live_events order by id`);
  expect(rows.map(({ message }) => message)).toEqual([
    { topic: 'cart' },
    { topic: 'reset' },
    { topic: 'content', tags: ['events'] },
    { topic: 'cart', by: ['request-7'] },
    { topic: 'reset' },
    { topic: 'content', tags: ['events'], by: ['request-7'] },
  ]);
});
