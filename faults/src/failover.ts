import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@danube/e2e/free-port.ts';
import { addBuyers, fillCarts, findShopItems } from './buyers.ts';
import { openHistory, readHistory } from './checkout-history.ts';
import { type CheckoutLoad, startCheckoutLoad } from './checkout-load.ts';
import { type DatabaseAddress, openDatabaseAddress } from './database-address.ts';
import { type Cluster, openCluster } from './debian-cluster.ts';
import { runAsPostgres } from './debian-programs.ts';
import { openDrillPlace } from './drill-place.ts';
import { openOrderRequests } from './order-request.ts';
import { databaseEnv, prepareProductDatabase } from './product-database.ts';
import { expectAtLeast, expectAtMost, type Figure } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import { stageOn } from './stage.ts';
import { startProduct } from './start-product.ts';
import { countUnsettled, verifyHistory } from './verify-checkout.ts';
import { verifyBooks } from './verify-money.ts';
import { measureMsUntil } from './wait.ts';

const scripts = join(import.meta.dirname, '../../ops/failover');
const shipped = join(import.meta.dirname, '../../ops/backup/postgresql.conf');
const failoverTargetSeconds = 30;
const timeoutMs = 180_000;
/** Archiving is covered by the restore drill. */
const unarchived = ['archive_mode=off'];

type Pair = { home: string; primary: Cluster; replica: Cluster; address: DatabaseAddress };

type Options = { promotions: number; orders: number; isSynchronous: boolean };

export async function openFailover(
  partsEnv: Record<string, string>,
  options: Options,
): Promise<Figure[]> {
  const place = await openDrillPlace();
  const { home } = place;
  const address = await openDatabaseAddress();
  const primary = openCluster({ home, name: 'one', port: await freePort() });
  const replica = openCluster({ home, name: 'other', port: await freePort() });
  const pair = { home, primary, replica, address };
  const env = { ...partsEnv, ...databaseEnv(address.port) };
  const stage = stageOn(env, { isShort: false });
  try {
    copyFileSync(shipped, join(home, 'postgresql.conf'));
    chmodSync(join(home, 'postgresql.conf'), 0o644);
    await primary.create();
    await primary.start(unarchived);
    address.leadTo(primary.port);
    await prepareProductDatabase(primary, env);
    await addReplica(pair, options.isSynchronous);
    return await promoteUnderLoad(stage, pair, options);
  } finally {
    await stage.close();
    await primary.kill();
    await replica.kill();
    await address.close();
    place.close();
  }
}

async function promoteUnderLoad(
  stage: ReturnType<typeof stageOn>,
  pair: Pair,
  options: Options,
): Promise<Figure[]> {
  const random = openSeededRandom('failover-drill');
  const shop = await stage.shop();
  const { first: copy } = await startProduct(stage, shop, { copies: 1, workers: 1 });
  const orderCount = options.orders * (options.promotions + 1);
  const buyers = await addBuyers(stage, { name: 'failover', count: orderCount * 3 });
  await fillCarts(stage, buyers, await findShopItems(stage));
  const [reader] = buyers;
  if (!reader) throw new Error('a buyer is needed');
  const history = openHistory();
  // Creating a replica takes minutes on a busy machine; orders mustn't run out meanwhile.
  const pace = { allowed: 2 * options.orders };
  const load = startCheckoutLoad({
    allowed: () => pace.allowed,
    copyUrl: copy.url,
    shop,
    history,
    buyers,
    orderCount,
    seed: random.seed,
    orderRequestFor: await openOrderRequests(copy.url, reader),
  });
  const times = await promoteInTurn(pair, { ...options, load, pace, random });
  await load.end;
  const settled = await measureMsUntil(
    async () =>
      (await shop.control.flush()).waiting === 0 &&
      (await countUnsettled(stage, history.path)) === 0,
    { timeoutMs: options.isSynchronous ? timeoutMs : 20_000, everyMs: 500 },
  );
  const seconds = times.toSorted((one, other) => one - other);
  const figures = [
    expectAtLeast(options.promotions, 'promotions', [times.length, '']),
    expectAtMost(failoverTargetSeconds, 'orders taken again, median', [
      seconds[Math.floor(seconds.length / 2)] ?? Number.NaN,
      ' s',
    ]),
    expectAtMost(failoverTargetSeconds, 'slowest', [seconds.at(-1) ?? Number.NaN, ' s']),
  ];
  if (!options.isSynchronous) return [...figures, await countLost(stage, history.path)];
  return [
    ...figures,
    expectAtMost(timeoutMs, 'settled after', [settled, ' ms']),
    ...(await verifyHistory(stage, history.path)),
    await verifyBooks(stage),
  ];
}

/** Seconds until an order was acknowledged again, for each promotion. */
async function promoteInTurn(
  given: Pair,
  options: Options & { load: CheckoutLoad; pace: { allowed: number }; random: SeededRandom },
): Promise<number[]> {
  const { load, pace, random } = options;
  const times: number[] = [];
  let { primary, replica } = given;
  for (let turn = 0; turn < options.promotions; turn += 1) {
    const due = options.orders * (turn + 1);
    pace.allowed = due + options.orders;
    await measureMsUntil(() => load.acknowledged >= due, { timeoutMs, everyMs: 2 });
    await sleep(random.below(100));
    const begin = performance.now();
    await primary.kill();
    given.address.leadTo(null);
    await runScript('promote.sh', {
      home: given.home,
      env: { ...socketOf(given.home, replica), OLD_PRIMARY: `${given.home} ${primary.port}` },
    });
    given.address.leadTo(replica.port);
    const before = load.acknowledged;
    await measureMsUntil(() => load.acknowledged > before, { timeoutMs, everyMs: 5 });
    const seconds = (performance.now() - begin) / 1000;
    times.push(seconds);
    console.log(`       promotion ${turn + 1}: orders taken again after ${seconds.toFixed(1)} s`);
    [primary, replica] = [replica, primary];
    await replica.destroy();
    await addReplica({ ...given, primary, replica }, options.isSynchronous);
  }
  return times;
}

async function addReplica(
  { home, primary, replica }: Pick<Pair, 'home' | 'primary' | 'replica'>,
  isSynchronous: boolean,
): Promise<void> {
  const env = socketOf(home, primary);
  await runScript('follow.sh', { home, env, args: [replica.rows] });
  await replica.start(unarchived);
  if (isSynchronous) await runScript('wait-for-replica.sh', { home, env });
}

function socketOf(home: string, { port }: Cluster): Record<string, string> {
  return { PGHOST: home, PGPORT: String(port), PGUSER: 'postgres' };
}

/** As the postgres account, because the scripts run PostgreSQL's programs. */
async function runScript(
  name: string,
  given: { home: string; env: Record<string, string>; args?: readonly string[] },
): Promise<void> {
  const { home, env, args = [] } = given;
  const copy = join(home, name);
  copyFileSync(join(scripts, name), copy);
  chmodSync(copy, 0o755);
  await runAsPostgres('bash', [copy, ...args], { home, env });
}

async function countLost(stage: ReturnType<typeof stageOn>, path: string): Promise<Figure> {
  const placed = readHistory(path).filter((line) => line.what === 'placed');
  const rows = await stage.query<{ id: string }>('select id from orders');
  const stored = new Set(rows.map(({ id }) => id));
  const lost = placed.filter(({ orderId }) => !stored.has(orderId)).length;
  return expectAtLeast(0, `lost of ${placed.length} acknowledged orders`, [lost, '']);
}
