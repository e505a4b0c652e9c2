import type { Clock } from '../../platform/clock.ts';
import { createWindowCounter } from '../../platform/window-counter.ts';

export type LimitRecords = {
  /** True once in a quarter of an hour for each name whose attempts are used up. */
  claim(attempts: string): boolean;
};

/**
 * The audit log gets one entry for all attempts that a limit stops: a flood must not fill an
 * append-only log.
 */
export function createLimitRecords(clock: Clock): LimitRecords {
  const counter = createWindowCounter({ points: 1, seconds: 15 * 60, clock });
  return { claim: (attempts) => counter.consume(attempts) === 0 };
}
