import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { addBuyers, fillCarts, findShopItems } from './buyers.ts';
import { openHistory } from './checkout-history.ts';
import { type CheckoutLoad, startCheckoutLoad } from './checkout-load.ts';
import { quickWorkerEnvironment, speedUpQueue } from './job-intervals.ts';
import { openOrderRequests } from './order-request.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { lastLogLines, startProduct } from './start-product.ts';
import { countUnsettled, verifyHistory } from './verify-checkout.ts';
import { verifyBooks } from './verify-money.ts';
import { sendRequest } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const faultTimeoutMs = 180_000;

/** Orders and payments survive a killed server and a hard stop of the database. */
export const checkoutKilled: Scenario = {
  name: 'checkout-killed',
  needs: 'own',
  limitSeconds: { short: 300, full: 2 * 60 * 60 },
  async run(stage) {
    const shop = await stage.shop();
    const random = openSeededRandom('checkout-killed');
    const plan = stage.isShort
      ? { kills: 2, stops: 1, orderCount: 45 }
      : { kills: 100, stops: 20, orderCount: 4_800 };
    // Stopping PostgreSQL interrupts the workers' heartbeats too.
    await speedUpQueue(stage, 'process-stripe-event');
    const { first: copy, workers } = await startProduct(stage, shop, {
      copies: 1,
      workers: 2,
      workerSettings: quickWorkerEnvironment(stage),
    });
    const history = openHistory();
    console.log(`       checkout-killed: ${history.path}`);
    const load = await startLoad(stage, {
      shop,
      copy,
      random,
      history,
      orderCount: plan.orderCount,
    });
    const struck = await injectFaults(stage, { ...plan, copy, shop, random, load });
    await load.end;
    const settled = await millisecondsUntilSettled(stage, shop, history.path);
    return [
      expectAtLeast((plan.kills + plan.stops) / 2, 'strikes that met an order', [struck, '']),
      expectAtLeast(plan.orderCount, 'orders acknowledged', [load.acknowledged, '']),
      expectAtMost(faultTimeoutMs / 1000, 'all settled after', [settled / 1000, ' s']),
      expectNone('workers that ended', lastLogLines(workers)),
      ...(await verifyHistory(stage, history.path)),
      await verifyBooks(stage),
    ];
  },
};

async function startLoad(
  stage: Stage,
  given: {
    shop: Shop;
    copy: Copy;
    random: SeededRandom;
    history: ReturnType<typeof openHistory>;
    orderCount: number;
  },
): Promise<CheckoutLoad> {
  const { shop, copy, history, orderCount } = given;
  // Some buyers leave without a response, so there are more buyers than orders.
  const buyers = await addBuyers(stage, { name: 'killed', count: orderCount * 2 });
  await fillCarts(stage, buyers, await findShopItems(stage));
  const [reader] = buyers;
  if (!reader) throw new Error('a buyer is needed');
  const orderRequestFor = await openOrderRequests(copy.url, reader);
  await shop.control.setDeliveries({ copies: 2, shuffle: true, seed: given.random.seed });
  return startCheckoutLoad({
    copyUrl: copy.url,
    shop,
    history,
    buyers,
    orderRequestFor,
    orderCount,
    seed: given.random.seed,
  });
}

/** Returns how many faults hit calls in flight. */
async function injectFaults(
  stage: Stage,
  options: {
    kills: number;
    stops: number;
    orderCount: number;
    copy: Copy;
    shop: Shop;
    random: SeededRandom;
    load: CheckoutLoad;
  },
): Promise<number> {
  const { random, load, shop, orderCount } = options;
  const strikes = orderOf(random, options);
  let { copy } = options;
  let struck = 0;
  for (const [index, target] of strikes.entries()) {
    const due = (orderCount * (index + 1)) / (strikes.length + 1);
    await measureMsUntil(() => load.acknowledged >= due, {
      timeoutMs: faultTimeoutMs,
      everyMs: 1,
    });
    await sleep(random.below(40));
    const before = load.failures;
    if (target === 'server') {
      await copy.stop('SIGKILL');
      await sleep(20);
      copy = await stage.restart(copy, shop.settings);
    } else {
      await killAll(stage);
      await stage.start('postgres');
      await measureMsUntil(async () => (await sendRequest(`${copy.url}/readyz`)).status === 200, {
        timeoutMs: 30_000,
        everyMs: 50,
      });
    }
    if (load.failures > before) struck += 1;
  }
  return struck;
}

function orderOf(
  random: SeededRandom,
  { kills, stops }: { kills: number; stops: number },
): ('server' | 'postgres')[] {
  const all = Array.from({ length: kills + stops }, (_, index) => ({
    target: index < kills ? ('server' as const) : ('postgres' as const),
    place: random.next(),
  }));
  return all.toSorted((one, other) => one.place - other.place).map(({ target }) => target);
}

/** PostgreSQL's immediate shutdown: no checkpoint; it recovers from its WAL afterwards. */
async function killAll(stage: Stage): Promise<void> {
  process.kill(stage.processOf('postgres'), 'SIGQUIT');
  const isGone = () => {
    try {
      stage.processOf('postgres');
      return false;
    } catch {
      return true;
    }
  };
  await measureMsUntil(isGone, { timeoutMs: 30_000 });
}

/** Undelivered events are sent again, as Stripe does for days. */
function millisecondsUntilSettled(stage: Stage, shop: Shop, path: string): Promise<number> {
  return measureMsUntil(
    async () => {
      const { waiting } = await shop.control.flush();
      return waiting === 0 && (await countUnsettled(stage, path)) === 0;
    },
    { timeoutMs: faultTimeoutMs, everyMs: 500 },
  );
}
