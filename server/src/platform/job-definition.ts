import type * as z from 'zod';
import type { Logger } from './logger.ts';

/** What both ends of a queue agree on: the sender needs no more than this. */
export type JobType<Payload> = {
  /** kebab-case; also the name of the queue. */
  name: string;
  /** Checked when the job is sent and again when it is taken. */
  schema: z.ZodType<Payload>;
  retry: RetryPolicy;
  /** A run longer than this counts as failed. */
  expireInSeconds?: number;
  /** The payload holds what a reader of the database must not see, such as one-time links. */
  isSealed?: boolean;
  /** How long a finished job can still be looked at; a day where not given. */
  keepCompletedSeconds?: number;
  /** Deletes data as promised to visitors: its last run is monitored. */
  isRetention?: boolean;
  /** How many run at once in one worker. */
  concurrency?: number;
  /** `exclusive`: one waiting or running for each key; `short`: one waiting for each key. */
  policy?: 'standard' | 'short' | 'exclusive';
  /** Sent by the clock with an empty payload; a run missed while all workers were down is made up once. */
  schedule?: { cron: string; timeZone: 'Europe/Bratislava' | 'UTC' };
};

/** Waits `delaySeconds`, then twice that with jitter and so on, never above `maxDelaySeconds`. */
export type RetryPolicy = { limit: number; delaySeconds: number; maxDelaySeconds: number };

export type JobContext = {
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the run took too long, or the worker is closing and can wait no more. */
  signal: AbortSignal;
  logger: Logger;
};

/** At least once: a worker that dies in the middle leaves the job to be run again. */
export type JobDefinition<Payload> = JobType<Payload> & {
  handle(payload: Payload, context: JobContext): Promise<void>;
};

/** For failures that another attempt cannot cure: the job goes straight to the dead letters. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

export const jobsSchema = 'pgboss';

const deadLetterSuffix = '.dead';

export function deadLetterOf(jobName: string): string {
  return `${jobName}${deadLetterSuffix}`;
}

export function isDeadLetter(queueName: string): boolean {
  return queueName.endsWith(deadLetterSuffix);
}
