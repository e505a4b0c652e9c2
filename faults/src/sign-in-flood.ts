import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { addMembers } from './members.ts';
import { countFallbacks } from './redis-fallbacks.ts';
import { isRedisReported } from './redis-lost.ts';
import { queryRedis } from './redis-query.ts';
import { expectAtLeast, expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import { attemptSignIns } from './sign-in-attempt.ts';
import {
  describeAttempt,
  type Progress,
  rememberDevice,
  signInAsOwner,
  signInDuringFlood,
  signInFrom,
} from './sign-in-bystanders.ts';
import { makeWaves, mixWaves } from './sign-in-waves.ts';
import type { Stage } from './stage.ts';
import { ownRules, type Rules, sharedRules, verify } from './verify-sign-ins.ts';
import { measureMsUntil } from './wait.ts';

/** Few enough that hashing doesn't starve everything else on two cores. */
const concurrency = 8;
/** Password hashing is slow by design, and the flood causes some too. */
const bystanderMs = 5_000;
const settleMs = 5_000;

/**
 * Sign-in attempts from everywhere, with spoofed addresses: both limits hold, and nobody else is
 * affected.
 */
export const signInFlood: Scenario = {
  name: 'sign-in-flood',
  needs: 'own',
  inShort: false,
  async run(stage) {
    const copies = await stage.startCopies(2);
    const attempts = stage.isShort ? 600 : 10_000;
    const { figures } = await runFlood(stage, copies, { flood: 1, attempts, hasRedis: true });
    const endless = await queryRedis(
      stage.env.REDIS_URL ?? '',
      `local count = 0
       for _, key in ipairs(redis.call('keys', 'limit:*')) do
         local left = redis.call('pttl', key)
         if left < 0 or left > 3600000 then count = count + 1 end
       end
       return count`,
    );
    return [...figures, expectAtMost(0, 'counts without an end', [endless, ''])];
  },
};

/**
 * The same without Redis, when each instance counts on its own with half the points, and after
 * Redis returns.
 */
export const signInAlone: Scenario = {
  name: 'sign-in-alone',
  needs: 'own',
  inShort: false,
  async run(stage) {
    const copies = await stage.startCopies(2);
    const copyUrls = copies.map(({ url }) => url);
    const attempts = stage.isShort ? 300 : 4_000;
    await stage.stop('redis');
    const lost = await measureMsUntil(() => isRedisReported(copies, 'degraded'), {
      timeoutMs: settleMs,
    });
    const without = await runFlood(stage, copies, { flood: 1, attempts, hasRedis: false });
    await stage.start('redis');
    const back = await measureMsUntil(() => isRedisReported(copies, 'ok'), {
      timeoutMs: settleMs,
    });
    // After a failure Redis isn't asked for a second.
    await sleep(1_500);
    const returns = await Promise.all(
      copyUrls.map((url, index) => signInFrom(`100.127.0.${index + 1}`, url, without.victim)),
    );
    const again = await runFlood(stage, copies, { flood: 2, attempts, hasRedis: true });
    return [
      expectAtMost(settleMs, 'loss noticed', [lost, ' ms']),
      ...without.figures,
      expectAtMost(settleMs, 'Redis back', [back, ' ms']),
      expectNone(
        'attacked account still shut',
        returns.filter(({ status }) => status !== 200).map(describeAttempt),
      ),
      ...again.figures.map((figure) => ({ ...figure, what: `with Redis again: ${figure.what}` })),
    ];
  },
};

async function runFlood(
  stage: Stage,
  copies: readonly Copy[],
  options: { flood: number; attempts: number; hasRedis: boolean },
) {
  const { flood, hasRedis } = options;
  const copyUrls = copies.map(({ url }) => url);
  const fallbacksBefore = copies.map(countFallbacks);
  const perAccount = stage.isShort ? 30 : 50;
  const prefix = `flood-${flood}`;
  const [victim] = await addMembers(stage, { name: `${prefix}-victim`, count: 1 });
  const [stranger] = await addMembers(stage, { name: `${prefix}-stranger`, count: 1 });
  const members = await addMembers(stage, { name: `${prefix}-member`, count: 150 });
  const [firstUrl = ''] = copyUrls;
  if (!victim || !stranger) throw new Error('members are needed');
  const device = await rememberDevice(`100.64.${flood}.1`, firstUrl, victim);
  const strangeDevice = await rememberDevice(`100.65.${flood}.1`, firstUrl, stranger);
  const { attempts } = options;
  const waves = makeWaves({
    flood,
    attempts,
    perAccount,
    copyUrls,
    victim,
    members,
    strangeDevice,
  });
  const mixed = mixWaves(waves);
  const progress: Progress = { share: 0 };
  const begin = performance.now();
  const flooding = attemptSignIns(mixed, {
    atOnce: concurrency,
    onSent(count) {
      progress.share = count / mixed.length;
    },
  }).then((tried) => ({ tried, seconds: (performance.now() - begin) / 1000 }));
  const [{ tried, seconds }, bystander, owner] = await Promise.all([
    flooding,
    signInDuringFlood(copyUrls, flood, progress),
    measureMsUntil(() => progress.share > 0.5, { timeoutMs: 600_000 }).then(() =>
      signInAsOwner(copyUrls, { flood, victim, device }),
    ),
  ]);
  const disconnected = copies.filter(
    (copy, index) => countFallbacks(copy) > (fallbacksBefore[index] ?? 0),
  );
  const rules = hasRedis ? sharedRules(disconnected.length) : ownRules;
  const refusedOwner = owner.onOwnDevice.filter(({ status }) => status !== 200);
  const admitted = owner.elsewhere.filter(({ status }) => status !== 429);
  const figures: Figure[] = [
    expectAtLeast(options.attempts * 0.95, 'tries', [tried.length, '']),
    expectAtLeast(10, 'tries a second', [tried.length / seconds, '']),
    ...verdictFigures(verify(waves, tried, rules), rules),
    expectNone(
      'rejections of 20 sign-ins elsewhere',
      bystander.filter(({ status }) => status !== 200).map(describeAttempt),
    ),
    expectAtMost(bystanderMs, 'slowest of them', [
      Math.max(...bystander.map(({ requestedAt, answeredAt }) => answeredAt - requestedAt)),
      ' ms',
    ]),
    expectNone('rejections of the owner on their device', refusedOwner.map(describeAttempt)),
    expectNone('right passwords past the limit elsewhere', admitted.map(describeAttempt)),
  ];
  return { figures, victim };
}

function verdictFigures(verdict: ReturnType<typeof verify>, rules: Rules): Figure[] {
  const by = rules.isPerCopy ? ' and copy' : '';
  return [
    expectAtMost(rules.perAccount.max, `judged for one account${by}`, [verdict.maxPerAccount, '']),
    expectAtMost(rules.perNetwork.max, `judged for one network${by}`, [verdict.maxPerNetwork, '']),
    expectNone('miscounted', verdict.miscounted),
    expectNone('other answers', verdict.strangeAnswers),
    expectNone('ends moved', verdict.movedEnds),
  ];
}
