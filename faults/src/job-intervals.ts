import type { Stage } from './stage.ts';

/** Seconds after which a job of a dead worker is run again; in production 30, 15 and 10 or more. */
const shortSeconds = { heartbeat: 5, monitor: 1, retry: 1 };

/** Settings for workers that soon notice the death of another. */
export function quickWorker(stage: Stage): Record<string, string> {
  return stage.isShort ? { JOB_MONITOR_SECONDS: String(shortSeconds.monitor) } : {};
}

/** Before any job is queued: each takes the intervals of its queue along. The full form keeps them. */
export async function speedUpQueue(stage: Stage, queue: string): Promise<void> {
  if (!stage.isShort) return;
  const { heartbeat, retry } = shortSeconds;
  await stage.query(
    'update pgboss.queue set heartbeat_seconds = $2, retry_delay = $3 where name = $1',
    [queue, heartbeat, retry],
  );
}
