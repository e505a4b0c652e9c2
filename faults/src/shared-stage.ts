import type { Copy } from '@danube/e2e/product.ts';
import type { Stage } from './stage.ts';

/** As many as the most demanding shared scenario needs. */
const copyCount = 2;
const workerCount = 2;

/** Instances and workers that are started once, for scenarios that leave them running. */
export async function shareStage(own: Stage): Promise<Stage> {
  const { copies, workers } = await startAll(own).catch(async (error: unknown) => {
    await own.close();
    throw error;
  });
  const nextWorker = inTurn(workers);

  function refuse(): never {
    throw new Error('a scenario that shares its copies takes nothing away');
  }

  return {
    ...own,
    async startCopies(count) {
      if (count > copyCount) refuse();
      return copies.slice(0, count);
    },
    startWorker: async () => nextWorker(),
    restart: refuse,
    stop: refuse,
    start: refuse,
    processOf: refuse,
  };
}

async function startAll(own: Stage): Promise<{ copies: Copy[]; workers: Copy[] }> {
  const { settings } = await own.shop();
  const copies = await own.startCopies(copyCount, settings);
  const starting = Array.from({ length: workerCount }, () => own.startWorker(settings));
  return { copies, workers: await Promise.all(starting) };
}

function inTurn(workers: readonly Copy[]): () => Copy {
  let turn = -1;
  return () => {
    turn += 1;
    const worker = workers[turn % workers.length];
    if (!worker) throw new Error('a worker is needed');
    return worker;
  };
}
