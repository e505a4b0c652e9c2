import { setTimeout as sleep } from 'node:timers/promises';
import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { enqueueMail } from '@danube/server/platform/send-mail.job.ts';
import { atMost, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { ask, siteUrl } from './visitor.ts';
import { millisecondsUntil } from './wait.ts';

const mailsPerKill = 12;
/** A dead worker's job is found after its heartbeat, and waits once more before it is run again. */
const patienceMs = 120_000;

/** Mails survive a worker that dies in the middle of sending them. */
export const workerKilled: Scenario = {
  name: 'worker-killed',
  isMostlyWaiting: true,
  async run(stage) {
    const kills = stage.isShort ? 2 : 20;
    const inbox = `${stage.env.MAIL_INBOX_URL}/email`;
    await ask(`${inbox}/all`, { method: 'DELETE' });
    const queue = openQueue(stage);
    let worker = await stage.startWorker();
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        await queue.add(kill);
        await untilSending(inbox, kill);
        await sleep(Math.random() * 30);
        await worker.stop('SIGKILL');
        worker = await stage.startWorker();
      }
      const wanted = kills * mailsPerKill;
      const waited = await millisecondsUntil(
        async () => new Set(await recipients(inbox)).size >= wanted,
        { patienceMs, everyMs: 250 },
      );
      const arrived = await recipients(inbox);
      const missing = wanted - new Set(arrived).size;
      return [
        atMost(0, `of ${wanted} mails missing`, [missing, '']),
        atMost(kills, `sent twice with ${kills} kills`, [arrived.length - wanted + missing, '']),
        atMost(patienceMs / 1000, 'all there after', [waited / 1000, ' s']),
      ];
    } finally {
      await queue.close();
    }
  },
};

/**
 * The worker takes several jobs at once: when the first mail of a round arrives, others are on
 * their way, and this is the moment to strike. Not always in the first round.
 */
async function untilSending(inbox: string, kill: number): Promise<void> {
  const rounds = 1 + (kill % 3);
  for (let round = 0; round < rounds; round += 1) {
    const before = await countArrived(inbox, kill);
    await millisecondsUntil(async () => (await countArrived(inbox, kill)) > before, {
      patienceMs: 30_000,
      everyMs: 5,
    });
    if (round < rounds - 1) await sleep(500);
  }
}

/** Mails are put into the queue as the product does it. */
function openQueue(stage: Stage) {
  const env = readEnvironment({
    ...stage.env,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  const logger = createLogger({ level: 'warn', name: 'faults' });
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

async function countArrived(inbox: string, kill: number): Promise<number> {
  const arrived = await recipients(inbox);
  return arrived.filter((address) => address.startsWith(`kill-${kill}-`)).length;
}

async function recipients(inbox: string): Promise<string[]> {
  const { body } = await ask(inbox);
  const mails: { to: { address: string }[] }[] = JSON.parse(body);
  return mails.map((mail) => mail.to[0]?.address ?? '');
}
