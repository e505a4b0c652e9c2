import type { Logger } from './logger.ts';

/** Writes lines with the id of the request. */
export type RequestLogger = Record<
  'info' | 'warn' | 'error',
  (fields: object, message: string) => void
>;

/** Not a child logger: making one costs more than most requests, and few of them log anything. */
export function createRequestLogger(logger: Logger, requestId: string): RequestLogger {
  return {
    info: (fields, message) => logger.info({ ...fields, requestId }, message),
    warn: (fields, message) => logger.warn({ ...fields, requestId }, message),
    error: (fields, message) => logger.error({ ...fields, requestId }, message),
  };
}
