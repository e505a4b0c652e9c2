import { declaredError } from '../../../lib/failure.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { createRetryPauses } from '../../../lib/retry-pauses.ts';

/**
 * Asks for what changed, one question at a time: told of something while it asks, it asks once more
 * afterwards, and after a failure again, until it is stopped.
 */
export function createCatchUp(work: () => Promise<void>) {
  const pauses = createRetryPauses();
  let isStopped = false;
  let isAsking = false;
  let hasMissed = false;

  async function askOnce(): Promise<void> {
    hasMissed = false;
    try {
      await work();
      pauses.reset();
    } catch (error) {
      logFailure('messages', error);
      // The server has said no: whoever left a room gets no other answer by asking again.
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
      if (isAsking) return;
      isAsking = true;
      while (hasMissed && !isStopped) await askOnce();
      isAsking = false;
    },
  };
}

/** What is heard while a page is on its way may be missing on it, so it is asked for behind it. */
export function createLoading(catchUp: () => Promise<void>) {
  let loads = 0;
  let hasHeard = false;
  return {
    hear(): void {
      hasHeard = loads > 0;
    },
    async during(load: () => Promise<void>): Promise<void> {
      loads += 1;
      try {
        await load();
      } finally {
        loads -= 1;
      }
      if (loads > 0 || !hasHeard) return;
      hasHeard = false;
      await catchUp();
    },
  };
}
