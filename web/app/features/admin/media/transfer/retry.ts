import { isFailure, UploadFailure } from './upload-failure.ts';
import type { UploadTransport } from './upload-transport.ts';

/** Survives about a minute: 1, 2, 4, 8 seconds and then 15 each time. */
const maxAttempts = 8;
const firstWaitMs = 1_000;
const maxWaitMs = 15_000;

export type Interruption = 'offline' | 'retrying' | null;

export type RetryOptions = {
  readonly transport: Pick<UploadTransport, 'wait' | 'isOnline' | 'untilOnline' | 'random'>;
  readonly signal: AbortSignal;
  readonly onInterruption: (interruption: Interruption) => void;
};

/** Retries transient failures. Time offline is waited for, not counted. */
export async function retry<Answer>(
  { transport, signal, onInterruption }: RetryOptions,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    if (!transport.isOnline()) {
      onInterruption('offline');
      await transport.untilOnline(signal);
    }
    signal.throwIfAborted();
    try {
      const answer = await attempt();
      if (attempts > 1) onInterruption(null);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!isFailure(error, 'again') || attempts >= maxAttempts) throw error;
      onInterruption('retrying');
      await transport.wait(backoffMs(attempts, error, transport.random()), signal);
    }
  }
}

/** Jitter: clients that were cut off together must not return together. */
function backoffMs(attempts: number, error: unknown, random: number): number {
  const steps = Math.min(firstWaitMs * 2 ** (attempts - 1), maxWaitMs);
  const requested = error instanceof UploadFailure ? error.waitMs : 0;
  return Math.max(requested, Math.round(steps * (0.5 + random / 2)));
}
