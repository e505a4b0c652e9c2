import pLimit from 'p-limit';
import type { Pool } from 'pg';
import type { Db as BossDatabase } from 'pg-boss';

const maxConcurrentStatements = 4;

/**
 * Lets the job queue share the program's connection pool. Every queue polls on its own, all of them
 * in the same second after a start: they wait here for their turn, because the pool refuses a query
 * that waits longer than three seconds and because running jobs need connections too.
 */
export function bossDatabase(pool: Pool): BossDatabase {
  const limit = pLimit(maxConcurrentStatements);
  return { executeSql: (text, values) => limit(() => execute(pool, text, values)) };
}

async function execute(pool: Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  // The pool doesn't listen on a checked-out client, so a lost connection would crash the
  // process.
  client.on('error', ignore);
  let isClean = false;
  try {
    const result = await client.query(text, values);
    isClean = true;
    return result;
  } finally {
    client.off('error', ignore);
    // pg-boss sends `BEGIN; …; COMMIT` as one query: if it fails midway, the next user of the
    // connection would get an open transaction.
    client.release(!isClean);
  }
}

/** The query that was running is rejected with the same error. */
const ignore = () => undefined;
