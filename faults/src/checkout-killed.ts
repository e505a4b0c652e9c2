import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { addBuyers, fillCarts, findWares } from './buyers.ts';
import { type Chance, openChance } from './chance.ts';
import { openHistory } from './checkout-history.ts';
import { countUnsettled, judgeHistory } from './checkout-judge.ts';
import { type CheckoutLoad, startCheckoutLoad } from './checkout-load.ts';
import { quickenQueue, quickWorker } from './job-intervals.ts';
import { judgeBooks } from './money-judge.ts';
import { atLeast, atMost, none, type Scenario } from './scenario.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { lastWords, startProduct } from './start-product.ts';
import { ask } from './visitor.ts';
import { millisecondsUntil } from './wait.ts';
import { openWishes } from './wish.ts';

const strikePatienceMs = 180_000;

/** Orders and payments survive a server that is killed and a database that is stopped hard. */
export const checkoutKilled: Scenario = {
  name: 'checkout-killed',
  needs: 'own',
  limitSeconds: { short: 300, full: 2 * 60 * 60 },
  async run(stage) {
    const shop = await stage.shop();
    const chance = openChance('checkout-killed');
    const plan = stage.isShort
      ? { kills: 2, stops: 1, wanted: 45 }
      : { kills: 100, stops: 20, wanted: 4_800 };
    // The stop of PostgreSQL takes the workers' heartbeats away too.
    await quickenQueue(stage, 'process-stripe-event');
    const { first: copy, workers } = await startProduct(stage, shop, {
      copies: 1,
      workers: 2,
      workerSettings: quickWorker(stage),
    });
    const history = openHistory();
    console.log(`       checkout-killed: ${history.path}`);
    const load = await startLoad(stage, { shop, copy, chance, history, wanted: plan.wanted });
    const struck = await strike(stage, { ...plan, copy, shop, chance, load });
    await load.end;
    const settled = await millisecondsUntilSettled(stage, shop, history.path);
    return [
      atLeast((plan.kills + plan.stops) / 2, 'strikes that met an order', [struck, '']),
      atLeast(plan.wanted, 'orders acknowledged', [load.acknowledged, '']),
      atMost(strikePatienceMs / 1000, 'all settled after', [settled / 1000, ' s']),
      none('workers that ended', lastWords(workers)),
      ...(await judgeHistory(stage, history.path)),
      await judgeBooks(stage),
    ];
  },
};

async function startLoad(
  stage: Stage,
  given: {
    shop: Shop;
    copy: Copy;
    chance: Chance;
    history: ReturnType<typeof openHistory>;
    wanted: number;
  },
): Promise<CheckoutLoad> {
  const { shop, copy, history, wanted } = given;
  // Some leave without an answer, so more are needed than orders.
  const buyers = await addBuyers(stage, { name: 'killed', count: wanted * 2 });
  await fillCarts(stage, buyers, await findWares(stage));
  const [reader] = buyers;
  if (!reader) throw new Error('a buyer is needed');
  const wishFor = await openWishes(copy.url, reader);
  await shop.control.setDeliveries({ copies: 2, shuffle: true, seed: given.chance.seed });
  return startCheckoutLoad({
    copyUrl: copy.url,
    shop,
    history,
    buyers,
    wishFor,
    wanted,
    seed: given.chance.seed,
  });
}

/** How many strikes met calls that were on their way. */
async function strike(
  stage: Stage,
  options: {
    kills: number;
    stops: number;
    wanted: number;
    copy: Copy;
    shop: Shop;
    chance: Chance;
    load: CheckoutLoad;
  },
): Promise<number> {
  const { chance, load, shop, wanted } = options;
  const strikes = orderOf(chance, options);
  let { copy } = options;
  let struck = 0;
  for (const [index, target] of strikes.entries()) {
    const due = (wanted * (index + 1)) / (strikes.length + 1);
    await millisecondsUntil(() => load.acknowledged >= due, {
      patienceMs: strikePatienceMs,
      everyMs: 1,
    });
    await sleep(chance.below(40));
    const before = load.failures;
    if (target === 'server') {
      await copy.stop('SIGKILL');
      await sleep(20);
      copy = await stage.restart(copy, shop.settings);
    } else {
      await stopHard(stage);
      await stage.start('postgres');
      await millisecondsUntil(async () => (await ask(`${copy.url}/readyz`)).status === 200, {
        patienceMs: 30_000,
        everyMs: 50,
      });
    }
    if (load.failures > before) struck += 1;
  }
  return struck;
}

function orderOf(
  chance: Chance,
  { kills, stops }: { kills: number; stops: number },
): ('server' | 'postgres')[] {
  const all = Array.from({ length: kills + stops }, (_, index) => ({
    target: index < kills ? ('server' as const) : ('postgres' as const),
    place: chance.next(),
  }));
  return all.toSorted((one, other) => one.place - other.place).map(({ target }) => target);
}

/** PostgreSQL's immediate stop: no checkpoint, no good-bye; it recovers from its log afterwards. */
async function stopHard(stage: Stage): Promise<void> {
  process.kill(stage.processOf('postgres'), 'SIGQUIT');
  const isGone = () => {
    try {
      stage.processOf('postgres');
      return false;
    } catch {
      return true;
    }
  };
  await millisecondsUntil(isGone, { patienceMs: 30_000 });
}

/** Events that found nobody are sent again, as Stripe does for days. */
function millisecondsUntilSettled(stage: Stage, shop: Shop, path: string): Promise<number> {
  return millisecondsUntil(
    async () => {
      const { waiting } = await shop.control.flush();
      return waiting === 0 && (await countUnsettled(stage, path)) === 0;
    },
    { patienceMs: strikePatienceMs, everyMs: 500 },
  );
}
