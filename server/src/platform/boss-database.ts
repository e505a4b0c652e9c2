import type { Pool } from 'pg';
import type { Db as BossDatabase } from 'pg-boss';

/** Lets the queue share a pool of connections with the rest of the program. */
export function bossDatabase(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      // The pool doesn't listen to a checked-out client; a lost connection would end the process.
      client.on('error', ignore);
      let isClean = false;
      try {
        const result = await client.query(text, values);
        isClean = true;
        return result;
      } finally {
        client.off('error', ignore);
        // The queue sends `BEGIN; …; COMMIT` as one text: a failure inside leaves the transaction
        // open for the next user of the connection.
        client.release(!isClean);
      }
    },
  };
}

/** The query that was running is rejected with the same error. */
const ignore = () => undefined;
