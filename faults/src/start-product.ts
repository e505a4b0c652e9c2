import type { Copy } from '@danube/e2e/product.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';

/** Instances and workers of the product, all configured with the shop. */
export async function startProduct(
  stage: Stage,
  shop: Shop,
  count: { copies: number; workers: number; workerSettings?: Record<string, string> },
) {
  const started = await stage.startCopies(count.copies, shop.settings);
  const workers: Copy[] = [];
  const workerSettings = { ...shop.settings, ...count.workerSettings };
  while (workers.length < count.workers) workers.push(await stage.startWorker(workerSettings));
  shop.door.leadTo(started);
  const [first] = started;
  if (!first) throw new Error('a copy is needed');
  return { copies: started, first, workers };
}

/** The last log lines of workers that have exited. */
export function lastLogLines(workers: readonly Copy[]): string[] {
  const gone = workers.filter((worker) => worker.process.exitCode !== null);
  return gone.map((worker) => worker.log().trimEnd().split('\n').slice(-12).join(' '));
}
