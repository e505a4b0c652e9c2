import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { startProxy } from './proxy.ts';
import { startLoad } from './request-load.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const exitSeconds = 30;
const responseTargetMs = 7_000;

/** A release replaces one instance after the other without visitors noticing. */
export const sigterm: Scenario = {
  name: 'sigterm',
  needs: 'own',
  async run(stage) {
    const { cycles, perSecond, drainSeconds, retrySeconds } = stage.isShort
      ? { cycles: 1, perSecond: 100, drainSeconds: 4, retrySeconds: 1 }
      : { cycles: 5, perSecond: 200, drainSeconds: 4, retrySeconds: 2 };
    const settings = { DRAIN_SECONDS: String(drainSeconds) };
    const copies = await stage.startCopies(2, settings);
    const proxy = await startProxy(copies, { idleSeconds: 1, retrySeconds });
    try {
      const load = startLoad(proxy.url, perSecond);
      const slowestExit = await replaceInTurn(stage, copies, {
        cycles,
        settings,
        retrySeconds,
      });
      const { sent, failures, slowestMs } = await load.stop();
      return [
        expectNone(`of ${sent} requests failed`, failures),
        expectAtLeast(perSecond * cycles * 2 * drainSeconds, 'requests sent', [sent, '']),
        expectAtMost(exitSeconds, 'slowest exit', [slowestExit, ' s']),
        expectAtMost(stage.timeLimit(responseTargetMs), 'slowest answer', [slowestMs, ' ms']),
      ];
    } finally {
      await proxy.stop();
    }
  },
};

async function replaceInTurn(
  stage: Stage,
  copies: Copy[],
  {
    cycles,
    settings,
    retrySeconds,
  }: { cycles: number; settings: Record<string, string>; retrySeconds: number },
): Promise<number> {
  let slowestExit = 0;
  await sleep(1_000);
  for (let turn = 0; turn < cycles * copies.length; turn += 1) {
    const index = turn % copies.length;
    const former = copies[index];
    if (!former) throw new Error('a copy is missing');
    slowestExit = Math.max(slowestExit, await secondsToExit(former));
    copies[index] = await stage.restart(former, settings);
    // Until the proxy retries the instance that it had marked as failed.
    await sleep(retrySeconds * 1000 + 500);
  }
  return slowestExit;
}

async function secondsToExit(copy: Copy): Promise<number> {
  const begin = performance.now();
  await copy.stop('SIGTERM');
  return (performance.now() - begin) / 1000;
}
