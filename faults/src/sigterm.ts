import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { startProxy } from './proxy.ts';
import { startLoad } from './request-load.ts';
import { atLeast, atMost, none, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const perSecond = 200;
const drainSeconds = 3;
const exitSeconds = 30;

/** A release replaces one copy after the other, and no visitor notices. */
export const sigterm: Scenario = {
  name: 'sigterm',
  async run(stage) {
    const cycles = stage.isShort ? 1 : 5;
    const settings = { DRAIN_SECONDS: String(drainSeconds) };
    const copies = await stage.startCopies(2, settings);
    const proxy = await startProxy(copies, { idleSeconds: drainSeconds - 1 });
    try {
      const load = startLoad(proxy.url, perSecond);
      const slowestExit = await replaceInTurn(stage, copies, { cycles, settings });
      const { sent, failures, slowestMs } = await load.stop();
      return [
        none(`of ${sent} requests failed`, failures),
        atLeast(perSecond * cycles * 2 * drainSeconds, 'requests sent', [sent, '']),
        atMost(exitSeconds, 'slowest exit', [slowestExit, ' s']),
        atMost(7_000, 'slowest answer', [slowestMs, ' ms']),
      ];
    } finally {
      await proxy.stop();
    }
  },
};

async function replaceInTurn(
  stage: Stage,
  copies: Copy[],
  { cycles, settings }: { cycles: number; settings: Record<string, string> },
): Promise<number> {
  let slowestExit = 0;
  await sleep(1_000);
  for (let turn = 0; turn < cycles * copies.length; turn += 1) {
    const index = turn % copies.length;
    const former = copies[index];
    if (!former) throw new Error('a copy is missing');
    slowestExit = Math.max(slowestExit, await secondsToExit(former));
    copies[index] = await stage.restart(former, settings);
    // The proxy tries a copy that it has given up again after two seconds.
    await sleep(2_500);
  }
  return slowestExit;
}

async function secondsToExit(copy: Copy): Promise<number> {
  const begin = performance.now();
  await copy.stop('SIGTERM');
  return (performance.now() - begin) / 1000;
}
