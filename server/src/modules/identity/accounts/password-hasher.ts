import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { takeTurns } from '../../../platform/take-turns.ts';

/**
 * A hash takes a tenth of a second of a core and 16 MB, on the threads that also read files and
 * look up names. Two at once leave room for those, and a flood finds the end of the queue.
 */
export function createPasswordHasher() {
  const inTurn = takeTurns({ atOnce: 2, waiting: 40 });
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (pair: { hash: string; password: string }) => inTurn(() => verifyPassword(pair)),
  };
}
