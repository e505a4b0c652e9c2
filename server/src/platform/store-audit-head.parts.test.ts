import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { systemActor } from './audit.ts';
import { compareHeads } from './audit-heads.ts';
import { verifyAudit } from './audit-verification.ts';
import { chainAudit } from './chain-audit.ts';
import { PermanentJobError } from './job-definition.ts';
import { createLogger } from './logger.ts';
import { createStorage, type Storage } from './storage.ts';
import { createStoreAuditHeadJob } from './store-audit-head.job.ts';
import { requirePartUrl } from './test-parts.ts';

const monday = '2026-11-16T03:47:00.000Z';
const tuesday = '2026-11-17T03:47:00.000Z';
const mondayKey = 'audit-heads/2026-11-16.json';
const tuesdayKey = 'audit-heads/2026-11-17.json';

async function openLog() {
  const database = await testDatabase();
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const storage = openFolder();
  onTestFinished(async () => {
    await owner.end();
    await database.close();
  });
  const { db, clock, transact } = testPlatform(database.db, monday);
  const job = createStoreAuditHeadJob({ db, clock, storage });
  const logger = createLogger({ level: 'silent', name: 'test' });
  return {
    db,
    clock,
    storage,
    owner,
    act: () =>
      transact(async (change) =>
        change.audit({
          actor: systemActor,
          action: 'test.act',
          target: { kind: 'test', id: 'test' },
        }),
      ),
    storeHead: () =>
      job.handle({}, { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000), logger }),
    async read(key: string): Promise<unknown> {
      const found = await storage.get(key);
      return found && JSON.parse(await text(found.body));
    },
  };
}

/** The real storage, in the test's own folder, because all tests share the bucket. */
function openFolder(): Storage {
  const folder = `tests/${randomUUID()}`;
  const storage = createStorage({
    endpoint: requirePartUrl('S3_ENDPOINT'),
    region: requirePartUrl('S3_REGION'),
    bucket: requirePartUrl('S3_BUCKET'),
    accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
    secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
  });
  onTestFinished(() => storage.close());
  return {
    ...storage,
    put: (key, body, options) => storage.put(`${folder}/${key}`, body, options),
    get: (key) => storage.get(`${folder}/${key}`),
    head: (key) => storage.head(`${folder}/${key}`),
    list: async (inside) =>
      (await storage.list(`${folder}/${inside}`)).map((key) => key.slice(folder.length + 1)),
  };
}

test('the head of each day is kept, and agrees with the log as it grows', async () => {
  const log = await openLog();
  await log.act();
  await log.act();
  await log.storeHead();
  const { head } = await verifyAudit(log.db);
  expect(await log.read(mondayKey)).toEqual({ number: 2, hash: head?.hash, at: monday });

  log.clock.set(tuesday);
  await log.act();
  await log.storeHead();
  expect(await log.read(tuesdayKey)).toMatchObject({ number: 3, at: tuesday });
  expect(await log.storage.list('audit-heads')).toEqual([mondayKey, tuesdayKey]);
  expect(await compareHeads(log.db, log.storage)).toEqual({ headCount: 2, firstMismatch: null });
});

test('a second run on the same day leaves the first head', async () => {
  const log = await openLog();
  await log.act();
  await log.storeHead();
  const saved = await log.read(mondayKey);
  await log.storeHead();
  await log.act();
  await log.storeHead();
  expect(await log.read(mondayKey)).toEqual(saved);
});

test('an empty log has no head to keep', async () => {
  const log = await openLog();
  await log.storeHead();
  expect(await log.storage.list('audit-heads')).toEqual([]);
});

test('a broken chain is reported for good, and its head is not kept', async () => {
  const log = await openLog();
  await log.act();
  await log.act();
  await chainAudit(log.db);
  await log.owner.query("update audit_entries set reason = 'forged' where number = 1");
  await expect(log.storeHead()).rejects.toThrow(PermanentJobError);
  expect(await log.storage.list('audit-heads')).toEqual([]);
});

test('a log whose end was cut off fits in itself but not its heads', async () => {
  const log = await openLog();
  await log.act();
  await log.act();
  await log.storeHead();
  log.clock.set(tuesday);
  await log.owner.query(
    'delete from audit_entries where number = 2; delete from audit_chain where number = 2',
  );
  expect(await verifyAudit(log.db)).toMatchObject({ isIntact: true });
  await expect(log.storeHead()).rejects.toThrow('does not fit its head of 2026-11-16');
  expect(await log.storage.list('audit-heads')).toEqual([mondayKey]);
});

test('a log that was written anew fits in itself but not its heads', async () => {
  const log = await openLog();
  await log.act();
  await log.storeHead();
  await log.owner.query('truncate audit_entries, audit_chain restart identity');
  log.clock.set(tuesday);
  await log.act();
  await chainAudit(log.db);
  expect(await verifyAudit(log.db)).toMatchObject({ isIntact: true, entryCount: 1 });
  expect(await compareHeads(log.db, log.storage)).toEqual({
    headCount: 1,
    firstMismatch: { day: '2026-11-16', number: 1 },
  });
  await expect(log.storeHead()).rejects.toThrow(PermanentJobError);
});

test.each(['no json', '{"number": 1}', '{"number": "1", "hash": "", "at": ""}'])(
  'a head that cannot be read is a mismatch: %s',
  async (body) => {
    const log = await openLog();
    await log.act();
    await log.storage.put(mondayKey, body, { contentType: 'application/json' });
    expect(await compareHeads(log.db, log.storage)).toEqual({
      headCount: 1,
      firstMismatch: { day: '2026-11-16', number: null },
    });
  },
);
