import { declaredError, statusOf } from './failure.ts';

/**
 * Reports answers that the contract does not declare: a page and a server that do not fit, or
 * something between them that answers instead. A fault of the server is in its log already.
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
