import type { Pool } from 'pg';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod';
import { bossDatabase } from './boss-database.ts';
import {
  deadLetterQueueOf,
  type JobDefinition,
  jobsSchema,
  PermanentJobError,
} from './job-definition.ts';
import type { Logger } from './logger.ts';
import type { Seal } from './seal.ts';
import { runInTrace } from './tracing.ts';

export type JobWorker = {
  start(): Promise<void>;
  /** Stops taking jobs and waits for running ones; jobs that don't finish are retried elsewhere. */
  stop(): Promise<void>;
  /** Requeues the dead letters of one job; returns how many. */
  redrive(jobName: string): Promise<number>;
};

type JobWorkerDependencies = {
  pool: Pool;
  logger: Logger;
  definitions: readonly JobDefinition<unknown>[];
  seal: Seal;
  drainSeconds: number;
  pollSeconds?: number;
  /** How often jobs of dead workers are looked for; 15 s suits a heartbeat of 30 s. */
  superviseSeconds?: number;
};

const envelopeSchema = z.object({
  payload: z.unknown(),
  trace: z.record(z.string(), z.string()).default({}),
});

export function createJobWorker(deps: JobWorkerDependencies): JobWorker {
  const { superviseSeconds = 15, pollSeconds = 1 } = deps;
  const boss = new PgBoss({
    db: bossDatabase(deps.pool),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 600,
    cronWorkerIntervalSeconds: Math.ceil(pollSeconds),
    // Only the owner may rebuild indexes, and this program isn't the owner.
    reindex: false,
  });
  boss.on('error', (error) => deps.logger.warn({ err: error }, 'job queue failed'));
  boss.on('warning', (warning) => deps.logger.warn({ warning }, 'job queue warns'));

  return {
    async start() {
      await boss.start();
      for (const definition of deps.definitions) await startWorker(boss, deps, definition);
      const first = deps.definitions.filter(({ runsAtStart }) => runsAtStart);
      for (const { name } of first) await boss.send(name, null);
    },
    stop: () => boss.stop({ graceful: true, timeout: deps.drainSeconds * 1000 }),
    redrive: (jobName) => boss.redrive(deadLetterQueueOf(jobName)),
  };
}

async function startWorker(
  boss: PgBoss,
  deps: JobWorkerDependencies,
  definition: JobDefinition<unknown>,
): Promise<void> {
  await boss.work(
    definition.name,
    {
      includeMetadata: true,
      perJobResults: true,
      ...concurrencyOptions(definition.concurrency ?? 1),
      pollingIntervalSeconds: deps.pollSeconds ?? 1,
    },
    (jobs: JobWithMetadata<unknown>[]) =>
      Promise.all(jobs.map((job) => run(deps, definition, job))),
  );
}

/**
 * Fetching one job doesn't show whether more are waiting, and the next poll is a second later.
 * Fetching two and getting two continues immediately, until the queue is empty.
 */
function concurrencyOptions(concurrency: number) {
  if (concurrency === 1) return { localConcurrency: 1 };
  return { batchSize: 2, localConcurrency: Math.ceil(concurrency / 2), burstWhenBatchFull: true };
}

async function run(
  deps: JobWorkerDependencies,
  definition: JobDefinition<unknown>,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const logger = deps.logger.child({ job: definition.name, jobId: job.id });
  const attempt = job.retryCount + 1;
  try {
    const { payload, trace } = readEnvelope(deps.seal, definition, job);
    await runInTrace(`job ${definition.name}`, trace, () =>
      definition.handle(payload, { jobId: job.id, attempt, signal: job.signal, logger }),
    );
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isFinal = error instanceof PermanentJobError || job.retryCount >= job.retryLimit;
    if (isFinal) logger.error({ err: error, attempt }, 'job failed for good');
    else logger.warn({ err: error, attempt }, 'job failed, will be tried again');
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output };
  }
}

/** The scheduler sends no payload; the job's schema has to accept that. */
function readEnvelope(
  seal: Seal,
  definition: JobDefinition<unknown>,
  job: JobWithMetadata<unknown>,
) {
  const envelope = envelopeSchema.safeParse(job.data ?? { payload: {} });
  const payload = envelope.success
    ? definition.schema.safeParse(unsealed(seal, definition, envelope.data.payload))
    : envelope;
  if (!envelope.success || !payload.success) {
    const issues = (envelope.error ?? payload.error)?.issues.map((issue) => issue.path.join('.'));
    throw new PermanentJobError(`payload of ${definition.name} is not valid: ${issues}`);
  }
  return { payload: payload.data, trace: envelope.data.trace };
}

/** A payload that can't be decrypted becomes undefined and fails its schema. */
function unsealed(seal: Seal, definition: JobDefinition<unknown>, payload: unknown): unknown {
  if (!definition.isSealed || typeof payload !== 'string') return payload;
  try {
    return JSON.parse(seal.open(payload));
  } catch {
    return undefined;
  }
}
