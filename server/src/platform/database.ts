import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { countDatabaseTime, DatabaseTooSlowError, findBudgetError } from './database-budget.ts';
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
  pool.on('connect', watchQueries);
  pool.query = withinBudget(pool.query);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

type Client = PoolClient & { end?(): Promise<void> };

/** Inside a transaction, queries go to the connection instead of the pool. */
function watchQueries(client: Client): void {
  const query = withinBudget(client.query);
  client.query = new Proxy(query, {
    apply(ask, self, args) {
      const answer: unknown = Reflect.apply(ask, self, args);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => giveUp(client, { error, statement: statementOf(args) }));
      }
      return answer;
    },
  });
}

/**
 * Drops a connection after the first query that the server didn't answer: a rollback would hang
 * just as long, and so would the connection's next user.
 */
function giveUp(client: Client, failed: { error: unknown; statement: string }): void {
  const { error, statement } = failed;
  if (error instanceof Error && readTimeoutPattern.test(error.message)) void client.end?.();
  // Drizzle releases a connection only once its transaction has begun: the pool would lose it.
  if (beginPattern.test(statement)) client.release(!(error instanceof DatabaseTooSlowError));
}

/** Ends a request that has waited for the database too long, before its next statement. */
function withinBudget<Query extends (...args: never[]) => unknown>(query: Query): Query {
  return new Proxy(query, {
    apply(ask, self, args) {
      const error = endPattern.test(statementOf(args)) ? null : findBudgetError();
      // With a callback it is the pool's own call, for a query that was let through before.
      if (error && typeof args.at(-1) !== 'function') return Promise.reject(error);
      const answer: unknown = Reflect.apply(ask, self, args);
      if (answer instanceof Promise) countDatabaseTime(answer);
      return answer;
    },
  });
}

function statementOf([query]: readonly unknown[]): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : '';
}

const readTimeoutPattern = /query read timeout/i;
/** Not pg-boss's `BEGIN; …; COMMIT`, which releases its connection itself. */
const beginPattern = /^begin\b[^;]*$/;
/** A transaction is always ended: its connection is used again. */
const endPattern = /^(commit|rollback)\b/i;

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
    ({ code, message, name }) =>
      unavailableCodes.has(code) ||
      unavailableMessages.test(message) ||
      name === DatabaseTooSlowError.name,
  );
}

/** True after a deadlock, a serialization failure or a lock timeout. */
export function isConcurrencyError(error: unknown): boolean {
  return isOrWasCausedBy(error, ({ code }) => concurrencyErrorCodes.has(code));
}

function isOrWasCausedBy(
  error: unknown,
  isIntended: (failure: { code: string; message: string; name: string }) => boolean,
): boolean {
  if (!(error instanceof Error)) return false;
  if (
    error instanceof AggregateError &&
    error.errors.some((one) => isOrWasCausedBy(one, isIntended))
  ) {
    return true;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const { message, name } = error;
  return isIntended({ code, message, name }) || isOrWasCausedBy(error.cause, isIntended);
}
