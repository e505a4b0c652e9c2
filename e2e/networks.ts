import { randomInt } from 'node:crypto';

/** Limits count by network, and all journeys come from this machine: each says it is elsewhere. */
export function anotherNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}
