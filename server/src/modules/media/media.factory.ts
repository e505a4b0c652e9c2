import { createHash } from 'node:crypto';
import { type FileId, type FilePurpose, partBytes } from '@danube/contract/media/media.schemas.ts';
import { createRouterClient } from '@orpc/server';
import type { Pool } from 'pg';
import type { JobContext } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { createMemoryStorage } from '../../testing/create-memory-storage.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createMedia } from './media.module.ts';

const logger = createLogger({ level: 'silent', name: 'test' });

type Entry = { action: string; actor: string; target: string; [field: string]: unknown };

const neighbours: Pick<Parameters<typeof createMedia>[0], 'findNames' | 'describeUses'> = {
  findNames: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])),
  describeUses: async (_tx, itemIds) =>
    itemIds.map((itemId) => ({ kind: 'course', itemId, slug: 'dax', title: 'The DAX' })),
};

/** The module with the test's own database and in-memory storage. */
export async function openMediaStage(now: string) {
  const database = await testDatabase();
  const { db, pool } = database;
  const platform = testPlatform(db, now);
  const recorded = createRecordedJobs();
  const memory = createMemoryStorage();
  const fileJudged = async () => undefined;
  const media = createMedia({
    ...platform,
    ...neighbours,
    jobs: recorded.jobs,
    storage: memory.storage,
    fileJudged,
    ownsBucket: true,
  });

  function asAdmin(userId: string) {
    return createRouterClient(media.routers.media, {
      context: contextOf({ ...callers.admin, userId }, { requestId: 'request-7' }),
    });
  }

  const admin = asAdmin(callers.admin.userId);

  /** Starts an upload, sends its parts and completes it. */
  async function upload(
    body: Buffer,
    options: { purpose?: FilePurpose; name?: string; digests?: string[] } = {},
  ): Promise<FileId> {
    const { purpose = 'source', name = 'cross.pine', digests = digestsOf(body) } = options;
    const { fileId } = await admin.beginUpload({ name, purpose, bytes: body.length });
    await sendParts(fileId, body);
    await admin.completeUpload({ fileId, partDigests: digests });
    return fileId;
  }

  async function sendParts(fileId: FileId, body: Buffer): Promise<void> {
    const numbers = partsOf(body).map((_, index) => index + 1);
    for (const { number, url } of await admin.signParts({ fileId, numbers })) {
      memory.send(url, partsOf(body)[number - 1] ?? Buffer.alloc(0));
    }
  }

  async function runJob(name: string, payload: unknown, overrides: Partial<JobContext> = {}) {
    const job = media.jobs.find((known) => known.name === name);
    if (!job) throw new Error(`no job ${name}`);
    const signal = AbortSignal.timeout(60_000);
    await job.handle(payload, { jobId: 'job', attempt: 1, signal, logger, ...overrides });
  }

  const { clock, transact } = platform;
  const stage = { database, db, pool, media, memory, recorded, clock, transact, logger };
  return {
    ...stage,
    admin,
    asAdmin,
    upload,
    sendParts,
    runJob,
    fileJudged,
    as: (caller: keyof typeof callers) =>
      createRouterClient(media.routers.media, { context: contextOf(callers[caller]) }),
    /** Runs the sent jobs, and those they send. */
    async runJobs(): Promise<void> {
      for (let job = recorded.sent.shift(); job; job = recorded.sent.shift()) {
        await runJob(job.name, job.payload);
      }
    },
    async empty(): Promise<void> {
      await emptyTables(database.ownerUrl, ['users', 'audit_entries', 'stored_files']);
      recorded.forget();
      memory.empty();
      platform.clock.set(now);
      for (const id of [callers.admin.userId, 'other-admin']) await insertPerson(db, { id });
    },
    use: (fileId: FileId, itemId: string) => media.api.storeUses(db, itemId, [fileId]),
    auditLog: () => readAuditLog(pool),
  };
}

async function readAuditLog(pool: Pool): Promise<Entry[]> {
  const { rows } = await pool.query(`
    select action, actor_kind || coalesce(':' || actor_id, '') as actor,
      target_kind || ':' || target_id as target, before, after
    from audit_entries order by number`);
  return rows;
}

export function partsOf(body: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(body.length / partBytes) }, (_, index) =>
    body.subarray(index * partBytes, (index + 1) * partBytes),
  );
}

export function digestsOf(body: Buffer): string[] {
  return partsOf(body).map((part) => createHash('sha256').update(part).digest('hex'));
}
