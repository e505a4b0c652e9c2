import { DomainError } from './domain-error.ts';

/**
 * Lets few calls run at once and some wait. What comes when too many wait is refused at once: a
 * flood of costly work must not make everybody else wait behind it.
 */
export function takeTurns(limits: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new DomainError('SERVICE_UNAVAILABLE');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place, so that nobody who comes now can.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
