import { freePort } from '@danube/e2e/free-port.ts';
import type { Copy } from '@danube/e2e/product.ts';
import { type BackupRepository, openBackupRepository } from './backup-repository.ts';
import { addBuyers, fillCarts, findShopItems } from './buyers.ts';
import { type History, openHistory } from './checkout-history.ts';
import { type CheckoutLoad, startCheckoutLoad } from './checkout-load.ts';
import { type Cluster, openCluster } from './debian-cluster.ts';
import { openDrillPlace } from './drill-place.ts';
import { type EventAdmin, isShown, openEventAdmin } from './event-admin.ts';
import { openOrderRequests } from './order-request.ts';
import {
  databaseEnv,
  databaseName,
  growDatabase,
  prepareProductDatabase,
} from './product-database.ts';
import { findDifferingTables, hashRows, snapshotTables, type TableSnapshot } from './row-hashes.ts';
import { expectAtMost, expectNone, type Figure } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Shop } from './shop.ts';
import { type Stage, stageOn } from './stage.ts';
import { startProduct } from './start-product.ts';
import { verifyBooks } from './verify-money.ts';
import { verifyRestored } from './verify-restore.ts';
import { sendRequest } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const recoveryTargetSeconds = 15 * 60;
const pageTargetMs = 5_000;
const timeoutMs = 30 * 60_000;
/** A separate start: it can't be reached, and doesn't write to the archive. */
const isolatedOptions = ['archive_mode=off', 'listen_addresses='];

type Drill = {
  readonly stage: Stage;
  readonly shop: Shop;
  readonly copy: Copy;
  readonly cluster: Cluster;
  readonly backup: BackupRepository;
  readonly desk: EventAdmin;
  readonly random: SeededRandom;
  readonly orders: number;
};

