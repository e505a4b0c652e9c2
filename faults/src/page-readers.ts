import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import type { PageHistory } from './page-history.ts';
import { sendRequest } from './visitor.ts';

const paths = ['/', '/?lang=en', '/?lang=de'];

/** Reads the landing page of every instance repeatedly until stopped. */
export function startReaders(copies: readonly Copy[], history: PageHistory): () => Promise<void> {
  let isOver = false;

  async function read(url: string): Promise<void> {
    while (!isOver) {
      history.saw(await sendRequest(url));
      // Leaves the instances some time on the shared cores.
      await sleep(15);
    }
  }

  const readers = copies.flatMap((copy) => paths.map((path) => read(`${copy.url}${path}`)));
  return async () => {
    isOver = true;
    await Promise.all(readers);
  };
}
