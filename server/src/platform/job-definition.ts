import type * as z from 'zod';
import type { Logger } from './logger.ts';

/** What sender and worker agree on; the sender needs nothing else. */
export type JobType<Payload> = {
  /** kebab-case; also the queue name. */
  name: string;
  /** Validated when the job is sent and again when it runs. */
  schema: z.ZodType<Payload>;
  retry: RetryPolicy;
  /** A run longer than this counts as failed. */
  expireInSeconds?: number;
  /** Encrypts the payload, because it contains secrets such as one-time links. */
  isSealed?: boolean;
  /** How long a completed job is kept; one day by default. */
  keepCompletedSeconds?: number;
  /** Deletes data as the privacy policy promises, so its last run is monitored. */
  isRetention?: boolean;
  /** Maximum concurrent runs per worker. */
  concurrency?: number;
  /** `exclusive`: one waiting or running job per key; `short`: one waiting job per key. */
  policy?: 'standard' | 'short' | 'exclusive';
  /** Also runs once whenever a worker starts, with an empty payload; needs the policy `exclusive`. */
  runsAtStart?: boolean;
  /** Scheduled with an empty payload; runs missed while all workers were down are made up once. */
  schedule?: { cron: string; timeZone: 'Europe/Bratislava' | 'UTC' };
};

/** Waits `delaySeconds`, then doubles with jitter, up to `maxDelaySeconds`. */
export type RetryPolicy = { limit: number; delaySeconds: number; maxDelaySeconds: number };

export type JobContext = {
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the run times out, or when a stopping worker can't wait any longer. */
  signal: AbortSignal;
  logger: Logger;
};

/** Runs at least once: if a worker dies midway, the job runs again. */
export type JobDefinition<Payload> = JobType<Payload> & {
  handle(payload: Payload, context: JobContext): Promise<void>;
};

/**
 * For a scheduled job that this environment doesn't need. Deployment schedules every job, so one that
 * nobody takes would wait, and the queue would be reported as late.
 */
export function skipJob<Payload>(type: JobType<Payload>): JobDefinition<Payload> {
  return { ...type, handle: async () => undefined };
}

/** For failures that a retry can't fix: the job goes straight to the dead letters. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

export const jobsSchema = 'pgboss';

const deadLetterSuffix = '.dead';

export function deadLetterQueueOf(jobName: string): string {
  return `${jobName}${deadLetterSuffix}`;
}

export function isDeadLetter(queueName: string): boolean {
  return queueName.endsWith(deadLetterSuffix);
}