export async function openDrill(
  partsEnv: Record<string, string>,
  options: { repository: 's3' | 'file'; gigabytes: number; orders: number },
) {
  const place = await openDrillPlace();
  const { home } = place;
  const at = { home, name: 'rows', port: await freePort() };
  const backup = await openBackupRepository({
    home,
    kind: options.repository,
    partsEnv,
    cluster: openCluster(at),
  });
  const cluster = openCluster({ ...at, env: backup.env });
  const env = { ...partsEnv, ...databaseEnv(at.port) };
  const stage = stageOn(env, { isShort: false });

  async function close() {
    await stage.close();
    await cluster.kill();
    await backup.close();
    place.close();
  }

  try {
    await prepareCluster({ cluster, backup, env, gigabytes: options.gigabytes });
    const shop = await stage.shop();
    const { first: copy } = await startProduct(stage, shop, { copies: 1, workers: 1 });
    const desk = await openEventAdmin(copy.url);
    const random = openSeededRandom('restore-drill');
    const drill = { stage, shop, copy, cluster, backup, desk, random, orders: options.orders };
    return { play: (number: number) => runDrill(drill, number), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepareCluster(given: {
  cluster: Cluster;
  backup: BackupRepository;
  env: Record<string, string>;
  gigabytes: number;
}): Promise<void> {
  const { cluster, backup } = given;
  await cluster.create();
  await cluster.start();
  await prepareProductDatabase(cluster, given.env);
  const size = await growDatabase(cluster, given.gigabytes);
  await backup.run('stanza-create');
  await backup.run('check');
  const full = await seconds(() => backup.run('backup', ['--type=full']));
  const age = await backup.age();
  // It was just taken; NaN if the script reported nothing.
  if (!(age < 3_600)) throw new Error(`the backup is told to be ${age} s old`);
  console.log(`       ${size.toFixed(2)} GB, full backup in ${full.toFixed(1)} s`);
}

async function runDrill(drill: Drill, number: number): Promise<Figure[]> {
  const { stage, shop, cluster, backup, copy } = drill;
  const book = recordAcknowledgements();
  const first = await startLoad(drill, { name: `before-${number}`, book });
  // Under load, as in production.
  const differential = await seconds(() => backup.run('backup', ['--type=diff']));
  await first.end;
  await waitForIdleJobs(drill);
  const mark = await snapshotTables(cluster, databaseName);
  const markedAt = Date.now();

  await drill.desk.add(copy.url, number);
  await waitUntilShown(copy, number, true);
  const second = await startLoad(drill, { name: `after-${number}`, book });
  await archiveMark(cluster);
  await measureMsUntil(() => second.acknowledged > drill.orders / 2, { timeoutMs });
  await cluster.destroy();
  const destroyedAt = Date.now();

  const restored = await restoreAll(drill);
  await second.end;
  const checked = await verifyRestored(stage, {
    shop,
    historyPath: book.history.path,
    acknowledged: book.times,
    markedAt,
    destroyedAt,
  });
  const back = await restoreTo(drill, { mark, number });
  console.log(`       drill ${number}: differential backup in ${differential.toFixed(1)} s`);
  return [
    expectAtMost(recoveryTargetSeconds, 'copies ready again after', [restored, ' s']),
    ...checked,
    ...back,
  ];
}

/** Restores to the end of the archive, in place. The instances don't notice. */
async function restoreAll({ backup, cluster, copy }: Drill): Promise<number> {
  return seconds(async () => {
    await backup.run('restore', ['--type=default']);
    await cluster.start();
    await waitUntilWritable(cluster);
    await measureMsUntil(async () => (await sendRequest(`${copy.url}/readyz`)).status === 200, {
      timeoutMs,
      everyMs: 50,
    });
  });
}

/** Restores to the marked point in time, while the instances keep running. */
async function restoreTo(
  drill: Drill,
  given: { mark: TableSnapshot; number: number },
): Promise<Figure[]> {
  const { backup, cluster, stage, copy } = drill;
  await cluster.stop();
  const target = [`--target=${given.mark.moment}`, '--target-action=promote'];
  const took = await seconds(async () => {
    await backup.run('restore', ['--type=time', ...target]);
    await cluster.start(isolatedOptions);
  });
  await waitUntilWritable(cluster);
  const found = await hashRows(cluster, databaseName);
  await cluster.stop();
  await cluster.start();
  const shown = await waitUntilShown(copy, given.number, false);
  return [
    expectNone(
      `tables of ${found.size} that differ after ${took.toFixed(1)} s to the second`,
      findDifferingTables(given.mark.hashes, found),
    ),
    expectAtMost(pageTargetMs, 'a running copy shows what was restored after', [shown, ' ms']),
    await verifyBooks(stage),
  ];
}

function recordAcknowledgements() {
  const times = new Map<string, number>();
  const inner = openHistory();
  const history: History = {
    path: inner.path,
    write(line) {
      inner.write(line);
      if (line.what === 'placed') times.set(line.orderId, Date.now());
    },
  };
  return { history, times };
}

async function startLoad(
  { stage, shop, copy, random, orders }: Drill,
  given: { name: string; book: ReturnType<typeof recordAcknowledgements> },
): Promise<CheckoutLoad> {
  const buyers = await addBuyers(stage, { name: given.name, count: orders * 4 });
  await fillCarts(stage, buyers, await findShopItems(stage));
  const [reader] = buyers;
  if (!reader) throw new Error('a buyer is needed');
  const orderRequestFor = await openOrderRequests(copy.url, reader);
  return startCheckoutLoad({
    copyUrl: copy.url,
    shop,
    history: given.book.history,
    buyers,
    orderRequestFor,
    orderCount: orders,
    seed: random.below(2 ** 30),
  });
}

/** Waits until no pending job can change money. */
async function waitForIdleJobs({ stage, shop }: Drill): Promise<void> {
  const waited = await measureMsUntil(
    async () => {
      const { waiting } = await shop.control.flush();
      const [jobs] = await stage.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job
         where name in ('process-stripe-event', 'send-mail') and state in ('created', 'retry', 'active')`,
      );
      return waiting === 0 && jobs?.count === 0;
    },
    { timeoutMs: 120_000, everyMs: 200 },
  );
  if (Number.isNaN(waited)) throw new Error('payments did not settle before the mark');
}

/** A point in time can only be restored once the WAL after it is archived. */
async function archiveMark(cluster: Cluster): Promise<void> {
  const [lastFile] = await cluster.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  const isStored = async () => {
    const [row] = await cluster.query<{ name: string | null }>(
      'select last_archived_wal as name from pg_stat_archiver',
    );
    return (row?.name ?? '') >= (lastFile?.name ?? '');
  };
  const waited = await measureMsUntil(isStored, { timeoutMs: 120_000, everyMs: 50 });
  if (Number.isNaN(waited)) throw new Error('the log of the marked moment was not archived');
}

async function waitUntilWritable(cluster: Cluster): Promise<void> {
  await measureMsUntil(
    async () => {
      const [row] = await cluster.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      return row?.is === false;
    },
    { timeoutMs, everyMs: 50 },
  );
}

function waitUntilShown(copy: Copy, number: number, isWanted: boolean): Promise<number> {
  return measureMsUntil(
    async () => isShown((await sendRequest(copy.url)).body, number) === isWanted,
    {
      timeoutMs: 30_000,
      everyMs: 20,
    },
  );
}

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return (performance.now() - begin) / 1000;
}
