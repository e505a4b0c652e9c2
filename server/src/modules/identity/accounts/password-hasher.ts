import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { limitConcurrency } from '../../../platform/limit-concurrency.ts';

/**
 * A hash takes 100 ms of a core and 16 MB, on the threads that also read files and resolve names.
 * Two at a time leave room for those, and a flood is rejected when the queue is full.
 */
export function createPasswordHasher() {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 40 });
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (pair: { hash: string; password: string }) => inTurn(() => verifyPassword(pair)),
  };
}
