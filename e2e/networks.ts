import { randomInt } from 'node:crypto';

/**
 * Rate limits count by network, and all journeys come from localhost: each gets its own address.
 */
export function randomNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}
