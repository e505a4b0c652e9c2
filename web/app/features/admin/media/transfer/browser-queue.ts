import { browserTransport } from './browser-transport.ts';
import { unfinishedUpload } from './unfinished-uploads.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

let queue: UploadQueue | undefined;

/** One per tab: uploads continue across pages. */
export function browserQueue(): UploadQueue {
  queue ??= createUploadQueue({
    transport: browserTransport,
    memoryOf: (file, purpose) =>
      unfinishedUpload({
        name: file.name,
        size: file.size,
        lastModified: file.lastModified,
        purpose,
      }),
    makeId: () => crypto.randomUUID(),
    onBusy: toggleUnloadWarning,
  });
  return queue;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function toggleUnloadWarning(isBusy: boolean): void {
  // Adding the same listener twice has no effect.
  if (isBusy) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}
