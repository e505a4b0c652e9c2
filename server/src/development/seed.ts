import { compose } from '../compose.ts';
import { readEnvironment } from '../env.ts';
import { seedClaims } from '../modules/claims/claims.seed.ts';
import { seedEvents } from '../modules/events/events.seed.ts';
import { seededLogins, seededPassword, seedIdentity } from '../modules/identity/identity.seed.ts';
import { createLogger } from '../platform/logger.ts';

/** Fills the database with sample content and one login for each role. Never in production. */
export async function seed(source: Record<string, string>): Promise<void> {
  const env = readEnvironment(source);
  if (env.NODE_ENV === 'production') throw new Error('sample logins are not for production');
  const logger = createLogger({ level: 'warn', name: 'seed' });
  const parts = compose(env, logger, 'danube-seed');
  try {
    await seedIdentity({
      db: parts.database.db,
      ids: parts.ids,
      accounts: parts.identity.accounts,
    });
    await seedClaims({ transact: parts.transact, clock: parts.clock });
    await seedEvents({ transact: parts.transact, clock: parts.clock });
  } finally {
    await parts.close();
  }
  const emails = Object.values(seededLogins).map((login) => login.email);
  process.stdout.write(`Logins: ${emails.join(', ')}\nPassword of each: ${seededPassword}\n`);
}
