import type { Stage } from './stage.ts';

/** Seconds until a dead worker's job runs again; in production 30, 15 and at least 10. */
const shortSeconds = { heartbeat: 5, monitor: 1, retry: 1 };

/** Settings for workers that detect a dead worker quickly. */
export function quickWorkerEnvironment(stage: Stage): Record<string, string> {
  return stage.isShort ? { JOB_MONITOR_SECONDS: String(shortSeconds.monitor) } : {};
}

/**
 * Call it before queueing jobs: each job copies the intervals of its queue. The full form keeps the
 * defaults.
 */
export async function speedUpQueue(stage: Stage, queue: string): Promise<void> {
  if (!stage.isShort) return;
  const { heartbeat, retry } = shortSeconds;
  await stage.query(
    'update pgboss.queue set heartbeat_seconds = $2, retry_delay = $3 where name = $1',
    [queue, heartbeat, retry],
  );
}
