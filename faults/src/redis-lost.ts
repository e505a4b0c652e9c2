import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { type EventAdmin, isShown, openEventAdmin } from './event-admin.ts';
import { expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { callProcedure, promptSignIn, sendRequest, type TimedResponse } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const slowTargetMs = 5_000;
const fastTargetMs = 1_000;
const responseTargetMs = 3_000;

/** Redis only carries hints: without it everything works, and updates take a little longer. */
export const redisLost: Scenario = {
  name: 'redis-lost',
  needs: 'own',
  async run(stage) {
    const random = openSeededRandom('redis-lost');
    const copies = await stage.startCopies(2);
    const [first] = copies;
    if (!first) throw new Error('a copy is needed');
    const desk = await openEventAdmin(first.url);
    const slowMs = stage.timeLimit(slowTargetMs);
    const fastMs = stage.timeLimit(fastTargetMs);
    const answerMs = stage.timeLimit(responseTargetMs);
    const measure = createMeasure(desk, { random, usualTimes: stage.isShort ? 1 : 10, slowMs });
    // The guarantee is to be fast again within 5 s; the short form expects it sooner.
    const settleMs = stage.isShort ? 1_500 : slowTargetMs;

    await stage.stop('redis');
    const noticed = await measureMsUntil(() => isRedisReported(copies, 'degraded'), {
      timeoutMs: slowMs,
    });
    const without = await measure(copies);
    const failedWithout = await findFailures(copies, answerMs);
    // An instance that has never reached Redis: it must start, and receive hints once Redis is
    // back.
    const everyone = [...copies, ...(await stage.startCopies(1))];

    await stage.start('redis');
    const back = await measureMsUntil(() => isRedisReported(everyone, 'ok'), {
      timeoutMs: slowMs,
    });
    const catchUp = await measure(everyone);
    await sleep(settleMs);
    const again = await measure(everyone, 6);

    const frozen = await whileFrozen(stage, async () => ({
      slowest: await measure(everyone),
      failed: await findFailures(everyone, answerMs),
    }));
    await sleep(settleMs);
    const thawed = await measure(everyone, 6);
    return [
      expectAtMost(slowMs, 'reported degraded after', [noticed, ' ms']),
      expectAtMost(slowMs, 'change without Redis', [without, ' ms']),
      expectNone('failures without Redis', failedWithout),
      expectAtMost(slowMs, 'back after', [back, ' ms']),
      expectAtMost(slowMs, 'caught up in', [catchUp, ' ms']),
      expectAtMost(fastMs, 'change with Redis again', [again, ' ms']),
      ...frozenFigures(frozen, slowMs),
      expectAtMost(fastMs, 'change with Redis thawed', [thawed, ' ms']),
    ];
  },
};

function frozenFigures(frozen: { slowest: number; failed: string[] }, slowMs: number): Figure[] {
  return [
    expectAtMost(slowMs, 'change with Redis frozen', [frozen.slowest, ' ms']),
    expectNone('failures with Redis frozen', frozen.failed),
  ];
}

/** The slowest of several changes to reach the cached page of every other instance. */
function createMeasure(
  desk: EventAdmin,
  options: { random: SeededRandom; usualTimes: number; slowMs: number },
) {
  const { random, usualTimes, slowMs } = options;
  let number = 0;
  return async (copies: readonly Copy[], times = usualTimes): Promise<number> => {
    let slowest = 0;
    for (let time = 0; time < times; time += 1) {
      number += 1;
      const [writer, ...readers] = copies;
      if (!writer) throw new Error('a copy is needed');
      await Promise.all(readers.map(({ url }) => sendRequest(url)));
      // Varies the distance to the instances' own polls.
      await sleep(random.below(500));
      const id = await desk.add(writer.url, number);
      const waits = readers.map(({ url }) =>
        measureMsUntil(async () => isShown((await sendRequest(url)).body, number), {
          timeoutMs: 2 * slowMs,
        }),
      );
      slowest = Math.max(slowest, ...(await Promise.all(waits)));
      await desk.remove(writer.url, id);
    }
    return slowest;
  };
}

/** Whether every instance reports this Redis state. */
export async function isRedisReported(copies: readonly Copy[], state: string): Promise<boolean> {
  const reports = await Promise.all(copies.map(({ url }) => sendRequest(`${url}/readyz`)));
  return reports.every(
    ({ status, body }) => status === 200 && JSON.parse(body).parts.redis === state,
  );
}

/** Pages, reads, sign-in and readiness: each must return 200 quickly. */
async function findFailures(copies: readonly Copy[], answerMs: number): Promise<string[]> {
  const answers = await Promise.all(
    copies.flatMap(({ url }): Promise<TimedResponse>[] => [
      sendRequest(url),
      sendRequest(`${url}/?lang=fr`),
      sendRequest(`${url}/events/calendar.ics`),
      sendRequest(`${url}/readyz`),
      promptSignIn(url, 'member'),
      callProcedure(url, 'events/upcoming'),
    ]),
  );
  return answers
    .filter(({ status, milliseconds }) => status !== 200 || milliseconds > answerMs)
    .map(({ path, status, milliseconds }) => `${path} ${status} in ${Math.round(milliseconds)} ms`);
}

/** A server that no longer responds but keeps its connections, as behind a broken network. */
async function whileFrozen<Result>(stage: Stage, look: () => Promise<Result>): Promise<Result> {
  const pid = stage.processOf('redis');
  process.kill(pid, 'SIGSTOP');
  try {
    return await look();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
