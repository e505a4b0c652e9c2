import type { Pool } from 'pg';
import type { Db as BossDatabase } from 'pg-boss';

/** Lets the job queue share the program's connection pool. */
export function bossDatabase(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values) {
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
    },
  };
}

/** The query that was running is rejected with the same error. */
const ignore = () => undefined;
