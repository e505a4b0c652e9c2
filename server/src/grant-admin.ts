import { grantAdmin } from './modules/identity/grant-admin.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database.ts';
import { createLogger } from './platform/logger.ts';

/** `npm run admin -- grant <email>`: creates the first administrator. */
const [verb, email] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (verb !== 'grant' || !email) throw new Error('usage: npm run admin -- grant <email>');
if (!url) throw new Error('DATABASE_URL is not set');

const logger = createLogger({ level: 'warn', name: 'admin' });
const database = createDatabase({ url, poolSize: 1, applicationName: 'danube-admin' }, logger);
try {
  const outcome = await grantAdmin(database.db, { email, now: systemClock.now() });
  process.stdout.write(`${email}: ${outcome}\n`);
  if (outcome !== 'granted') process.exitCode = 1;
} finally {
  await database.close();
}
