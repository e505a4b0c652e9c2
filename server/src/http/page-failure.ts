import { ORPCError } from '@orpc/client';
import { isDatabaseUnavailable } from '../platform/database.ts';

/** Sent with every 503. */
export const retryAfterSeconds = '5';

/** True if a dependency of the page is down, which is temporary. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ORPCError) return error.status === 503;
  return isDatabaseUnavailable(error);
}
