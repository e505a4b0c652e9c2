import { ORPCError } from '@orpc/client';
import { data } from 'react-router';

/** An order that is not there, or somebody else's, is an address that leads nowhere. */
export function throwIfUnknown(error: unknown): never {
  const isUnknown = error instanceof ORPCError && [400, 404].includes(error.status);
  throw isUnknown ? data(null, { status: 404 }) : error;
}
