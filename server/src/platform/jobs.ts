import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { bossDatabase } from './boss-database.ts';
import type { Tx } from './database.ts';
import { deadLetterQueueOf, isDeadLetter, type JobType, jobsSchema } from './job-definition.ts';
import type { Logger } from './logger.ts';
import type { Seal } from './seal.ts';
import { captureTrace } from './tracing.ts';

export type Jobs = {
  /** Loads the list of queues. Optional: `enqueue` does it if necessary. */
  start(): Promise<void>;
  /**
   * Adds the job in the caller's transaction, so it exists if and only if that commits. Null if the
   * job's policy found a waiting one with this key.
   */
  enqueue<Payload>(
    tx: Pick<Tx, 'execute'>,
    job: JobType<Payload>,
    request: EnqueueRequest<Payload>,
  ): Promise<string | null>;
  countJobs(): Promise<JobCount[]>;
  /** Requeues one dead letter in the caller's transaction. */
  redrive(tx: Pick<Tx, 'execute'>, job: string, id: string): Promise<boolean>;
  stop(): Promise<void>;
};

export type EnqueueRequest<Payload> = {
  payload: Payload;
  /** Not before this moment. */
  startAfter?: Date;
  /** The job's policy applies per key. */
  key?: string;
};

export type JobCount = {
  job: string;
  isDeadLetter: boolean;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  count: number;
  /** How long the oldest due job has been waiting; 0 for states that don't wait. */
  oldestWaitingSeconds: number;
};

/** A payload holds little more than ids; anything large belongs in a table or in storage. */
const maxPayloadBytes = 32 * 1024;

/** The sending side. Polling and maintenance are the worker's job. */
export function createJobs(deps: { pool: Pool; logger: Logger; seal: Seal }): Jobs {
  const boss = new PgBoss({
    db: bossDatabase(deps.pool),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    queueCacheIntervalSeconds: 300,
  });
  boss.on('error', (error) => deps.logger.warn({ err: error }, 'job queues not read'));
  let starting: Promise<unknown> | undefined;

  async function start() {
    starting ??= boss.start();
    try {
      await starting;
    } catch (error) {
      starting = undefined;
      throw error;
    }
  }

  return {
    start,
    async enqueue(tx, job, request) {
      await start();
      const written = checkedPayload(job, request.payload);
      const payload = job.isSealed ? deps.seal.close(JSON.stringify(written)) : written;
      const envelope = { payload, trace: captureTrace() };
      return boss.send(job.name, envelope, {
        db: fromDrizzle(tx, sql),
        startAfter: request.startAfter,
        singletonKey: request.key,
      });
    },
    countJobs: () => countJobs(deps.pool),
    async redrive(tx, job, id) {
      await start();
      const db = fromDrizzle(tx, sql);
      return (await boss.redrive(deadLetterQueueOf(job), { ids: [id], db })) === 1;
    },
    async stop() {
      await starting?.catch(() => undefined);
      await boss.stop({ graceful: false });
    },
  };
}

/** The payload as the worker will read it, so that anything JSON loses fails here. */
function checkedPayload<Payload>(job: JobType<Payload>, payload: Payload): unknown {
  const text = JSON.stringify(payload) ?? 'null';
  if (Buffer.byteLength(text) > maxPayloadBytes) {
    throw new RangeError(`the payload of ${job.name} exceeds ${maxPayloadBytes} bytes`);
  }
  const written: unknown = JSON.parse(text);
  job.schema.parse(written);
  return written;
}

async function countJobs(pool: Pool): Promise<JobCount[]> {
  const { rows } = await pool.query<Omit<JobCount, 'isDeadLetter'>>(`
    select
      name as job,
      state,
      count(*)::int as count,
      coalesce(
        extract(epoch from now() - min(greatest(created_on, start_after)) filter (
          where state in ('created', 'retry') and start_after <= now()
        )),
        0
      )::float8 as "oldestWaitingSeconds"
    from ${jobsSchema}.job
    where name not like '\\_\\_pgboss%'
    group by name, state
    order by name, state
  `);
  return rows.map((row) => ({ ...row, isDeadLetter: isDeadLetter(row.job) }));
}
