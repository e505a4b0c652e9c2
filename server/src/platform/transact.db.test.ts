import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { type AuditRecord, recordAudit, systemActor } from './audit.ts';
import { verifyAudit } from './audit-verification.ts';
import { createDatabase } from './database.ts';
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

function anAct(action: string): AuditRecord {
  return { actor: systemActor, action, target: { kind: 'test', id: 'test' } };
}

test('the acts of a change are recorded with it, in their order, at the time of the clock', async () => {
  const { db, transact } = await openPlatform();
  const result = await transact(async (change) => {
    change.audit(anAct('test.first'));
    change.audit(anAct('test.second'));
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
  expect(await verifyAudit(db)).toMatchObject({ entryCount: 2, head: { at: new Date(now) } });
});

test('a change that fails leaves neither an entry nor a gap', async () => {
  const { db, transact } = await openPlatform();
  await transact(async (change) => change.audit(anAct('test.before')));
  const failing = transact(async (change) => {
    change.audit(anAct('test.failed'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const failingLate = transact(async (change) => {
    change.audit(anAct('test.failed'));
    // Refused when the versions are counted: after the entry was written.
    change.touchContent('events');
    await change.tx.execute(sql`
      insert into content_versions values ('events', 9223372036854775807)
      on conflict (tag) do update set version = excluded.version`);
  });
  await expect(failingLate).rejects.toThrow();
  await transact(async (change) => change.audit(anAct('test.after')));
  const { rows } = await db.execute(
    sql`select number::int, action from audit_entries order by number`,
  );
  expect(rows).toEqual([
    { number: 1, action: 'test.before' },
    { number: 2, action: 'test.after' },
  ]);
  expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 2 });
});

test('fifty changes at once, some of content, some failing, give an unbroken chain', async () => {
  const { db, transact } = await openPlatform(10);
  const changes = Array.from({ length: 50 }, (_, index) =>
    transact(async (change) => {
      if (index % 2 === 0) change.touchContent('events');
      change.audit(anAct(`test.${index}`));
      await sleep(index % 7);
      if (index % 3 === 0) change.audit(anAct(`test.${index}.again`));
      if (index % 10 === 9) throw new Error('changed my mind');
    }),
  );
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.message).toBe('changed my mind');
  }
  // 45 changes, of which those whose index three divides recorded two acts.
  const doubles = Array.from({ length: 50 }, (_, index) => index).filter(
    (index) => index % 3 === 0 && index % 10 !== 9,
  ).length;
  expect(await verifyAudit(db)).toMatchObject({
    isIntact: true,
    entryCount: 45 + doubles,
    firstBroken: null,
  });
});

test('a change without acts does not wait for the log', async () => {
  const { db, transact } = await openPlatform();
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holder = db.transaction(async (tx) => {
    await recordAudit(tx, [anAct('test.holds')], new Date(now));
    isHeld.resolve();
    await release.promise;
  });
  onTestFinished(() => release.resolve());
  await isHeld.promise;
  await transact(async (change) => change.touchContent('events'));
  const writer = transact(async (change) => change.audit(anAct('test.waits')));
  expect(await Promise.race([writer.then(() => 'written'), sleep(200, 'waiting')])).toBe('waiting');
  release.resolve();
  await holder;
  await writer;
  expect(await verifyAudit(db)).toMatchObject({ isIntact: true, entryCount: 2 });
});
