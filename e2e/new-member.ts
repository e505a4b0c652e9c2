import { randomUUID } from 'node:crypto';
import {
  findPasswordHash,
  findUserIdByEmail,
  insertAccount,
} from '@danube/server/modules/identity/identity.repository.ts';
import { seededLogins, seededPassword } from '@danube/server/modules/identity/identity.seed.ts';
import { createDatabase } from '@danube/server/platform/database.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import type { PartsEnvironment } from './database.ts';
import type { Login } from './people.ts';

/** A registered account, without waiting for the email. */
export async function addMember(env: PartsEnvironment, firstName: string): Promise<Login> {
  const database = createDatabase(
    { url: env.DATABASE_URL ?? '', poolSize: 1, applicationName: 'danube-journeys' },
    createLogger({ level: 'warn', name: 'journeys' }),
  );
  try {
    const { db } = database;
    const id = randomUUID();
    const person = { firstName, lastName: 'Petrova', email: uniqueEmail(firstName) };
    // All seeded accounts have the same password; hashing it again for each would only take time.
    const seededId = await findUserIdByEmail(db, seededLogins.member.email);
    const passwordHash = await findPasswordHash(db, seededId ?? '');
    if (passwordHash === null) throw new Error('the database has no seeded logins');
    const account = { ...person, id, accountId: randomUUID(), phone: null, passwordHash };
    await insertAccount(db, { ...account, language: 'en', source: null });
    return { ...person, password: seededPassword };
  } finally {
    await database.close();
  }
}

/** An address that no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@journeys.example`;
}
