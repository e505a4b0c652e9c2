import { setTimeout as sleep } from 'node:timers/promises';
import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { enqueueMail } from '@danube/server/platform/send-mail.job.ts';
import { Client } from 'pg';
import { quickWorkerEnvironment, speedUpQueue } from './job-intervals.ts';
import { expectAtLeast, expectAtMost, type Scenario } from './scenario.ts';
import { openSeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { sendRequest, siteUrl } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const mailsPerKill = 12;

/** Emails survive a worker that dies while sending them. */
export const workerKilled: Scenario = {
  name: 'worker-killed',
  needs: 'own',
  canOverlap: true,
  limitSeconds: { short: 300, full: 2 * 60 * 60 },
  async run(stage) {
    const random = openSeededRandom('worker-killed');
    const kills = stage.isShort ? 2 : 20;
    // A dead worker's job is found after its heartbeat expires, and waits before the retry.
    const timeoutMs = stage.isShort ? 90_000 : 120_000;
    const inbox = `${stage.env.MAIL_INBOX_URL}/email`;
    await sendRequest(`${inbox}/all`, { method: 'DELETE' });
    const queue = openQueue(stage);
    const jobs = await watchJobs(stage);
    await speedUpQueue(stage, 'send-mail');
    let worker = await stage.startWorker(quickWorkerEnvironment(stage));
    let rounds = 0;
    let struck = 0;
    try {
      // A kill too late to hit a job proves nothing, so another one follows.
      while (struck < kills && rounds < 3 * kills) {
        await queue.add(rounds);
        rounds += 1;
        await measureMsUntil(async () => (await jobs.countRunning()) > 0, {
          timeoutMs: stage.timeLimit(30_000),
          everyMs: 1,
        });
        await sleep(random.below(25));
        await worker.stop('SIGKILL');
        if ((await jobs.countRunning()) > 0) struck += 1;
        // Jobs of the dead worker stay active for a while and must not be counted for the next one.
        await jobs.forgetRunning();
        worker = await stage.startWorker(quickWorkerEnvironment(stage));
      }
      const mailCount = rounds * mailsPerKill;
      const waited = await measureMsUntil(
        async () => new Set(await recipients(inbox)).size >= mailCount,
        { timeoutMs, everyMs: 250 },
      );
      const arrived = await recipients(inbox);
      const missing = mailCount - new Set(arrived).size;
      return [
        expectAtLeast(kills, `of ${rounds} kills in the middle of a job`, [struck, '']),
        expectAtMost(0, `of ${mailCount} mails missing`, [missing, '']),
        expectAtMost(rounds, 'sent twice', [arrived.length - mailCount + missing, '']),
        expectAtMost(timeoutMs / 1000, 'all there after', [waited / 1000, ' s']),
      ];
    } finally {
      await jobs.close();
      await queue.close();
    }
  },
};

/** Watches the queue's table, to kill the worker mid-job. */
async function watchJobs(stage: Stage) {
  const client = new Client({ connectionString: stage.env.DATABASE_URL });
  await client.connect();
  let left: string[] = [];

  async function findRunning(): Promise<string[]> {
    const { rows } = await client.query<{ id: string }>(
      `select id from pgboss.job
       where name = 'send-mail' and state = 'active' and id <> all($1::uuid[])`,
      [left],
    );
    return rows.map(({ id }) => id);
  }

  return {
    countRunning: async () => (await findRunning()).length,
    async forgetRunning() {
      left = [...left, ...(await findRunning())];
    },
    close: () => client.end(),
  };
}

/** Enqueues emails as the product does. */
function openQueue(stage: Stage) {
  const env = readEnvironment({
    ...stage.env,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  const logger = createLogger({ level: 'silent', name: 'faults' });
  const parts = compose(env, logger, 'danube-faults');
  return {
    async add(kill: number) {
      for (let number = 0; number < mailsPerKill; number += 1) {
        await enqueueMail(parts.database.db, parts.jobs, {
          to: addressOf(kill, number),
          locale: 'en',
          messageKey: `worker-killed:${kill}:${number}`,
          mail: {
            kind: 'confirm-address',
            firstName: 'Maja',
            confirmUrl: `${siteUrl}/confirm`,
            expiresInHours: 24,
          },
        });
      }
    },
    close: () => parts.close(),
  };
}

function addressOf(kill: number, number: number): string {
  return `kill-${kill}-mail-${number}@faults.example`;
}

async function recipients(inbox: string): Promise<string[]> {
  const { body } = await sendRequest(inbox);
  const mails: { to: { address: string }[] }[] = JSON.parse(body);
  return mails.map((mail) => mail.to[0]?.address ?? '');
}
