import { ORPCError } from '@orpc/client';
import { isDatabaseUnavailable } from '../platform/database.ts';

/** Told to visitors and proxies with every 503. */
export const retryAfterSeconds = '5';

/** True where a part the page needs is away, which passes by itself. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ORPCError) return error.status === 503;
  return isDatabaseUnavailable(error);
}
