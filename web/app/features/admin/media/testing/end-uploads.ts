import { browserQueue } from '../transfer/browser-queue.ts';

/** Ends what a test began: an upload asks after its file until it was judged, in the next test too. */
export function endUploads(): void {
  const queue = browserQueue();
  for (const { id } of queue.getUploads()) queue.dismiss(id);
}
