import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { findJobTypes } from './job-types.ts';
import { installJobs } from './platform/install-jobs.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** An arbitrary lock id; it must be the same in every release. */
const advisoryLock = 7_242_026;
/** Tables whose rows the application may insert and read, but not update or delete. */
export const appendOnlyTables = ['audit_entries', 'audit_chain'] as const;

/**
 * Migrates the database to this release, as the owner of the tables. A separate deployment step,
 * never part of starting the server; concurrent runs wait for each other.
 */
export async function migrateDatabase(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'danube-migrate' });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${advisoryLock})`);
    await client.query("set lock_timeout = '2s'; set statement_timeout = '60s'");
    await migrate(drizzle(client), { migrationsFolder });
    await grantApplicationRole(client);
    await installJobs({
      ownerConnectionString: ownerUrl,
      applicationRole: 'danube_app',
      definitions: await findJobTypes(),
    });
  } finally {
    await client.end();
  }
}

/** The application may read and write rows, but owns no tables and can't alter them. */
async function grantApplicationRole(client: Client): Promise<void> {
  // Statements in one query run in one transaction: the grant is never visible without the
  // revocation.
  await client.query(`
    grant usage on schema public to danube_app;
    grant select, insert, update, delete on all tables in schema public to danube_app;
    revoke update, delete, truncate on ${appendOnlyTables.join(', ')} from danube_app;
    grant usage, select on all sequences in schema public to danube_app;
  `);
}

if (import.meta.main) {
  const ownerUrl = process.env.DATABASE_OWNER_URL;
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is not set');
  await migrateDatabase(ownerUrl);
}
