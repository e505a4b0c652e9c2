import { isFailure, UploadFailure } from './upload-failure.ts';
import type { UploadTransport } from './upload-transport.ts';

/** One bad minute is outlived: 1, 2, 4, 8 seconds and then 15 each time. */
const mostTries = 8;
const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export type Hindrance = 'offline' | 'retrying' | null;

export type TryAgainOptions = {
  readonly transport: Pick<UploadTransport, 'wait' | 'isOnline' | 'untilOnline' | 'random'>;
  readonly signal: AbortSignal;
  readonly onHindrance: (hindrance: Hindrance) => void;
};

/** Repeats what failed for a moment. Time without a network is waited for, not counted. */
export async function tryAgain<Answer>(
  { transport, signal, onHindrance }: TryAgainOptions,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    if (!transport.isOnline()) {
      onHindrance('offline');
      await transport.untilOnline(signal);
    }
    signal.throwIfAborted();
    try {
      const answer = await attempt();
      if (tries > 1) onHindrance(null);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!isFailure(error, 'again') || tries >= mostTries) throw error;
      onHindrance('retrying');
      await transport.wait(waitBefore(tries, error, transport.random()), signal);
    }
  }
}

/** Not the same for everybody: those who were cut off together must not return together. */
function waitBefore(tries: number, error: unknown, chance: number): number {
  const steps = Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs);
  const asked = error instanceof UploadFailure ? error.waitMs : 0;
  return Math.max(asked, Math.round(steps * (0.5 + chance / 2)));
}
