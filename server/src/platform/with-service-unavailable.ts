import type { Context } from 'hono';
import type { HttpVariables } from './http-variables.ts';
import { StorageUnavailableError } from './storage-failure.ts';

/** Turns a storage outage into a retryable error. */
export async function withServiceUnavailable(
  c: Context<HttpVariables>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    return c.json({ code: 'SERVICE_UNAVAILABLE' }, 503, { 'retry-after': '5' });
  }
}
