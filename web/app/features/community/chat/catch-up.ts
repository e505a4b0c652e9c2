import { createBackoff } from '../../../lib/backoff.ts';
import { declaredError } from '../../../lib/failure.ts';
import { logFailure } from '../../../lib/log-failure.ts';

/**
 * Fetches changes, one request at a time: a notification during a request triggers one more
 * afterwards, and failures are retried until it is stopped.
 */
export function createCatchUp(work: () => Promise<void>) {
  const pauses = createBackoff();
  let isStopped = false;
  let isConfirming = false;
  let hasMissed = false;

  async function askOnce(): Promise<void> {
    hasMissed = false;
    try {
      await work();
      pauses.reset();
    } catch (error) {
      logFailure('messages', error);
      // The server rejected it: for someone who left the room, retrying won't help.
      if (declaredError(error)) return;
      await pauses.wait();
      hasMissed = true;
    }
  }

  return {
    start(): void {
      isStopped = false;
    },
    stop(): void {
      isStopped = true;
    },
    async ask(): Promise<void> {
      hasMissed = true;
      if (isConfirming) return;
      isConfirming = true;
      while (hasMissed && !isStopped) await askOnce();
      isConfirming = false;
    },
  };
}

/**
 * Updates that arrive while a page is loading may be missing from it, so they are fetched
 * afterwards.
 */
export function createLoading(catchUp: () => Promise<void>) {
  let loads = 0;
  let hasReceived = false;
  return {
    receiveEvents(): void {
      hasReceived = loads > 0;
    },
    async during<Result>(load: () => Promise<Result>): Promise<Result> {
      loads += 1;
      try {
        return await load();
      } finally {
        loads -= 1;
        // Its retries take as long as the network is down, and the page is already shown.
        if (loads === 0 && hasReceived) void catchUp();
        if (loads === 0) hasReceived = false;
      }
    },
  };
}
