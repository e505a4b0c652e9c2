import { declaredError, statusOf } from './failure.ts';

/**
 * Reports responses that the contract doesn't declare: a version mismatch, or a proxy that answered
 * instead. Server errors are already in the server's log.
 */
export async function reportUndeclared<Answer>({
  next,
}: {
  next: () => Promise<Answer>;
}): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (isUndeclared(error) && 'reportError' in globalThis) reportError(error);
    throw error;
  }
}

function isUndeclared(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500 && !declaredError(error);
}
