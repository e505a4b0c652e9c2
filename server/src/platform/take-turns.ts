import pLimit from 'p-limit';
import { DomainError } from './domain-error.ts';

/**
 * Lets few calls run at once and some wait. What comes when too many wait is refused at once: a
 * flood of costly work must not make everyone else wait behind it.
 */
export function takeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const limit = pLimit(atOnce);

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const isFull = limit.activeCount >= atOnce && limit.pendingCount >= waiting;
    if (isFull) throw new DomainError('SERVICE_UNAVAILABLE');
    return limit(work);
  };
}
