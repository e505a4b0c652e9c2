import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { reconcilePaymentsJob } from '@danube/server/modules/checkout/payments/reconcile-payments.job.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import type { Stage } from './stage.ts';
import { siteUrl } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const timeoutMs = 10 * 60_000;

/** Runs the reconciliation job once and waits for it. */
export async function reconcileOnce(stage: Stage, settings: Record<string, string>): Promise<void> {
  // The job skips recent sessions, because their events may still arrive.
  await stage.query("update open_sessions set opened_at = opened_at - interval '10 minutes'");
  const id = await enqueue(stage, settings);
  const isOver = async () => {
    const [job] = await stage.query<{ state: string }>(
      'select state from pgboss.job where id = $1',
      [id],
    );
    return job?.state === 'completed';
  };
  const waited = await measureMsUntil(isOver, { timeoutMs, everyMs: 200 });
  if (Number.isNaN(waited)) throw new Error('reconcile-payments did not end in time');
}

async function enqueue(stage: Stage, settings: Record<string, string>): Promise<string> {
  const env = readEnvironment({
    ...stage.env,
    ...settings,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  const logger = createLogger({ level: 'silent', name: 'faults' });
  const parts = compose(env, logger, 'danube-faults');
  try {
    const { db } = parts.database;
    let id: string | null = null;
    // A scheduled run may be in progress; then ours follows it.
    await measureMsUntil(
      async () => {
        id = await parts.jobs.enqueue(db, reconcilePaymentsJob, { payload: {} });
        return id !== null;
      },
      { timeoutMs, everyMs: 500 },
    );
    return id ?? '';
  } finally {
    await parts.close();
  }
}
