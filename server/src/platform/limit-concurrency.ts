import pLimit from 'p-limit';
import { DomainError } from './domain-error.ts';

/**
 * Limits concurrency and queue length. When the queue is full, calls are rejected immediately, so
 * that a flood of expensive work doesn't delay everyone else.
 */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const limit = pLimit(atOnce);

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const isFull = limit.activeCount >= atOnce && limit.pendingCount >= waiting;
    if (isFull) throw new DomainError('SERVICE_UNAVAILABLE');
    return limit(work);
  };
}
