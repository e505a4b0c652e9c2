import type { Pool } from 'pg';
import type { JobCount } from './jobs.ts';
import type { Metrics } from './metrics.ts';

/** Metrics of the live streams, Redis, the connection pool and the job queue. */
export function watchEngines(
  metrics: Metrics,
  engines: {
    pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
    isRedisConnected(): boolean;
    countLiveStreams(): number;
    countJobs(): Promise<JobCount[]>;
  },
): void {
  metrics.watch({
    name: 'live_streams',
    help: 'Open live streams',
    read: () => engines.countLiveStreams(),
  });
  metrics.watch({
    name: 'redis_connected',
    help: '1 while Redis answers',
    read: () => (engines.isRedisConnected() ? 1 : 0),
  });
  metrics.watch({
    name: 'database_pool_connections',
    help: 'Connections of the pool, and callers that wait for one',
    labels: ['state'],
    read: () => [
      { labels: { state: 'total' }, value: engines.pool.totalCount },
      { labels: { state: 'idle' }, value: engines.pool.idleCount },
      { labels: { state: 'waiting' }, value: engines.pool.waitingCount },
    ],
  });
  watchJobs(metrics, engines.countJobs);
}

function watchJobs(metrics: Metrics, countJobs: () => Promise<JobCount[]>): void {
  let counting: Promise<JobCount[]> | undefined;
  // Three gauges share one query per scrape.
  const readOnce = () => {
    counting ??= countJobs().finally(() => {
      counting = undefined;
    });
    return counting;
  };
  metrics.watch({
    name: 'jobs',
    help: 'Jobs in each state',
    labels: ['job', 'state'],
    read: async () =>
      (await readOnce())
        .filter((entry) => !entry.isDeadLetter)
        .map(({ job, state, count }) => ({ labels: { job, state }, value: count })),
  });
  metrics.watch({
    name: 'job_oldest_waiting_seconds',
    help: 'How long the oldest due job has waited',
    labels: ['job'],
    read: async () => oldestByJob((await readOnce()).filter((entry) => !entry.isDeadLetter)),
  });
  metrics.watch({
    name: 'job_dead_letters',
    help: 'Jobs that failed for good and wait for a person',
    labels: ['job'],
    read: async () =>
      (await readOnce())
        .filter((entry) => entry.isDeadLetter && entry.state === 'created')
        .map(({ job, count }) => ({ labels: { job }, value: count })),
  });
}

function oldestByJob(counts: readonly JobCount[]) {
  const oldest = new Map<string, number>();
  for (const { job, oldestWaitingSeconds } of counts) {
    oldest.set(job, Math.max(oldest.get(job) ?? 0, oldestWaitingSeconds));
  }
  return [...oldest].map(([job, value]) => ({ labels: { job }, value }));
}
