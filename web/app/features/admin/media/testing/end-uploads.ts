import { browserQueue } from '../transfer/browser-queue.ts';

/** Cleans up after a test: an upload polls its file until it is checked, even in the next test. */
export function endUploads(): void {
  const queue = browserQueue();
  for (const { id } of queue.getUploads()) queue.dismiss(id);
}
