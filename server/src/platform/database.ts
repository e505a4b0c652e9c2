import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Logger } from './logger.ts';

export type Db = NodePgDatabase;

/** The database or an open transaction: the first parameter of every repository function. */
export type Tx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export type Database = {
  readonly db: Db;
  readonly pool: Pool;
  close(): Promise<void>;
};

export type DatabaseSettings = {
  url: string;
  poolSize: number;
  applicationName: string;
};

const statementTimeoutMs = 5_000;
const lockTimeoutMs = 2_000;

export function createDatabase(settings: DatabaseSettings, logger: Logger): Database {
  const pool = new Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    application_name: settings.applicationName,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // The server cancels the statement first; this covers a server that no longer responds.
    query_timeout: statementTimeoutMs + 1_000,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // The pool replaces a broken idle connection; without a listener its error would crash the
  // process.
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  // The same for a connection in use: its query fails and the caller gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', closeOnReadTimeout);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Drops a connection after the first query that the server didn't answer: a rollback would hang
 * just as long, and so would the connection's next user.
 */
function closeOnReadTimeout(client: PoolClient & { end?(): Promise<void> }): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const answer: unknown = Reflect.apply(query, self, args);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && readTimeoutPattern.test(error.message)) void client.end?.();
        });
      }
      return answer;
    },
  });
}

const readTimeoutPattern = /query read timeout/i;

/** Conflicts with another transaction; this one was rolled back completely and can be retried. */
const concurrencyErrorCodes = new Set(['40001', '40P01', '55P03']);

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // The statement timeout.
  '57014',
  ...concurrencyErrorCodes,
]);

const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|cannot use a pool|not queryable/i;

/** True if PostgreSQL is unreachable or too busy, as opposed to rejecting the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isOrWasCausedBy(
    error,
    ({ code, message }) => unavailableCodes.has(code) || unavailableMessages.test(message),
  );
}

/** True after a deadlock, a serialization failure or a lock timeout. */
export function isConcurrencyError(error: unknown): boolean {
  return isOrWasCausedBy(error, ({ code }) => concurrencyErrorCodes.has(code));
}

function isOrWasCausedBy(
  error: unknown,
  isIntended: (failure: { code: string; message: string }) => boolean,
): boolean {
  if (!(error instanceof Error)) return false;
  if (
    error instanceof AggregateError &&
    error.errors.some((one) => isOrWasCausedBy(one, isIntended))
  ) {
    return true;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return isIntended({ code, message: error.message }) || isOrWasCausedBy(error.cause, isIntended);
}
