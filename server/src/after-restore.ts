import { voidProofs } from './modules/identity/void-proofs.repository.ts';
import { cancelQueuedMails } from './platform/cancel-queued-mails.ts';
import { createDatabase } from './platform/database.ts';
import { createLogger } from './platform/logger.ts';

/**
 * `npm run after-restore -- lost-changes`: run it before anyone uses a database that was restored
 * to an earlier point (docs/runbooks/restore.md). Safe to repeat right away.
 */
if (process.argv[2] !== 'lost-changes')
  throw new Error('usage: npm run after-restore -- lost-changes');
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');

const logger = createLogger({ level: 'warn', name: 'after-restore' });
const database = createDatabase({ url, poolSize: 1, applicationName: 'danube-restore' }, logger);
try {
  const done = await database.db.transaction(async (tx) => ({
    ...(await voidProofs(tx)),
    mails: await cancelQueuedMails(tx),
  }));
  process.stdout.write(
    `${done.sessions} sessions ended, ${done.links} links voided, ${done.mails} mails held\n`,
  );
} finally {
  await database.close();
}
