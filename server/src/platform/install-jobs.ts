import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { deadLetterQueueOf, type JobType, jobsSchema } from './job-definition.ts';

type Installation = {
  ownerConnectionString: string;
  definitions: readonly JobType<unknown>[];
  /** The database role of web and worker, which owns nothing. */
  applicationRole?: string;
};

const heartbeatSeconds = 30;
const day = 24 * 60 * 60;
/** Long enough to investigate a failure; limited because payloads may contain personal data. */
const deadLetterRetentionSeconds = 30 * day;
const indexBuildDeadlineMs = 10 * 60 * 1000;

/**
 * A deployment step, run by the database owner next to the migrations: updates the queue's tables,
 * the queues, the schedules and the application's grants. Queues of removed jobs stay, because an
 * older instance may still write to them.
 */
export async function installJobs(installation: Installation): Promise<void> {
  const failures: unknown[] = [];
  const boss = new PgBoss({
    connectionString: installation.ownerConnectionString,
    schema: jobsSchema,
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    for (const job of installation.definitions) await installQueue(boss, job);
    await installSchedules(boss, installation.definitions);
    await waitForIndexes(boss);
  } finally {
    await boss.stop({ timeout: 5_000 });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the job queue was not installed');
  await grantApplicationRights(installation);
}

async function installQueue(boss: PgBoss, job: JobType<unknown>): Promise<void> {
  const deadLetter = deadLetterQueueOf(job.name);
  const policy = job.policy ?? 'standard';
  const settings = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.maxDelaySeconds,
    expireInSeconds: job.expireInSeconds ?? 15 * 60,
    heartbeatSeconds,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: job.keepCompletedSeconds ?? (job.isRetention ? 4 : 1) * day,
    deadLetter,
  };
  await boss.createQueue(deadLetter, { retentionSeconds: deadLetterRetentionSeconds });
  const existing = await boss.getQueue(job.name);
  if (!existing) return boss.createQueue(job.name, { ...settings, policy });
  if (existing.policy !== policy) {
    throw new Error(`${job.name} has policy ${existing.policy}, which cannot change: name it anew`);
  }
  await boss.updateQueue(job.name, settings);
}

async function installSchedules(boss: PgBoss, jobs: readonly JobType<unknown>[]): Promise<void> {
  const scheduled = jobs.filter((job) => job.schedule);
  const names = new Set(scheduled.map((job) => job.name));
  for (const existing of await boss.getSchedules()) {
    if (!names.has(existing.name)) await boss.unschedule(existing.name, existing.key);
  }
  for (const { name, schedule } of scheduled) {
    if (!schedule) continue;
    await boss.schedule(name, schedule.cron, null, { tz: schedule.timeZone, missed: 'once' });
  }
}

/** A new pg-boss version builds its indexes in the background, which only the owner may do. */
async function waitForIndexes(boss: PgBoss): Promise<void> {
  const deadline = AbortSignal.timeout(indexBuildDeadlineMs);
  for (;;) {
    const waiting = (await boss.getBamStatus()).filter((entry) => entry.status !== 'completed');
    if (waiting.length === 0) return;
    await sleep(250, undefined, { signal: deadline });
  }
}

/** No DDL, no truncate, and no reading of tables that the worker doesn't use. */
async function grantApplicationRights(installation: Installation): Promise<void> {
  const client = new Client({ connectionString: installation.ownerConnectionString });
  await client.connect();
  try {
    const role = client.escapeIdentifier(installation.applicationRole ?? 'danube_app');
    await client.query(`
      begin;
      revoke all on all tables in schema ${jobsSchema} from ${role};
      grant usage on schema ${jobsSchema} to ${role};
      grant select, insert, update, delete
        on ${jobsSchema}.job, ${jobsSchema}.job_common, ${jobsSchema}.job_dependency to ${role};
      -- The scheduler makes sure of its own queue at each start.
      grant select, insert, update on ${jobsSchema}.queue to ${role};
      grant select, update on ${jobsSchema}.version, ${jobsSchema}.schedule to ${role};
      commit;
    `);
  } finally {
    await client.end();
  }
}
